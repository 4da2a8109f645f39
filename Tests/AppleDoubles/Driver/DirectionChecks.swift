import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkDirection() {
  let stage = Stage(.rightToLeft) {
    $0.configuration.leadingInset = 10
    $0.configuration.trailingInset = 30
  }
  check(
    "right-to-left mirrors the insets",
    stage.textField.frame == CGRect(x: 30, y: 16, width: 260, height: 19)
  )
  check("and the label's edge", stage.label.frame.maxX == 290)
  check("and the text", stage.textField.textAlignment == .right)
  check("and the text in the label", stage.label.textAlignment == .right)
  stage.focus()
  check("and the shift", isTransform(stage.label.transform, 0.8, 3.84, -19.2))

  stage.settle()
  stage.window.setTraits(UITraitCollection())
  stage.turn()
  check("the direction may change", isTransform(stage.label.transform, 0.8, -3.84, -19.2))
  check("with the text", stage.textField.textAlignment == .left)
  check("at once", stage.animations.isEmpty)

  stage.field.semanticContentAttribute = .forceRightToLeft
  stage.turn()
  check("a view may have its own", isTransform(stage.label.transform, 0.8, 3.84, -19.2))
  check(
    "in which its text field follows",
    stage.textField.semanticContentAttribute == .forceRightToLeft
      && stage.textField.textAlignment == .right
  )
  stage.field.semanticContentAttribute = .unspecified
  stage.turn()
  check("and give it up", isTransform(stage.label.transform, 0.8, -3.84, -19.2))

  stage.field.configuration.alignment = .center
  stage.turn()
  check("a centred label isn't shifted", isTransform(stage.label.transform, 0.8, 0, -19.2))
  check("and stands in the middle", stage.label.center.x == 10 + 260 / 2)
  check("of the centred text", stage.textField.textAlignment == .center)
  stage.field.configuration.alignment = .trailing
  stage.turn()
  check("at the trailing edge the other way", isTransform(stage.label.transform, 0.8, 3.84, -19.2))
  check(
    "from that edge",
    stage.label.center.x == 270 - 24 && stage.textField.textAlignment == .right
  )
}
