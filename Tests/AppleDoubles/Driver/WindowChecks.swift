import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkWindow() {
  checkArrival()
  checkLeaving()
  checkOwnersAnimation()
}

@MainActor
private func checkArrival() {
  let window = Stage.window()
  let field = FloatingLabelField(frame: Stage.frame)
  field.labelText = "E-mail"
  field.setText("abc", animated: true)
  field.layoutIfNeeded()
  check("before there is a window nothing animates", RecordedAnimation.all.isEmpty)
  check("and nothing is on screen", !field.model.isOnScreen)
  check("but the label is up", isTransform(field.label.transform, 0.8, -3.84, -19.2))

  window.addSubview(field)
  field.setText(nil, animated: true)
  field.setText("abcd", animated: true)
  field.textField.becomeFirstResponder()
  check("nor before the first layout in one", RecordedAnimation.all.isEmpty)
  window.layoutIfNeeded()
  check("nor with that", RecordedAnimation.all.isEmpty && field.model.isOnScreen)
  check("the label is up then", isTransform(field.label.transform, 0.8, -3.84, -19.2))
  field.textField.resignFirstResponder()
  field.setText(nil, animated: true)
  check("after it there is motion", RecordedAnimation.all.count == 2)
}

@MainActor
private func checkLeaving() {
  let stage = Stage()
  stage.focus()
  stage.field.removeFromSuperview()
  check("leaving the window ends editing", !stage.field.model.state.isFocused)
  check("the label is at rest at once", stage.isResting && !stage.field.model.isOnScreen)
  check("all that moved is stopped", stage.animators.allSatisfy(\.isStopped))

  stage.settle()
  stage.field.setText("abc", animated: true)
  check("nothing animates off screen", stage.isRaised && stage.animations.isEmpty)
  stage.window.addSubview(stage.field)
  stage.turn()
  check("nor when it comes back", stage.isRaised && stage.animations.isEmpty)
  stage.field.setText(nil, animated: true)
  check("but then", stage.animators.count == 1)

  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  stage.settle()
  parent.addSubview(stage.field)
  stage.field.setText("abc", animated: true)
  check("a parent without a window is no window", stage.animations.isEmpty)
  stage.window.addSubview(parent)
  stage.turn()
  stage.field.setText(nil, animated: true)
  check("a parent that comes into one is", stage.animators.count == 1)
  stage.field.setText("abc", animated: true)
  parent.removeFromSuperview()
  check("one that leaves it ends the motion", stage.animators.allSatisfy(\.isStopped))
  check("where the label belongs", stage.isRaised)

  let owner = Owner()
  let second = Stage { $0.textField.delegate = owner }
  second.focus()
  owner.mayEnd = false
  second.field.removeFromSuperview()
  check("a delegate can't keep a field that leaves from ending", second.isResting)
  second.window.addSubview(second.field)
  second.turn()
  check("it comes back without focus", second.isResting && !second.field.model.state.isFocused)
}

@MainActor
private func checkOwnersAnimation() {
  let window = Stage.window()
  let field = FloatingLabelField(frame: Stage.frame)
  field.labelText = "E-mail"
  field.trailingText = "@example.com"
  window.addSubview(field)
  UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
  check(
    "the first layout doesn't go along with an owner's animation",
    RecordedAnimation.all.flatMap(\.changes).isEmpty
  )

  UIView.animate(withDuration: 1) {
    field.frame.size.width = 200
    window.layoutIfNeeded()
  }
  check(
    "a later one does",
    RecordedAnimation.all.flatMap(\.changes).contains { $0.view === field.line }
  )

  window.layoutIfNeeded()
  RecordedAnimation.all = []
  UIView.animate(withDuration: 1) { field.text = "abc" }
  check(
    "a text that is set at once in one moves no label slowly",
    !RecordedAnimation.all.flatMap(\.changes).contains { $0.view === field.label }
  )
}
