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

  // What follows from these, kept because it takes longer to find than a value.
  let y: CenteredCubic
  let inverse: CubicInverse

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
    y = CenteredCubic(y1, y2)
    // Beyond 2¹⁰⁰⁰, numbers on the way to a value could become infinite.
    let isTall = max(abs(y1), abs(y2)) > 0x1p1000
    let isLine = x1 == y1 && x2 == y2
    inverse = CubicInverse(x1, x2, hasGuess: !isTall && !isLine)
  }

  /// Returns the progress at a fraction of the duration.
  ///
  /// - Parameter fraction: The fraction, limited to 0…1; what isn't a number counts as 0.
  /// - Returns: The progress: exactly 0 at 0 and exactly 1 at 1. If both control ys are in 0…1, it is
  ///   so between them, too, and grows with the fraction, within the bound on the error.
  public func value(at fraction: Double) -> Double {
    guard let quarter = inverse.quickQuarter(at: fraction) else {
      return carefulValue(at: fraction)
    }
    let step = inverse.step(to: fraction, in: quarter)
    return inverse.isRight(step.extent)
      ? y.value(at: step.parameter) : steppedValue(at: fraction, after: step)
  }

  /// Returns the values at eight fractions that grow, each as it is alone.
  @inline(__always)
  func values(at fractions: SIMD8<Double>) -> SIMD8<Double> {
    guard let quarter = inverse.quickQuarter(at: fractions[0]),
      quarter == inverse.quickQuarter(at: fractions[7])
    else { return singleValues(at: fractions) }
    let step = inverse.step(to: fractions, in: quarter)
    return inverse.areRight(step.extent) ? y.value(at: step.parameter) : singleValues(at: fractions)
  }

  // Apart, so that the quick way stays short.
  @inline(never)
  private func singleValues(at fractions: SIMD8<Double>) -> SIMD8<Double> {
    SIMD8(
      value(at: fractions[0]),
      value(at: fractions[1]),
      value(at: fractions[2]),
      value(at: fractions[3]),
      value(at: fractions[4]),
      value(at: fractions[5]),
      value(at: fractions[6]),
      value(at: fractions[7])
    )
  }

  /// Whether a value may be below 0 or above 1.
  var mayOvershoot: Bool { !((0...1).contains(y1) && (0...1).contains(y2)) }
}
