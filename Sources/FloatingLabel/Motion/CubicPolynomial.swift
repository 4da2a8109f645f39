/// One coordinate of a curve as a polynomial of the parameter: ((cubic · t + square) · t + linear) · t.
///
/// It is quick, and its rounding errors are those of numbers up to 6, so that it is for what need not be
/// right to the last bit.
struct CubicPolynomial {
  let linear, square, cubic: Double

  /// The coordinate of a curve from 0 to 1, of which these are the control points'.
  @inline(__always)
  init(_ first: Double, _ second: Double) {
    let way = 3 * (second - first)
    linear = 3 * first
    square = way - linear
    cubic = 1 - way
  }

  @inline(__always)
  func value<Number: Lanes>(at t: Number) -> Number {
    (linear + (square + cubic * t) * t) * t
  }

  /// The first derivative.
  @inline(__always)
  func velocity<Number: Lanes>(at t: Number) -> Number {
    linear + (2 * square + (3 * cubic) * t) * t
  }

  /// Half of the second derivative.
  @inline(__always)
  func bend<Number: Lanes>(at t: Number) -> Number {
    square + (3 * cubic) * t
  }
}
