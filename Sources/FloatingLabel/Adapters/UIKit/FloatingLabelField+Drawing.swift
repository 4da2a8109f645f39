#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    struct TextStyle: Equatable {
      var font: UIFont
      var color: UIColor
      var alignment: NSTextAlignment
    }

    /// Draws everything by the configuration and the traits, and has it laid out anew.
    func applyConfiguration() {
      draw(
        TextStyle(
          font: scaled(configuration.textFont),
          color: configuration.textColor,
          alignment: textAlignment
        )
      )
      trailingLabel.font = scaled(configuration.trailingLabelFont)
      trailingLabel.textColor = configuration.trailingLabelColor
      label.textAlignment = textAlignment
      measuringLabel.font = scaled(configuration.restingFont)
      drawLabel()
      if configuration.timing != model.motion.timing { replaceMotion() }
      invalidateIntrinsicContentSize()
      if configuration.behavior == model.state.behavior {
        showState()
      } else {
        handle(.behaviorChanged(configuration.behavior))
      }
    }

    /// Draws the label as it belongs at the end of its way.
    func drawLabel() {
      switch model.motion.target {
      case .resting:
        label.font = scaled(configuration.restingFont)
        label.textColor = configuration.restingColor
      case .raised:
        label.font = scaled(configuration.raisedFont)
        label.textColor = configuration.raisedColor
      }
    }

    /// Shows and hides what the state says, tells assistive technology, and has the rest laid out.
    func showState() {
      label.isHidden = !model.state.showsLabel
      line.backgroundColor =
        model.state.isFocused ? configuration.focusedLineColor : configuration.lineColor
      textField.attributedPlaceholder = model.state.showsPlaceholder ? drawnPlaceholder : nil
      updateAccessibility()
      setNeedsLayout()
    }

    func scaled(_ font: UIFont) -> UIFont {
      guard configuration.scalesWithTextSize else { return font }
      return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traitCollection)
    }

    func scaled(_ length: Double) -> Double {
      guard configuration.scalesWithTextSize else { return length }
      return Double(
        UIFontMetrics.default.scaledValue(for: CGFloat(length), compatibleWith: traitCollection)
      )
    }

    private func draw(_ style: TextStyle) {
      guard style != textStyle else { return }
      textStyle = style
      textField.font = style.font
      textField.textColor = style.color
      textField.textAlignment = style.alignment
    }

    // The timing of a motion is fixed, so that a new one starts where the label belongs.
    private func replaceMotion() {
      model.motion = LabelMotion(
        at: model.motion.target,
        timing: configuration.timing,
        interruption: model.motion.interruption
      )
      moveLabelAtOnce()
    }

    private var drawnPlaceholder: NSAttributedString? {
      placeholder.map {
        NSAttributedString(
          string: $0,
          attributes: [
            .font: scaled(configuration.textFont),
            .foregroundColor: configuration.placeholderColor,
          ]
        )
      }
    }

    private var textAlignment: NSTextAlignment {
      let side = configuration.alignment.side(in: direction)
      return side < 0 ? .left : side > 0 ? .right : .center
    }
  }
#endif
