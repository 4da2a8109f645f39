/// A leg from some progress to the target, by the curve from its start.
struct DirectLeg: Hashable, Sendable {
  /// The time of its start, in seconds.
  let start: Double

  /// The progress at its start.
  let from: Double

  /// How long it takes, in seconds, above 0.
  let duration: Double

  func progress(at time: Double, to target: LabelMotion.End, easing: UnitBezier) -> Double {
    .blend(from, target.progress, at: easing.value(at: (time - start) / duration))
  }

  func velocity(at time: Double, to target: LabelMotion.End, easing: UnitBezier) -> Double {
    guard time >= start else { return 0 }
    return (target.progress - from) * easing.slope(at: (time - start) / duration) / duration
  }
}
