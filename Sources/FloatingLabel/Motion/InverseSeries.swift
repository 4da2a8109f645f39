/// A first guess at the parameter that belongs to an x.
///
/// In each quarter of the curve it is the Taylor polynomial of degree 5 about the quarter's middle, got by
/// reversing the polynomial that gives x (Abramowitz and Stegun, 3.6.25). For `ease-in-out` it is less than
/// 0.00001 off, by calculation; towards an end where the curve is vertical it is no more than a start.
struct InverseSeries: Hashable, Sendable {
  // What belongs to a quarter has its number: where it starts, its middle, and the coefficients there.
  private let starts: SIMD4<Double>
  private let middles: SIMD4<Double>
  private let order1, order2, order3, order4, order5: SIMD4<Double>

  /// The guess for the curve whose control points have these xs; there is none anywhere on a line.
  init(_ x1: Double, _ x2: Double, isLine: Bool) {
    let x = CubicPolynomial(x1, x2)
    let t = Self.parameters
    starts =
      isLine
      ? SIMD4(repeating: .infinity)
      : SIMD4(Self.margin, x.value(at: 0.25), UnitBezier.middle(x1, x2), x.value(at: 0.75))
    middles = x.value(at: t)
    let first = 1 / x.velocity(at: t)
    let a = x.bend(at: t) * first
    let b = x.cubic * first
    let squares = a * a
    let fourth = 5 * (a * (b - squares))
    let fifth = 14 * (squares * squares) + b * (3 * b - 21 * squares)
    let firsts = first * first
    order1 = first
    order2 = -1 * a * firsts
    order3 = (2 * squares - b) * (firsts * first)
    order4 = fourth * (firsts * firsts)
    order5 = fifth * (firsts * firsts * first)
  }

  // The middles of the quarters.
  private static var parameters: SIMD4<Double> { SIMD4(0.125, 0.375, 0.625, 0.875) }

  // So near an end, a value needs more digits than a guess leads to.
  private static var margin: Double { 0x1p-14 }

  /// The quarter that an x is in, if there is a guess for it.
  ///
  /// There is none near the ends, nor just where the middle quarters meet.
  @inline(__always)
  func quarter(at x: Double) -> InverseQuarter? {
    let isBehind = SIMD4(repeating: x) .>= starts
    let count = Int(SIMD4<Int64>.zero.replacing(with: 1, where: isBehind).wrappedSum())
    guard count > 0, x < 1 - Self.margin, x != starts[2] else { return nil }
    let index = count - 1
    return InverseQuarter(
      end: index < 3 ? starts[index + 1] : 1 - Self.margin,
      middle: middles[index],
      order0: 0.125 + 0.25 * Double(index),
      order1: order1[index],
      order2: order2[index],
      order3: order3[index],
      order4: order4[index],
      order5: order5[index]
    )
  }
}

/// The guess in a quarter of the curve.
struct InverseQuarter {
  /// The x where it ends.
  let end: Double

  fileprivate let middle: Double
  fileprivate let order0, order1, order2, order3, order4, order5: Double

  /// The guess for an x of this quarter; near a vertical end it may be outside 0…1.
  @inline(__always)
  func parameter<Number: Lanes>(at x: Number) -> Number {
    let way = x - middle
    let square = way * way
    let start = order0 + order1 * way
    let middle = order2 + order3 * way
    return start + square * (middle + square * (order4 + order5 * way))
  }
}
