import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkMemory() {
  weak var field: FloatingLabelField?
  weak var textField: UITextField?
  weak var owner: Owner?
  do {
    let delegate = Owner()
    let stage = Stage {
      $0.textField.delegate = delegate
      $0.trailingText = "EUR"
    }
    stage.focus()
    stage.type("12")
    stage.blur()
    stage.field.setText(nil, animated: true)
    field = stage.field
    textField = stage.textField
    owner = delegate
    check("a field in use is there", field != nil && owner != nil)
    stage.field.removeFromSuperview()
  }
  check("one that nobody has is gone", field == nil)
  check("with its text field", textField == nil)
  check("and its delegate, which it doesn't keep", owner == nil)
}
