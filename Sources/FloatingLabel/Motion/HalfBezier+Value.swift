extension HalfBezier {
  /// The y of the whole curve at an x of this half.
  ///
  /// Halley's step triples the right digits of a guess at the parameter. Mostly one is enough, for only
  /// half of them have to be right: what x is off then is made up for along the slope.
  @inline(__always)
  func value(at x: Double, near guess: Double) -> Double {
    var t = guess
    for _ in 0..<3 {
      t = improved(t, at: x)
      let near = value(at: x, beside: t)
      if abs(near.excess) <= near.reach { return near.value }
    }
    return y(at: parameter(at: x))
  }

  /// The ys of the whole curve at several xs of this half, unless some of them need more than one step.
  @inline(__always)
  func values(at x: SIMD4<Double>, near guess: SIMD4<Double>) -> SIMD4<Double>? {
    let near = value(at: x, beside: improved(guess, at: x))
    let isNear = (near.excess .<= near.reach) .& (near.excess .>= -near.reach)
    return all(isNear) ? near.value : nil
  }

  /// The y at an x, from a parameter beside its own.
  ///
  /// It is right if the excess, by which the parameter's x is off, is within reach: so near, the bend
  /// of the curve changes the value by less than a fifth of 2⁻⁵³.
  @inline(__always)
  private func value<Number: Lanes>(
    at x: Number,
    beside t: Number
  ) -> (value: Number, excess: Number, reach: Number) {
    let excess = self.x(at: t) - x
    let velocity = twelfthOfVelocityX(at: t)
    let value = y(at: t, movedBackBy: excess, velocityX: velocity)
    return (value, excess, 0x1p-25 * (t * velocity))
  }

  /// A parameter nearer to that of an x, by Halley's step.
  @inline(__always)
  private func improved<Number: Lanes>(_ t: Number, at x: Number) -> Number {
    let linear = 3 * x1
    let cubic = 1 + 3 * (x1 - x2)
    let square = 3 * (x2 - x1) - linear
    let excess = (linear * t - x) + t * t * (square + cubic * t)
    let bend = square + (3 * cubic) * t
    let velocity = linear + t * (square + bend)
    return t - excess * velocity / (velocity * velocity - excess * bend)
  }
}
