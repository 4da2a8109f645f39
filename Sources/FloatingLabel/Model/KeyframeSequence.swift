/// The keyframes of a label that moves without interruption, computed as they are asked for.
///
///     for keyframe in try KeyframeSequence(.raise, labelWidth: 120) {
///       print(keyframe.time, keyframe.progress, keyframe.matrix)
///     }
///
/// The first keyframe stands at the start of the transition and the last exactly at its end. A
/// lowering label takes the same curve: its progress is 1 minus the value of the curve.
public struct KeyframeSequence: Hashable, Sendable {
  /// Which way the label moves.
  public let transition: LabelState.Transition

  /// The width of the resting label, in points.
  public let labelWidth: Double

  /// At which instants the transition is looked at.
  public let sampling: KeyframeSampling

  /// Duration and curve.
  public let timing: LabelTiming

  /// Where the raised label stands.
  public let placement: RaisedPlacement

  /// Which edge the label keeps to.
  public let alignment: LabelAlignment

  /// The writing direction.
  public let direction: WritingDirection

  /// Font and colour at rest.
  public let resting: LabelAppearance

  /// Font and colour of the raised label.
  public let raised: LabelAppearance

  // The number of steps, of which the last may be shorter. It follows from sampling and timing, but
  // has to be known good before there is a sequence.
  private let steps: Double

  /// Creates the sequence.
  ///
  /// - Parameters:
  ///   - transition: Which way the label moves.
  ///   - labelWidth: The width of the label as laid out at rest, in points; a negative one, or one
  ///     that isn't finite, counts as 0.
  ///   - sampling: At which instants.
  ///   - timing: Duration and curve.
  ///   - placement: Where the raised label stands.
  ///   - alignment: Which edge the label keeps to.
  ///   - direction: The writing direction.
  ///   - resting: Font and colour at rest.
  ///   - raised: Font and colour of the raised label.
  /// - Throws: ``KeyframeError`` for a frame rate that is not finite and above 0, a count below 2, or
  ///   more than ``KeyframeSampling/maximumCount`` keyframes.
  public init(
    _ transition: LabelState.Transition,
    labelWidth: Double,
    sampling: KeyframeSampling = .frameRate(60),
    timing: LabelTiming = .standard,
    placement: RaisedPlacement = .standard,
    alignment: LabelAlignment = .leading,
    direction: WritingDirection = .leftToRight,
    resting: LabelAppearance = .resting,
    raised: LabelAppearance = .raised
  ) throws(KeyframeError) {
    self.steps = try sampling.steps(duration: timing.duration)
    self.transition = transition
    self.labelWidth = labelWidth.asMeasurement
    self.sampling = sampling
    self.timing = timing
    self.placement = placement
    self.alignment = alignment
    self.direction = direction
    self.resting = resting
    self.raised = raised
  }
}

extension KeyframeSequence: RandomAccessCollection {
  /// The position of the first keyframe, 0.
  public var startIndex: Int { 0 }

  /// The position after the last keyframe, which is the number of keyframes: 1…1,000,000,000.
  public var endIndex: Int {
    let whole = Int(steps)
    return Double(whole) == steps ? whole + 1 : whole + 2
  }

  /// The keyframe at a position.
  ///
  /// - Precondition: The position is in `0..<count`.
  /// - Parameter position: The position.
  public subscript(position: Int) -> Keyframe {
    // Not covered: the message is for a program that ends here.
    precondition(indices.contains(position), "There is no keyframe at this position.")
    return keyframe(at: position, between: KeyframeEnds(self))
  }

  /// The keyframe at a position of the sequence, for which the ends are known.
  func keyframe(at position: Int, between ends: KeyframeEnds) -> Keyframe {
    let (times, offsets) = instants(from: position)
    let eased = timing.easing.value(at: offsets[0])
    return ends.keyframe(time: times[0], offset: offsets[0], eased: eased)
  }

  /// The times of eight keyframes from a position on, and the same as parts of the duration; behind the
  /// last keyframe they are those of the end.
  @inline(__always)
  func instants(from position: Int) -> (times: SIMD8<Double>, offsets: SIMD8<Double>) {
    let positions = Double(position) + SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
    var offsets = positions / steps
    var times =
      switch sampling {
      case .frameRate(let rate): positions / rate
      case .count: offsets * timing.duration
      }
    guard positions[7] >= steps else { return (times, offsets) }
    for lane in 0..<8 where positions[lane] >= steps {
      times[lane] = timing.duration
      offsets[lane] = 1
    }
    return (times, offsets)
  }
}
