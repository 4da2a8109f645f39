/// At which instants a transition is looked at.
///
/// However it is sampled, the last keyframe stands exactly at the end, and a transition without
/// duration has one keyframe, the end.
public enum KeyframeSampling: Hashable, Sendable {
  /// A keyframe at every k / rate seconds before the end, and one at the end.
  ///
  /// The rate is in hertz, finite and above 0. At 60 Hz and 0.15 s there are 10 keyframes; at 24 Hz
  /// there are 5, and the last step is shorter.
  case frameRate(Double)

  /// So many keyframes at even distances, at least 2.
  case count(Int)

  /// The most keyframes that a sequence can have: a thousand million, which an `Int` of 32 bits holds.
  public static let maximumCount = 1_000_000_000

  /// The number of keyframes for a duration in seconds, finite and at least 0.
  func count(duration: Double) throws(KeyframeError) -> Int {
    switch self {
    case .frameRate(let rate):
      guard rate.isFinite, rate > 0 else { throw .illegalFrameRate(rate) }
      return duration > 0 ? try Self.steps(rate * duration) + 1 : 1
    case .count(let count):
      guard count >= 2 else { throw .tooFew(count) }
      guard count <= Self.maximumCount else { throw .tooMany }
      return duration > 0 ? count : 1
    }
  }

  /// The number of steps for a product of rate and duration, the last one possibly shorter.
  ///
  /// A product that is off a whole number by a rounding error, at most 1e-9 or 4 ulp, is that
  /// number: 60 · 0.35 is 20.999999999999996, and there is no keyframe at the 21st step beside the
  /// one at the end.
  private static func steps(_ product: Double) throws(KeyframeError) -> Int {
    // Beyond this there are too many, whatever the rounding; below it, the product fits in an Int.
    guard product < Double(maximumCount) + 1 else { throw .tooMany }
    let nearest = Int(product + 0.5)
    let isWhole = abs(product - Double(nearest)) <= max(1e-9, 4 * product.ulp)
    let steps = max(1, isWhole ? nearest : Int(product) + 1)
    guard steps < maximumCount else { throw .tooMany }
    return steps
  }
}

/// Why a sequence of keyframes was refused.
public enum KeyframeError: Error, Hashable, Sendable {
  /// The frame rate is not a finite number above 0.
  case illegalFrameRate(Double)

  /// The count is below 2.
  case tooFew(Int)

  /// There would be more than ``KeyframeSampling/maximumCount`` keyframes.
  case tooMany
}

#if !hasFeature(Embedded)
  extension KeyframeSampling: Codable {}
  extension KeyframeError: Codable {}
#endif
