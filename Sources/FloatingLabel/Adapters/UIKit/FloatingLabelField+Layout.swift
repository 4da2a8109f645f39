#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    /// The layout by what is measured now.
    ///
    /// The label is measured untransformed, and the height doesn't depend on the bounds.
    var measuredLayout: FieldLayout {
      FieldLayout(
        labelSize: LayoutSize(measuringLabel.intrinsicContentSize),
        containerWidth: Double(bounds.size.width),
        textHeight: Double(textField.intrinsicContentSize.height),
        leadingInset: scaled(configuration.leadingInset),
        trailingInset: scaled(configuration.trailingInset),
        topInset: scaled(configuration.topInset),
        lineGap: scaled(configuration.lineGap),
        lineHeight: configuration.lineHeight,
        placement: RaisedPlacement(
          configuration.placement.order,
          scale: configuration.placement.scale,
          rise: scaled(configuration.placement.rise)
        ),
        alignment: configuration.alignment,
        direction: direction
      )
    }

    var direction: WritingDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    func layOut() {
      model.layout = measuredLayout
      line.frame = CGRect(model.layout.lineFrame)
      placeTexts()
      placeLabel(progress: model.motion.target.progress)
    }

    /// Puts the label where it belongs at a progress.
    func placeLabel(progress: Double) {
      let frame = model.layout.untransformedLabelFrame(progress: progress)
      // Not the frame, which has no meaning while there is a transform.
      label.bounds = CGRect(LayoutRect(origin: .zero, size: frame.size))
      label.center = CGPoint(LayoutPoint(x: frame.midX, y: frame.midY))
      label.transform = CGAffineTransform(model.layout.matrix(progress: progress))
    }

    private func placeTexts() {
      let text = model.layout.textFrame
      guard trailingText?.isEmpty == false else {
        textField.frame = CGRect(text)
        trailingLabel.isHidden = true
        return
      }
      let frames = trailingFrames
      func frame(_ span: LayoutSpan) -> CGRect {
        CGRect(
          LayoutRect(
            x: onPixels(span.x),
            y: text.minY,
            width: span.width,
            height: text.size.height
          )
        )
      }
      textField.frame = frame(frames.field)
      trailingLabel.isHidden = frames.label == nil
      if let span = frames.label { trailingLabel.frame = frame(span) }
    }

    // The width of a text is no whole number of pixels, and a label that begins between two is blurred.
    private func onPixels(_ x: Double) -> Double {
      let scale = max(1, Double(traitCollection.displayScale))
      return (x * scale).rounded() / scale
    }

    private var trailingFrames: TrailingLabelFrames {
      model.trailingLabelFrames(
        text: textWidth,
        placeholder: width(of: placeholder ?? ""),
        label: Double(trailingLabel.intrinsicContentSize.width),
        spacing: width(of: " "),
        hidesLabelWhenEmpty: configuration.hidesTrailingLabelWhenEmpty
      )
    }

    // With trailing spaces, and of a secure text the width of the dots that are shown in its place.
    private var textWidth: Double {
      let text = textField.text ?? ""
      if textField.isSecureTextEntry { return width(of: String(repeating: "•", count: text.count)) }
      return textField.attributedText.map { Double($0.size().width) } ?? width(of: text)
    }

    private func width(of text: String) -> Double {
      let attributes = [NSAttributedString.Key.font: scaled(configuration.textFont)]
      return Double(NSAttributedString(string: text, attributes: attributes).size().width)
    }
  }
#endif
