import FloatingLabel
@_spi(Driver) import UIKit

// The double's largest size doubles everything.
@MainActor
func checkTextSize() {
  let stage = Stage(UITraitCollection(.accessibilityExtraExtraExtraLarge))
  check("larger text has a larger label", stage.label.font?.pointSize == 32)
  check("and text", stage.textField.font?.pointSize == 32)
  check("and trailing label", stage.trailingLabel.font?.pointSize == 32)
  check("insets", stage.textField.frame == CGRect(x: 32, y: 32, width: 236, height: 38))
  check("gap, but no line", stage.field.line.frame == CGRect(x: 32, y: 86, width: 236, height: 2))
  check("height", stage.field.intrinsicContentSize.height == 88)
  stage.focus()
  check("and rise", isTransform(stage.label.transform, 0.8, -7.68, -38.4))
  check("its raised font scales, too", stage.label.font?.pointSize == 24)

  stage.settle()
  let before = stage.field.intrinsicSizeInvalidations
  stage.window.setTraits(UITraitCollection(.small))
  check("a new text size changes the height", stage.field.intrinsicSizeInvalidations > before)
  stage.turn()
  check("the raised label follows", isTransform(stage.label.transform, 0.8, -2.88, -14.4))
  check("its font, too", stage.label.font?.pointSize == 9)
  check("at once", stage.animations.isEmpty)

  let style = UIFontMetrics.default.scaledFont(
    for: .systemFont(ofSize: 17, weight: .regular),
    compatibleWith: nil
  )
  stage.field.configuration.scalesWithTextSize = false
  stage.field.configuration.textFont = style
  stage.turn()
  check("scaling can be left off", isTransform(stage.label.transform, 0.8, -3.84, -19.2))
  check("for fonts that are scaled already", stage.textField.font == style)
}
