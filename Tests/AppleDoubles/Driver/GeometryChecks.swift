import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkGeometry() {
  let stage = Stage()
  check(
    "the text stands between the insets",
    stage.textField.frame == CGRect(x: 16, y: 16, width: 268, height: 19)
  )
  check("the line below it", stage.field.line.frame == CGRect(x: 16, y: 43, width: 268, height: 2))
  check("the text's height is its field's own", stage.field.model.layout.textHeight == 19)
  check(
    "the field wants the height that it needs, and any width",
    stage.field.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 45)
  )
  check(
    "and fits in any width with it",
    stage.field.sizeThatFits(CGSize(width: 123, height: 9)) == CGSize(width: 123, height: 45)
  )

  stage.focus()
  let raised = stage.label.transform
  for _ in 1...3 {
    stage.field.setNeedsLayout()
    stage.turn()
  }
  check("a transformed label that is measured again stays", stage.label.transform == raised)
  check("and is as wide as before", stage.field.model.layout.labelWidth == 48)
  check(
    "its matrix is the library's",
    AffineMatrix(stage.label.transform)
      == RaisedPlacement.standard.matrix(labelWidth: 48)
  )

  stage.settle()
  let before = stage.field.intrinsicSizeInvalidations
  stage.type("abc")
  check("typing doesn't change the height", stage.field.intrinsicSizeInvalidations == before)
  stage.field.labelText = "Address"
  check("another label may", stage.field.intrinsicSizeInvalidations > before)
  stage.turn()
  check("it moves at once", isTransform(stage.label.transform, 0.8, -4.48, -19.2))
  check("and animates nothing", stage.animations.isEmpty)

  stage.field.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
  stage.turn()
  check("a narrower field has a shorter line", stage.field.line.frame.size.width == 168)
  check("and animates nothing", stage.animations.isEmpty)

  let line = CGPoint(x: 100, y: 44)
  check(
    "a touch beside the text is the text's",
    stage.field.hitTest(line, with: nil) === stage.textField
  )
  let outside = CGPoint(x: 100, y: 70)
  check("one outside of the field isn't", stage.field.hitTest(outside, with: nil) == nil)
  let button = UIControl(frame: CGRect(x: 150, y: 0, width: 20, height: 60))
  stage.field.addSubview(button)
  check(
    "nor is one of a view that is added",
    stage.field.hitTest(CGPoint(x: 160, y: 44), with: nil) === button
  )
  stage.textField.isUserInteractionEnabled = false
  check("nor while the text takes none", stage.field.hitTest(line, with: nil) === stage.field)

  let archived = FloatingLabelField(coder: NSCoder())
  check("a field from an archive is set up alike", archived?.subviews.count == 4)
}

@MainActor
func checkLongLabel() {
  let stage = Stage { $0.labelText = String(repeating: "x", count: 100) }
  check("a label longer than the field is cut to its room", stage.label.bounds.size.width == 268)
  check("where the text begins", stage.label.frame.minX == 16)
  stage.focus()
  check("raised it has more room, for it is smaller", stage.label.bounds.size.width == 335)
  check("and is shifted by the width it has", isTransform(stage.label.transform, 0.8, -26.8, -19.2))
  check(
    "all of which is animated",
    Set(stage.animators.flatMap(\.changes).map(\.property)) == [.bounds, .center, .transform]
  )
  let layout = stage.field.model.layout
  check("and is the library's", stage.isRaised && layout.isLabelTruncated(progress: 1))
  stage.blur()
  check("lowered it is as before", stage.isResting && stage.label.bounds.size.width == 268)
}
