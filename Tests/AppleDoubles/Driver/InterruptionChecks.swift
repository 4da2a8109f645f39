import FloatingLabel
@_spi(Driver) import UIKit

@MainActor
func checkInterruption() {
  let stage = Stage()
  UIViewPropertyAnimator.partWhenStopped = 0.25
  stage.focus()
  stage.blur()
  check("a quick blur stops the first animation", stage.animators.first?.isStopped == true)
  check("and starts a second", stage.animators.count == 2)
  let back = stage.animators.last?.changes.first
  let seen = CGAffineTransform(stage.field.model.layout.matrix(progress: 0.25))
  check("from where the label is seen", back?.from == .transform(seen))
  check("back to rest", back?.to == .transform(.identity) && stage.isResting)
  check("for the full time", stage.animators.last?.duration == 0.15)

  stage.focus()
  check("a third time as well", stage.animators.count == 3 && stage.isRaised)
  check("and colour and font with it", stage.transitions.count == 3)

  stage.type("a")
  check("typing stops nothing", stage.animators.last?.isStopped == false)
  stage.blur()
  check("nor does leaving a filled field", stage.animators.last?.isStopped == false)

  stage.field.text = nil
  check("clearing in code ends what is moving", stage.animators.last?.isStopped == true)
  check("at rest, at once", stage.isResting && stage.animators.count == 3)

  stage.focus()
  stage.field.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
  stage.turn()
  check("a layout stops nothing", stage.animators.last?.isStopped == false && stage.isRaised)
  check("and starts nothing", stage.animators.count == 4)

  stage.field.configuration.timing = LabelTiming(duration: 1)
  check("a new timing ends what is moving", stage.animators.last?.isStopped == true)
  check("where the label belongs", stage.isRaised)

  stage.settle()
  stage.blur()
  UIViewPropertyAnimator.finishRunning()
  stage.focus()
  check(
    "what has come to its end isn't stopped",
    stage.animators.allSatisfy { !$0.isStopped } && stage.animators.count == 2
  )
}

@MainActor
func checkOvershootingCurve() {
  let easing = UnitBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55) ?? .linear
  let stage = Stage { $0.configuration.timing = LabelTiming(duration: 0.5, easing: easing) }
  stage.focus()
  check(
    "a curve that leaves the unit square is drawn by points, evenly",
    stage.animators.first?.kind
      == .animator(controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
  )
  let keyframes = stage.animators.first?.keyframes ?? []
  check("60 a second", keyframes.count == 30)
  check(
    "one after the other",
    keyframes.enumerated().allSatisfy { index, keyframe in
      isClose(keyframe.start, Double(index) / 30) && isClose(keyframe.duration, 1.0 / 30)
    }
  )
  let layout = stage.field.model.layout
  let matrices = keyframes.compactMap { keyframe -> CGAffineTransform? in
    if case .transform(let transform) = keyframe.change.to { transform } else { nil }
  }
  check(
    "each where the curve is",
    matrices.count == 30
      && matrices.enumerated().allSatisfy { index, matrix in
        let progress = easing.value(at: Double(index + 1) / 30)
        return isClose(matrix.ty, layout.matrix(progress: progress).ty)
      }
  )
  check("it overshoots", matrices.contains { $0.ty < CGFloat(layout.matrix(progress: 1).ty) })
  check("and undershoots", matrices.contains { $0.ty > 0 })
  check("and ends where the label belongs", stage.isRaised)

  stage.settle()
  stage.field.configuration.timing = LabelTiming(duration: 1e6, easing: easing)
  stage.blur()
  check(
    "a very long way has no more than 600 points",
    stage.animators.first.map { $0.keyframes.count <= 600 } == true
  )
}

@MainActor
func checkReducedMotion() {
  let stage = Stage()
  UIAccessibility.reducesMotion = true
  stage.focus()
  check("reduced motion goes to the end at once", stage.isRaised && stage.animations.isEmpty)
  stage.blur()
  check("both ways", stage.isResting && stage.animations.isEmpty)
  stage.field.setText("abc", animated: true)
  check("also in code", stage.isRaised && stage.animations.isEmpty)
  UIAccessibility.reducesMotion = false
  stage.field.setText(nil, animated: true)
  check("until it is turned off", stage.isResting && stage.animators.count == 1)
  UIAccessibility.reducesMotion = true
  stage.focus()
  check(
    "turned on while the label moves, it ends the motion at the next event",
    stage.isRaised && stage.animators.count == 1 && stage.animators.allSatisfy(\.isStopped)
  )
}
