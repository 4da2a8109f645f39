import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkAttributedText() {
  let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let text = NSAttributedString(string: "abc", attributes: [.foregroundColor: red])
  let stage = Stage { $0.attributedText = text }
  check("attributed text raises the label", stage.isRaised && stage.field.text == "abc")
  stage.focus()
  stage.blur()
  stage.field.configuration.lineColor = red
  stage.field.placeholder = "x"
  stage.field.frame.size.width = 200
  stage.turn()
  check("its attributes outlast what doesn't concern them", stage.field.attributedText == text)
}
