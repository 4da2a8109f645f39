import FloatingLabel
@_spi(Driver) import UIKit

// “@example.com” is 96 wide, a space 8, and the room between the insets 268.
@MainActor
func checkTrailingLabel() {
  let stage = Stage { $0.trailingText = "@example.com" }
  check("the trailing label hides while the floating one rests", stage.trailingLabel.isHidden)
  check("and the text has its room", stage.textField.frame.size.width == 268)
  stage.focus()
  check("it shows when that is up", !stage.trailingLabel.isHidden)
  check("after no text", stage.trailingLabel.frame.minX == 24)
  stage.type("anna")
  check(
    "it follows the text after a space",
    stage.trailingLabel.frame == CGRect(x: 56, y: 16, width: 96, height: 19)
  )
  check("before which the text field ends", stage.textField.frame.size.width == 164)
  stage.type(" ")
  check("also a space at the end", stage.trailingLabel.frame.minX == 64)
  stage.field.text = "bo"
  stage.turn()
  check("also a text set in code", stage.trailingLabel.frame.minX == 40)

  stage.blur()
  check("without focus, too", stage.trailingLabel.frame.minX == 40)
  stage.field.text = nil
  stage.turn()
  check("clearing hides it with the floating label at rest", stage.trailingLabel.isHidden)

  stage.field.text = "anna"
  stage.field.trailingText = "EUR"
  stage.turn()
  check("another one", stage.trailingLabel.frame.size.width == 24)
  stage.field.trailingText = ""
  stage.turn()
  check("an empty one is none", stage.trailingLabel.isHidden)
  check("and the text has its room", stage.textField.frame.size.width == 268)
  stage.field.trailingText = nil
  stage.turn()
  check("so is a missing one", stage.textField.frame.size.width == 268)

  let bare = Stage {
    $0.labelText = nil
    $0.placeholder = "name"
    $0.trailingText = "@example.com"
  }
  check("without a floating label it follows the placeholder", bare.trailingLabel.frame.minX == 56)
  bare.field.configuration.hidesTrailingLabelWhenEmpty = true
  bare.turn()
  check("or hides until there is a text", bare.trailingLabel.isHidden)
  bare.focus()
  bare.type("an")
  check("and no longer", bare.trailingLabel.frame.minX == 40 && !bare.trailingLabel.isHidden)
}

@MainActor
func checkTrailingLabelOverflow() {
  let stage = Stage { $0.trailingText = "@example.com" }
  stage.focus()
  stage.type(String(repeating: "x", count: 40))
  check("a long text pins it to the edge", stage.trailingLabel.frame.maxX == 284)
  check("and ends a space before it", stage.textField.frame.maxX == 180)

  stage.window.setTraits(.rightToLeft)
  stage.turn()
  check("in right-to-left at the left", stage.trailingLabel.frame.minX == 16)
  check("with the text right of it", stage.textField.frame.minX == 120)

  stage.window.setTraits(UITraitCollection())
  stage.field.text = "anna"
  stage.field.configuration.alignment = .trailing
  stage.turn()
  check("beside a text at the end it stands next to it", stage.trailingLabel.frame.minX == 188)

  stage.field.configuration.alignment = .leading
  let font = UIFont.systemFont(ofSize: 32, weight: .regular)
  stage.field.attributedText = NSAttributedString(string: "anna", attributes: [.font: font])
  stage.turn()
  check("it follows the width of attributed text", stage.trailingLabel.frame.minX == 88)
  stage.textField.isSecureTextEntry = true
  stage.turn()
  check("and that of the dots of a secure one", stage.trailingLabel.frame.minX == 56)

  stage.textField.isSecureTextEntry = false
  stage.field.configuration.textFont = .systemFont(ofSize: 16.3, weight: .regular)
  stage.field.text = "abc"
  stage.turn()
  check("it begins on a whole pixel", stage.trailingLabel.frame.minX == 48.5)

  stage.field.trailingText = String(repeating: "y", count: 99)
  stage.turn()
  check("one longer than the field is cut", stage.trailingLabel.frame.size.width == 268)
  check("and leaves the text no room", stage.textField.frame.size.width == 0)
}
