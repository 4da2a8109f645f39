// Finding the parameter that belongs to an x.

extension UnitBezier {
  /// The parameter in 0…0.5 at which the curve has the given x, which must lie between 0 and the x at 0.5.
  ///
  /// Halley's iteration from a guess of the right magnitude: each step triples the right digits, so
  /// two or three do. Where the curve stands still (a vertical part in the middle), steps only halve
  /// the error; a bracket keeps them from straying, and their number is bounded.
  func firstHalfParameter(at x: Double) -> Double {
    var t = firstHalfGuess(at: x)
    var lower = 0.0
    // A little more than a half, so that the half itself lies inside the bracket.
    var upper = 0.51
    for _ in 0..<Self.stepLimit {
      let excess = self.x(at: t) - x
      guard abs(excess) > 0x1p-54 * x else { return t }
      if excess > 0 { upper = t } else { lower = t }
      let velocity = 3 * thirdOfVelocityX(at: t)
      let newtonStep = excess / velocity
      let bend = newtonStep * (3 * sixthOfAccelerationX(at: t) / velocity)
      let step = newtonStep / (1 - bend)
      let next = t - step
      if next == t { return t }
      guard next > lower, next < upper else {
        let middle = (lower + upper) / 2
        guard middle > lower, middle < upper else { return t }
        t = middle
        continue
      }
      t = next
      // The error left by a step is of the order of its cube.
      if abs(step) <= 0x1p-19 * t && abs(bend) <= 0x1p-19 { return t }
    }
    return t
  }

  // At most 39 were seen in 5 million values of random and degenerate curves, next to a vertical middle.
  private static let stepLimit = 64

  /// A first guess, at most a few times off.
  ///
  /// x is the sum of three terms, about `3·x1·t`, `3·x2·t²` and `t³` for a small t. Each alone would
  /// put t at some place; the reciprocals of the three places add up to about that of the root.
  /// The roots are rough: a bit pattern is close to a logarithm, and dividing that takes a root.
  private func firstHalfGuess(at x: Double) -> Double {
    let cubeRoot = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    let square = x / (3 * x2)
    let squareRoot = Double(bitPattern: square.bitPattern / 2 + 0x1FF7_A3BE_A91D_9B1B)
    let reciprocal = 3 * x1 / x + 1 / squareRoot + 1 / cubeRoot
    return min(0.5, 1 / reciprocal)
  }
}
