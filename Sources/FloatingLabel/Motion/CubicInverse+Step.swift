extension CubicInverse {
  /// Goes from a parameter to that of an x, which is given by its way from the middle.
  ///
  /// With the polynomial that gives x reversed about the parameter (Abramowitz and Stegun, 3.6.25), the way
  /// back is u + a·u² + (2a² − b)·u³ + …, where u is how far x is beyond, a half of its second derivative,
  /// and b its cubic coefficient, each divided by the first derivative. Here it stands with the one division
  /// taken out, and cubic · velocity written as (bend² − square² + 3 · linear · cubic) / 3.
  ///
  /// - Returns: The parameter there, and u² / velocity.
  @inline(__always)
  func step<Number: Lanes>(
    from s: Number,
    toWay way: Number
  ) -> (parameter: Number, extent: Number) {
    let (excess, velocity, bend) = x.excess(at: s, over: way)
    let inverse = 1 / velocity
    let u = excess * inverse
    let extent = u * (u * inverse)
    let turn = (5 / 3) * (bend * bend) + discriminant
    return (s - (u + extent * (bend + u * inverse * turn)), extent)
  }

  /// The extent up to which the place that a step leads to is right: what it leaves out moves x by less than
  /// 2⁻⁵⁶.
  ///
  /// That is 5 · bend · (bend² − cubic · velocity) · extent² and less.
  static func reach(_ x1: Double, _ x2: Double, cubic: Double) -> Double {
    // A derivative is nowhere larger than at its own control points.
    let velocity = 3 * max(x1, x2 - x1, 1 - x2)
    let bend = 3 * max(abs(x2 - 2 * x1), abs(1 - 2 * x2 + x1))
    let factor = 5 * (bend * (bend * bend + abs(cubic) * velocity))
    // No less than its square root, by a Newton step from 4 · √(factor / 16) ≤ 2 · (1 + factor / 16).
    let root = 2 + factor / 8
    return 0x1p-27 / (root + factor / root)
  }

  /// Whether a step of this extent led to the right place.
  ///
  /// A negative extent, as between two places with the same x, has a larger bit pattern than any other.
  @inline(__always)
  func isRight(_ extent: Double) -> Bool { extent.bitPattern <= reach.bitPattern }

  /// Whether each of the steps did.
  @inline(__always)
  func areRight(_ extents: SIMD8<Double>) -> Bool {
    all(extents .>= 0) && extents.sum() <= reach
  }
}
