#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    /// The text of ``textField``, which may be set directly just as well.
    ///
    /// Setting it moves the label at once; ``setText(_:animated:)`` lets it take its time.
    public var text: String? {
      get { textField.text }
      set { setText(newValue, animated: false) }
    }

    /// The text with its attributes.
    ///
    /// Setting it moves the label at once; ``setAttributedText(_:animated:)`` lets it take its time.
    public var attributedText: NSAttributedString? {
      get { textField.attributedText }
      set { setAttributedText(newValue, animated: false) }
    }

    /// Sets the text, and moves the label if it has to.
    ///
    /// - Parameters:
    ///   - text: The text, or `nil` for none.
    ///   - animated: Whether the label takes its time. It doesn't until the field has been laid out in a
    ///     window, nor when motion is to be reduced.
    public func setText(_ text: String?, animated: Bool) {
      settingAnimated = animated
      defer { settingAnimated = false }
      textField.text = text
    }

    /// Sets the text with its attributes, and moves the label if it has to.
    ///
    /// - Parameters:
    ///   - text: The text, or `nil` for none.
    ///   - animated: Whether the label takes its time. It doesn't until the field has been laid out in a
    ///     window, nor when motion is to be reduced.
    public func setAttributedText(_ text: NSAttributedString?, animated: Bool) {
      settingAnimated = animated
      defer { settingAnimated = false }
      textField.attributedText = text
    }
  }
#endif
