/// A leg from one end to the other by the curve, on which the label may turn and go back.
struct RetracedLeg: Hashable, Sendable {
  /// The time of the last turn, or of the start, in seconds.
  let start: Double

  /// The fraction of the curve at that time, 0…1.
  let fraction: Double

  /// Whether the label goes back to where the curve began.
  let isReturning: Bool

  /// A fresh leg.
  init(startingAt start: Double) {
    self.init(start: start, fraction: 0, isReturning: false)
  }

  init(start: Double, fraction: Double, isReturning: Bool) {
    self.start = start
    self.fraction = fraction
    self.isReturning = isReturning
  }

  /// The part of the duration that is left at the start.
  var remaining: Double { isReturning ? fraction : 1 - fraction }

  func turned(at time: Double, duration: Double) -> RetracedLeg {
    RetracedLeg(
      start: time,
      fraction: fraction(at: time, duration: duration),
      isReturning: !isReturning
    )
  }

  func progress(at time: Double, to target: LabelMotion.End, timing: LabelTiming) -> Double {
    let value = timing.easing.value(at: fraction(at: time, duration: timing.duration))
    return risesAlongCurve(to: target) ? value : 1 - value
  }

  func velocity(at time: Double, to target: LabelMotion.End, timing: LabelTiming) -> Double {
    guard time >= start else { return 0 }
    let slope = timing.easing.slope(at: fraction(at: time, duration: timing.duration))
    return (target == .raised ? slope : -slope) / timing.duration
  }

  private func fraction(at time: Double, duration: Double) -> Double {
    let passed = max(0, time - start) / duration
    return (isReturning ? fraction - passed : fraction + passed).limited(
      to: 0...1,
      orIfNaN: fraction
    )
  }

  // The curve leads to where the label is going, or to where it is coming from.
  private func risesAlongCurve(to target: LabelMotion.End) -> Bool {
    (target == .raised) != isReturning
  }
}
