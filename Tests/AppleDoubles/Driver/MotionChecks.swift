import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkMotion() {
  let stage = Stage()
  stage.focus()
  let timing = LabelTiming.standard
  check(
    "the label moves along the library's curve",
    stage.animators.first?.kind
      == .animator(
        controlPoint1: CGPoint(x: 0.42, y: 0),
        controlPoint2: CGPoint(x: 0.58, y: 1)
      )
  )
  check("for the library's time", stage.animators.first?.duration == timing.duration)
  let moves = stage.animators.first?.changes ?? []
  let raised = CGAffineTransform(stage.field.model.layout.matrix(progress: 1))
  check("only the transform changes", moves.map(\.property) == [.transform])
  check("from rest", moves.first?.from == .transform(.identity))
  check("to the library's matrix", moves.first?.to == .transform(raised))
  check("of the label", moves.first?.view === stage.label)

  let dissolve = stage.transitions.first
  check("font and colour dissolve in the label", dissolve?.view === stage.label)
  check("for the same time", dissolve?.duration == timing.duration)
  check(
    "crosswise, and from where they are",
    dissolve?.kind
      == .transition([.transitionCrossDissolve, .allowUserInteraction, .beginFromCurrentState])
  )
  let resting = LabelAppearance.resting
  let up = LabelAppearance.raised
  check(
    "the font from 16 points medium to 12 points regular",
    dissolve?.changes.first { $0.property == .font }.map { change in
      change.from == .font(scaled(resting.fontSize, .medium))
        && change.to == .font(scaled(up.fontSize, .regular))
    } == true
  )
  check(
    "the colour from gray to blue",
    dissolve?.changes.first { $0.property == .textColor }.map { change in
      change.from == .color(UIColor(resting.color)) && change.to == .color(UIColor(up.color))
    } == true
  )

  let easing = UnitBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4) ?? .linear
  stage.settle()
  stage.field.configuration.timing = LabelTiming(duration: 2, easing: easing)
  check("a new timing moves nothing", stage.isRaised && stage.animations.isEmpty)
  stage.blur()
  check(
    "another curve is taken, and its points in order",
    stage.animators.first?.kind
      == .animator(
        controlPoint1: CGPoint(x: 0.1, y: 0.2),
        controlPoint2: CGPoint(x: 0.3, y: 0.4)
      )
  )
  check("another duration, too", stage.animations.allSatisfy { $0.duration == 2 })
  check("the model knows it", stage.field.model.motion.timing.duration == 2)

  stage.settle()
  stage.field.configuration.timing = LabelTiming(duration: 0)
  stage.focus()
  check("no duration is no animation", stage.isRaised && stage.animations.isEmpty)
}

@MainActor
private func scaled(_ size: Double, _ weight: UIFont.Weight) -> UIFont {
  UIFontMetrics.default.scaledFont(
    for: .systemFont(ofSize: size, weight: weight),
    compatibleWith: UITraitCollection()
  )
}
