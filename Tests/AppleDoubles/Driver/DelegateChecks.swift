import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkDelegate() {
  check("the field takes no delegate's place", Stage().textField.delegate == nil)
  for delegateFirst in [true, false] {
    let owner = Owner()
    let stage = Stage { $0.textField.delegate = owner }
    UITextField.tellsDelegateFirst = delegateFirst

    owner.mayBegin = false
    check("a delegate may refuse to begin", !stage.field.becomeFirstResponder())
    stage.turn()
    check("which moves nothing", stage.isResting && stage.animations.isEmpty)

    owner.mayBegin = true
    stage.focus()
    owner.mayEnd = false
    check("it may refuse to end", !stage.field.resignFirstResponder())
    stage.turn()
    check("which moves nothing", stage.isRaised && stage.animators.count == 1)
    check("and leaves the focus", stage.field.model.state.isFocused)

    owner.mayEnd = true
    stage.blur()
    check("it hears of both once", owner.heard == ["begin", "end"])
    check("and is the delegate still", stage.textField.delegate === owner)
    check("the label rests again", stage.isResting)

    stage.settle()
    owner.textAtBegin = "today"
    stage.focus()
    stage.blur()
    check("a text that it writes as editing begins keeps the label up", stage.isRaised)
  }

  let first = Stage()
  let second = FloatingLabelField(frame: Stage.frame)
  second.labelText = "Name"
  first.window.addSubview(second)
  first.turn()
  first.focus()
  second.becomeFirstResponder()
  first.turn()
  check("focus that goes to another field lowers the label", first.isResting)
  check("and raises the other's", second.label.transform != .identity)
}

@MainActor
func checkEnabled() {
  let owner = Owner()
  let stage = Stage { $0.textField.delegate = owner }
  stage.focus()
  stage.settle()
  stage.textField.isEnabled = false
  stage.turn()
  check("disabling ends editing", !stage.textField.isEditing && !stage.field.model.state.isFocused)
  check("and lowers the label once", stage.isResting && stage.animators.count == 1)
  stage.focus()
  check("a disabled field takes no focus", stage.isResting)
  stage.settle()
  stage.textField.isEnabled = true
  check("enabling gives it none", stage.isResting && stage.animations.isEmpty)
  stage.focus()
  check("but lets it have one", stage.isRaised)

  owner.mayEnd = false
  stage.textField.isEnabled = false
  stage.turn()
  check("a disabled field has no focus even if it is kept from ending", stage.isResting)
  stage.textField.isEnabled = true
  stage.turn()
  check("and has it again when it is enabled", stage.isRaised && stage.field.model.state.isFocused)

  let disabled = Stage { $0.textField.isEnabled = false }
  disabled.field.text = "abc"
  check("a text raises the label of a disabled field", disabled.isRaised)
}
