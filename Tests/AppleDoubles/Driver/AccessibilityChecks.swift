import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkAccessibility() {
  let stage = Stage {
    $0.placeholder = "name"
    $0.trailingText = "@example.com"
  }
  func elements(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    if view.isAccessibilityElement { return [view] }
    return view.subviews.flatMap(elements)
  }
  var read: [String?] {
    [
      stage.textField.accessibilityLabel, stage.textField.accessibilityValue,
      stage.textField.accessibilityHint,
    ]
  }
  check("there is one element", elements(in: stage.field) == [stage.textField])
  check("the label is its name, and nothing hidden is read", read == ["E-mail", "", nil])
  stage.focus()
  check("the placeholder that shows is its hint", read == ["E-mail", "", "name"])
  check("there is one element still", elements(in: stage.field) == [stage.textField])
  stage.type("anna")
  check(
    "text and trailing label are its value, once",
    read == ["E-mail", "anna @example.com", nil]
      && elements(in: stage.field) == [stage.textField]
  )
  stage.field.text = "bo"
  check("also when set in code", read == ["E-mail", "bo @example.com", nil])
  stage.field.trailingText = nil
  check("without a trailing label the text alone", read == ["E-mail", "bo", nil])
  stage.textField.isSecureTextEntry = true
  check("a secure text is not given away", read == ["E-mail", nil, nil])
  stage.field.text = nil
  check("an empty secure one has no value", read == ["E-mail", "", "name"])

  stage.textField.isSecureTextEntry = false
  stage.field.placeholder = "e-mail "
  check("a placeholder that says no more than the label isn't read", read == ["E-mail", "", nil])
  stage.field.labelText = nil
  check("without a label it is the name", read == ["e-mail ", "", nil])
  stage.field.labelText = "Password"
  check("another label is another name", stage.textField.accessibilityLabel == "Password")
  stage.field.labelText = nil
  stage.field.placeholder = nil
  check("with neither there is none", read == [nil, "", nil])
  check(
    "touches go to the text",
    !stage.label.isUserInteractionEnabled && !stage.trailingLabel.isUserInteractionEnabled
  )
}
