/// A first guess at the parameter that belongs to an x in the first half of a curve.
///
/// It is the polynomial in x through five points of the curve, in Newton's form. For `ease-in-out` it is
/// less than 0.0001 off, by calculation; for a curve that sets out almost vertically it is no more than a
/// start.
struct InverseGuess: Hashable, Sendable {
  private let x0, x1, x2, x3: Double
  // The divided differences of the parameter by x.
  private let order1, order2, order3, order4: Double

  /// The guess for the curve whose control points have these xs.
  init(_ first: Double, _ second: Double) {
    let (t0, t1, t2, t3, t4) = Self.parameters
    x0 = HalfBezier.x(first, second, at: t0)
    x1 = HalfBezier.x(first, second, at: t1)
    x2 = HalfBezier.x(first, second, at: t2)
    x3 = HalfBezier.x(first, second, at: t3)
    let x4 = HalfBezier.x(first, second, at: t4)
    let d01 = (t1 - t0) / (x1 - x0)
    let d12 = (t2 - t1) / (x2 - x1)
    let d23 = (t3 - t2) / (x3 - x2)
    let d34 = (t4 - t3) / (x4 - x3)
    let d012 = (d12 - d01) / (x2 - x0)
    let d123 = (d23 - d12) / (x3 - x1)
    let d234 = (d34 - d23) / (x4 - x2)
    let d0123 = (d123 - d012) / (x3 - x0)
    let d1234 = (d234 - d123) / (x4 - x1)
    order1 = d01
    order2 = d012
    order3 = d0123
    order4 = (d1234 - d0123) / (x4 - x0)
  }

  // Chebyshev's points of 0…0.5, between which a polynomial strays least.
  private static var parameters: (Double, Double, Double, Double, Double) {
    (0.01224, 0.10305, 0.25, 0.39695, 0.48776)
  }

  /// The guess for an x of this half; for curves that aren't smooth it may be outside 0…0.5.
  @inline(__always)
  func parameter<Number: Lanes>(at x: Number) -> Number {
    let order34 = order3 + order4 * (x - x3)
    let order234 = order2 + (x - x2) * order34
    return Self.parameters.0 + (x - x0) * (order1 + (x - x1) * order234)
  }
}
