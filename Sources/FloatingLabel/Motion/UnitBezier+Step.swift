extension UnitBezier {
  /// A step that leaves out no more than this changes a value by less than half of 2⁻⁵³.
  ///
  /// What is left out of the way is of the fourth order, u⁴ · 5a(a² − b) and less; with the square of the
  /// distance u²(1 + a² + b²) at most 2⁻²⁹, it moves x by at most some 8 · 2⁻⁵⁸.
  static var reach: Double { 0x1p-29 }

  /// Goes from a parameter to that of an x.
  ///
  /// With the polynomial that gives x reversed about the parameter (Abramowitz and Stegun, 3.6.25), the
  /// way is u + a·u² + (2a² − b)·u³ + …, where u is how far x is off, a half of its second derivative, and
  /// b its cubic coefficient, each divided by the first derivative; signs are turned, as the way is back.
  ///
  /// - Returns: The parameter there, and the square of the distance, weighed by the bend of the curve.
  @inline(__always)
  func step<Number: Lanes>(
    from t: Number,
    to target: Number
  ) -> (parameter: Number, distance: Number) {
    let x = CubicPolynomial(x1, x2)
    let between = x.linear + (3 * (x2 - x1)) * t
    let excess = t * (1 - t) * between + (t * t * t - target)
    let inverse = 1 / x.velocity(at: t)
    let u = excess * inverse
    let a = x.bend(at: t) * inverse
    let b = x.cubic * inverse
    let squares = a * a
    let way = u + u * u * (a + u * (2 * squares - b))
    let bends = 1 + (squares + b * b)
    return (t - way, u * u * bends)
  }

  /// The y at a parameter.
  @inline(__always)
  func y<Number: Lanes>(at t: Number) -> Number {
    let u = 1 - t
    return t * t * t + 3 * (t * u * (y1 * u + y2 * t))
  }
}
