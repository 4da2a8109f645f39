/// How long a label takes to move, and along which curve.
public struct LabelTiming: Hashable, Sendable {
  /// The timing of the source design: 0.15 s, no delay, ease-in-out, the same both ways.
  public static let standard = LabelTiming()

  /// The time from one end to the other, in seconds, at least 0; 0 moves at once.
  public let duration: Double

  /// The progress, 0 to 1, as a function of the fraction of the duration, 0…1.
  public let easing: UnitBezier

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; a negative one, or one that isn't finite, counts as 0.
  ///   - easing: The curve.
  public init(duration: Double = 0.15, easing: UnitBezier = .easeInOut) {
    self.duration = duration.asMeasurement
    self.easing = easing
  }
}
