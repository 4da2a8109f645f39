/// Where a label is going, and what is still under way to there.
///
/// It reads no clock: times are seconds on the caller's, passed in. Asking changes nothing, costs the
/// same however often the label has turned, and allocates nothing; the progress depends on the time
/// alone, not on how often it is asked.
///
///     var motion = LabelMotion()
///     motion.move(to: .raised, at: 0)
///     motion.progress(at: 0.075)  // 0.5
///     motion.progress(at: 0.15)  // 1
///
/// Time should not run backwards, but may: while something is under way, a move at an earlier time than
/// the last one counts as made at the same time, and at an earlier time than that of a move, the move
/// seems just to begin. Two moves that undo each other at one instant are none in this, too.
public struct LabelMotion: Hashable, Sendable {
  /// One of the two places between which a label moves.
  public enum End: Hashable, Sendable, CaseIterable {
    /// Over the field, at progress 0.
    case resting

    /// Above the field, at progress 1.
    case raised

    /// The progress there.
    public var progress: Double {
      switch self {
      case .resting: 0
      case .raised: 1
      }
    }
  }

  // What is under way; what is over may still be here until the next move.
  enum Flight: Hashable, Sendable {
    case blended(BlendedLegs)
    case direct(DirectLeg)
    case retraced(RetracedLeg)
  }

  /// Duration and curve of a whole way.
  public let timing: LabelTiming

  /// How a label that is moving goes on when it is sent the other way.
  public let interruption: Interruption

  /// Where the label is going, or is.
  public internal(set) var target: End

  var flight: Flight?

  /// Creates the motion of a label that stands still.
  ///
  /// - Parameters:
  ///   - end: Where it stands.
  ///   - timing: Duration and curve of a whole way.
  ///   - interruption: How it goes on when it is sent the other way while it is moving.
  public init(
    at end: End = .resting,
    timing: LabelTiming = .standard,
    interruption: Interruption = .blend
  ) {
    self.target = end
    self.timing = timing
    self.interruption = interruption
  }
}
