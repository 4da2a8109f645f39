import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkConfiguration() {
  let stage = Stage()
  stage.field.text = "abc"
  stage.turn()
  let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let bold = UIFont.systemFont(ofSize: 20, weight: .bold)

  stage.field.configuration.placement = .flush
  stage.turn()
  check("the placement can be set", isTransform(stage.label.transform, 0.8, -4.8, -24))
  stage.field.configuration.placement = RaisedPlacement(.scaleThenTranslate, scale: 0.5, rise: 10)
  stage.turn()
  check("with scale and rise", isTransform(stage.label.transform, 0.5, -12, -10))

  stage.field.configuration.leadingInset = 1
  stage.field.configuration.trailingInset = 2
  stage.field.configuration.topInset = 3
  stage.field.configuration.lineGap = 4
  stage.field.configuration.lineHeight = 5
  stage.turn()
  check(
    "the insets can be set",
    stage.textField.frame == CGRect(x: 1, y: 3, width: 297, height: 19)
  )
  check("and the line", stage.field.line.frame == CGRect(x: 1, y: 26, width: 297, height: 5))

  stage.field.configuration.raisedFont = bold
  check("the raised font", stage.label.font?.pointSize == 20 && stage.label.font?.weight == .bold)
  stage.field.configuration.raisedColor = red
  check("the raised colour", stage.label.textColor == red)
  stage.field.configuration.textFont = bold
  check("the text's font", stage.textField.font?.pointSize == 20)
  stage.field.configuration.textColor = red
  check("the text's colour", stage.textField.textColor == red)
  stage.field.configuration.lineColor = red
  check("the line's colour", stage.field.line.backgroundColor == red)
  let blue = stage.field.configuration.focusedLineColor
  stage.focus()
  check("and that while there is focus", stage.field.line.backgroundColor == blue)
  stage.field.configuration.focusedLineColor = red
  check("which can be set, too", stage.field.line.backgroundColor == red)
  stage.field.configuration.focusedLineColor = blue
  stage.blur()
  check("and is gone with the focus", stage.field.line.backgroundColor == red)
  stage.field.configuration.trailingLabelFont = bold
  check("the trailing label's font", stage.trailingLabel.font?.pointSize == 20)
  stage.field.configuration.trailingLabelColor = red
  check("the trailing label's colour", stage.trailingLabel.textColor == red)
  stage.field.text = nil
  stage.field.configuration.restingFont = bold
  check("the resting font", stage.label.font?.pointSize == 20)
  stage.turn()
  check("by which the label is measured", stage.label.bounds.size.width == 60)
  stage.field.configuration.restingColor = red
  check("the resting colour", stage.label.textColor == red)
  check("all at once", stage.animations.isEmpty)

  let before = stage.field.intrinsicSizeInvalidations
  stage.field.configuration.lineHeight = 5
  check("an equal one changes nothing", stage.field.intrinsicSizeInvalidations == before)
}

@MainActor
func checkBehavior() {
  let stage = Stage()
  stage.field.configuration.behavior = .always
  check("a label that is always up rises", stage.isRaised && stage.animators.count == 1)
  stage.settle()
  stage.field.configuration.behavior = .never
  stage.turn()
  check("one that never is falls", stage.isResting && !stage.label.isHidden)
  stage.field.text = "abc"
  check("and hides rather than lie over the text", stage.label.isHidden)
  stage.settle()
  stage.field.configuration.behavior = .automatic
  check("until it may rise", !stage.label.isHidden && stage.isRaised)

  let up = Stage { $0.configuration.behavior = .always }
  check("one that is up from the start is there at once", up.isRaised && up.animations.isEmpty)
}

@MainActor
func checkLabelAndPlaceholder() {
  let stage = Stage { $0.placeholder = "name@example.com" }
  check("no placeholder shows under a label", stage.textField.placeholder == nil)
  stage.focus()
  check("it shows when that is up", stage.textField.placeholder == "name@example.com")
  check(
    "in its colour and font",
    stage.textField.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      as? UIColor == .placeholderText
      && (stage.textField.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil)
        as? UIFont)?.pointSize == 16
  )
  stage.field.placeholder = "you@example.com"
  check("it can be changed", stage.textField.placeholder == "you@example.com")
  stage.type("a")
  check("no placeholder shows for a text", stage.textField.placeholder == nil)
  stage.textField.deleteAll()
  check("it is back when that is gone", stage.textField.placeholder == "you@example.com")
  stage.blur()
  check("and gone when the label is back", stage.textField.placeholder == nil)

  stage.settle()
  stage.field.labelText = nil
  check("without a label it shows", stage.textField.placeholder == "you@example.com")
  check("and no label does", stage.label.isHidden)
  stage.focus()
  check("no label moves", stage.animations.isEmpty)
  stage.blur()
  stage.field.labelText = "Name"
  stage.turn()
  check("a label that comes rests", stage.isResting && !stage.label.isHidden)
  check("at once", stage.animations.isEmpty && stage.textField.placeholder == nil)
  stage.field.labelText = ""
  check("an empty one is none", stage.label.isHidden)
}
