#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    /// Gives the text field the label as its name, and the text with the trailing label as its value.
    func updateAccessibility() {
      let placeholder = self.placeholder ?? ""
      let name = model.state.accessibilityName(label: labelText ?? "", placeholder: placeholder)
      textField.accessibilityLabel = name.isEmpty ? nil : name
      textField.accessibilityValue = valueToRead
      textField.accessibilityHint = model.state.accessibilityPlaceholder(
        placeholder,
        label: labelText ?? ""
      )
    }

    // An empty value, not a missing one: for that the text field would read its placeholder, which is
    // the hint already. A secure text is left to the text field, which doesn't give it away.
    private var valueToRead: String? {
      let text = textField.text ?? ""
      guard !textField.isSecureTextEntry || text.isEmpty else { return nil }
      return model.state.accessibilityValue(text: text, trailingLabel: trailingText ?? "")
    }
  }
#endif
