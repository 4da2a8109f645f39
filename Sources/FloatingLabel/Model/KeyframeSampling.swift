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

  /// The number of steps from the start to the end, which is not whole where the last one is shorter.
  ///
  /// - Parameter duration: The duration in seconds, finite and at least 0.
  /// - Returns: A number from 0, which it is for no duration alone, to one below the limit.
  /// - Throws: ``KeyframeError`` when there is no such sampling, or there are too many steps.
  func steps(duration: Double) throws(KeyframeError) -> Double {
    let steps: Double
    switch self {
    case .frameRate(let rate):
      guard rate.isFinite, rate > 0 else { throw .illegalFrameRate(rate) }
      steps = Self.snappedToWhole(rate * duration)
    case .count(let count):
      guard count >= 2 else { throw .tooFew(count) }
      steps = Double(count) - 1
    }
    guard steps <= Double(Self.maximumCount - 1) else { throw .tooMany }
    return duration > 0 ? max(steps, .leastNonzeroMagnitude) : 0
  }

  /// A product that is off a whole number by a rounding error, at most 1e-9 or 4 ulp, is that number.
  ///
  /// 100 · 0.29 is 28.999999999999996 in doubles, and there is no keyframe at the
  /// 28.999…th step beside the one at the end.
  private static func snappedToWhole(_ product: Double) -> Double {
    // Beyond this, there are too many steps anyway; below it, the product fits in an Int.
    guard product < Double(maximumCount) else { return product }
    let nearest = Double(Int(product + 0.5))
    return abs(product - nearest) <= max(1e-9, 4 * product.ulp) ? nearest : product
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
