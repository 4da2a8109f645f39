import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkText() {
  let stage = Stage()
  let ways: [(String, (String?) -> Void)] = [
    ("text", { stage.field.text = $0 }),
    ("setText", { stage.field.setText($0, animated: false) }),
    ("attributedText", { stage.field.attributedText = $0.map { NSAttributedString(string: $0) } }),
    (
      "setAttributedText",
      {
        stage.field.setAttributedText(
          $0.map { NSAttributedString(string: $0) },
          animated: false
        )
      }
    ),
    ("textField.text", { stage.textField.text = $0 }),
    (
      "textField.attributedText",
      { stage.textField.attributedText = $0.map { NSAttributedString(string: $0) } }
    ),
  ]
  for (name, set) in ways {
    set("abc")
    check("\(name) raises the label before the next layout", stage.isRaised)
    stage.turn()
    check("\(name) leaves it there", stage.isRaised && stage.field.text == "abc")
    set("")
    check("an empty \(name) lowers it", stage.isResting)
    set("abc")
    set(nil)
    stage.turn()
    check("no \(name) lowers it", stage.isResting)
    check("\(name) animates nothing", stage.animations.isEmpty)
  }

  stage.field.setText("abc", animated: true)
  check("setText may animate", stage.isRaised && stage.animators.count == 1)
  stage.settle()
  stage.field.setText("abcd", animated: true)
  check("but not from text to text", stage.animations.isEmpty)
  stage.field.setAttributedText(nil, animated: true)
  check("setAttributedText may animate", stage.isResting && stage.animators.count == 1)
  stage.settle()
  stage.textField.text = "abc"
  check("which is forgotten for the next text", stage.isRaised && stage.animations.isEmpty)

  stage.field.text = nil
  stage.focus()
  stage.type("1")
  stage.textField.text = "1-"
  stage.turn()
  check(
    "a text that is formatted while the label moves doesn't end the motion",
    stage.animators.count == 1 && stage.animators.first?.isStopped == false
  )
  check("and its label goes where it belongs", stage.isRaised)
}

@MainActor
func checkComposedText() {
  let stage = Stage { $0.configuration.behavior = .whenFilled }
  stage.focus()
  check("focus alone doesn't raise a label for filled fields", stage.isResting)
  stage.textField.compose("に")
  stage.turn()
  check("text that is being composed does", stage.isRaised)
  stage.textField.compose("")
  stage.turn()
  check("and lowers it when it is given up", stage.isResting)
  stage.textField.compose("に")
  stage.blur()
  check("leaving commits it", stage.isRaised)
  check("as text alone", stage.field.model.state.content == .text)
}
