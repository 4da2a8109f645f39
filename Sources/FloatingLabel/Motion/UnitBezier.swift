/// An easing curve: a cubic Bézier from (0, 0) to (1, 1), as in CSS `cubic-bezier(x1, y1, x2, y2)`.
///
/// A fraction of the duration goes in as x, the progress at that instant comes out as y:
///
///     UnitBezier.easeInOut.value(at: 0.25)  // 0.12916193…
///
/// With ε = 2⁻⁵³, a value differs from the exact one by at most
/// `4ε · (1 + |slope|) · max(1, |y1|, |y2|)` wherever the slope of the curve is at most 1,000.
/// Where it is steeper, the value is exact for a fraction at most a few ε from the given one.
public struct UnitBezier: Hashable, Sendable {
  /// The x of the first control point, in 0…1.
  public let x1: Double
  /// The y of the first control point; below 0 or above 1 it may let the curve overshoot.
  public let y1: Double
  /// The x of the second control point, in 0…1.
  public let x2: Double
  /// The y of the second control point; below 0 or above 1 it may let the curve overshoot.
  public let y2: Double

  /// Creates the curve with two control points.
  ///
  /// It is `nil` when an x is outside 0…1, where the curve would not be a function of time, or when a
  /// number is not finite.
  ///
  /// - Parameters:
  ///   - x1: The x of the first control point, in 0…1.
  ///   - y1: The y of the first control point, finite.
  ///   - x2: The x of the second control point, in 0…1.
  ///   - y2: The y of the second control point, finite.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    // Adding 0 turns a negative zero into a plain one, so that equal curves print alike.
    self.init(legalX1: x1 + 0, y1 + 0, x2 + 0, y2 + 0)
  }

  init(legalX1 x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Returns the progress at a fraction of the duration.
  ///
  /// - Parameter fraction: The fraction, limited to 0…1; what isn't a number counts as 0.
  /// - Returns: The progress: exactly 0 at 0 and exactly 1 at 1. If both control ys are in 0…1, it is
  ///   so between them, too, and grows with the fraction, within the bound on the error.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard !isIdentity else { return fraction }
    guard fraction > x(at: 0.5) else { return y(at: firstHalfParameter(at: fraction)) }
    let reversed = UnitBezier(legalX1: 1 - x2, y2, 1 - x1, y1)
    return y(atDistanceFromEnd: reversed.firstHalfParameter(at: 1 - fraction))
  }

  // With both control points on the diagonal, the curve runs along it: y = x.
  private var isIdentity: Bool { x1 == y1 && x2 == y2 }
}

// The two coordinates as functions of the curve's parameter t in 0…1. They are only asked for in the
// half of the curve that is nearer to their end: from there, a parameter is as fine as its distance
// from the end, however small that is.
//
// The forms are those of several tried whose rounding errors are smallest: 2.4ε in the first half
// and 2.9ε in the second, times max(1, |y1|, |y2|), in 10 million random curves.
extension UnitBezier {
  func x(at t: Double) -> Double {
    3 * (t - t * t) * (x1 + t * (x2 - x1)) + t * t * t
  }

  func y(at t: Double) -> Double {
    3 * (t - t * t) * Self.between(y1, y2, at: t) + t * t * t
  }

  func y(atDistanceFromEnd t: Double) -> Double {
    let weight = t - t * t
    // The cube of 1 - t, without the rounding error of that difference.
    let cube = 1 - (3 * weight + t * t * t)
    return cube + 3 * (weight * Self.between(y2, y1, at: t))
  }

  /// The derivative of x, divided by 3.
  func thirdOfVelocityX(at t: Double) -> Double { Self.thirdOfVelocity(x1, x2, at: t) }

  /// The derivative of y, divided by 3.
  func thirdOfVelocityY(at t: Double) -> Double { Self.thirdOfVelocity(y1, y2, at: t) }

  /// The second derivative of x, divided by 6.
  func sixthOfAccelerationX(at t: Double) -> Double {
    (1 - t) * (x2 - 2 * x1) + t * (1 - 2 * x2 + x1)
  }

  // Here and below a difference is halved because that of two large numbers might not be finite.
  private static func between(_ from: Double, _ to: Double, at t: Double) -> Double {
    from + 2 * t * (to / 2 - from / 2)
  }

  private static func thirdOfVelocity(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return u * u * first + 4 * u * t * (second / 2 - first / 2) + t * t * (1 - second)
  }
}
