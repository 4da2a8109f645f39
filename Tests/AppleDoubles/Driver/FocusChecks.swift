import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkFocus() {
  let stage = Stage()
  check("an empty field's label rests", stage.isResting)
  check("its frame is the text's", stage.label.frame == CGRect(x: 16, y: 16, width: 48, height: 19))

  stage.focus()
  check("focus raises the label", stage.isRaised && stage.field.model.state.isFocused)
  check("to the place of the design", isTransform(stage.label.transform, 0.8, -3.84, -19.2))
  check("in an animation", stage.animators.count == 1 && stage.transitions.count == 1)

  stage.settle()
  stage.type("a")
  stage.type("b")
  check("typing moves nothing", stage.isRaised && stage.animations.isEmpty)

  stage.blur()
  check("a filled field's label stays up", stage.isRaised && stage.animations.isEmpty)
  check("though the focus has gone", !stage.field.model.state.isFocused)

  stage.focus()
  stage.textField.deleteAll()
  stage.turn()
  check("deleting all leaves it up while there is focus", stage.isRaised)
  check("and animates nothing", stage.animations.isEmpty)

  stage.blur()
  check("leaving the emptied field lowers it", stage.isResting)
  check("in an animation, too", stage.animators.count == 1 && stage.transitions.count == 1)

  stage.settle()
  check("the field can begin editing for its text field", stage.field.becomeFirstResponder())
  check("and has the focus then", stage.field.isFirstResponder && stage.textField.isFirstResponder)
  check("which it could have", stage.field.canBecomeFirstResponder)
  check("and end editing", stage.field.resignFirstResponder() && !stage.field.isFirstResponder)

  stage.settle()
  stage.focus()
  stage.type(" ")
  stage.blur()
  check("a space is content", stage.isRaised)
  stage.settle()
  stage.textField.tapClearButton()
  stage.turn()
  check("the clear button lowers without focus", stage.isResting && stage.animators.count == 1)
}
