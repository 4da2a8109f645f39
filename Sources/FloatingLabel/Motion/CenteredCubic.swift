/// One coordinate of a curve as a polynomial of the parameter's way from the middle, s = t − 0.5:
/// middle + linear · s + square · s² + cubic · s³.
///
/// About the middle, no term is much larger than the curve, nor is what rounding it costs.
struct CenteredCubic: Hashable, Sendable {
  let middle, linear, square, cubic: Double

  /// The coordinate of a curve from 0 to 1, of which these are the control points'.
  init(_ first: Double, _ second: Double) {
    let way = second - first
    middle = UnitBezier.middle(first, second)
    linear = 0.75 * (1 + way)
    square = 1.5 * (1 - (first + second))
    cubic = 1 - 3 * way
  }

  @inline(__always)
  func value<Number: Lanes>(at s: Number) -> Number {
    middle + (linear + (square + cubic * s) * s) * s
  }

  /// How far the coordinate is beyond a way from the middle, its first derivative, and half of the second.
  @inline(__always)
  func excess<Number: Lanes>(
    at s: Number,
    over way: Number
  ) -> (excess: Number, velocity: Number, bend: Number) {
    let cubes = cubic * s
    let squares = square + cubes
    let first = linear + squares * s
    let second = squares + cubes
    return (first * s - way, first + second * s, second + cubes)
  }
}
