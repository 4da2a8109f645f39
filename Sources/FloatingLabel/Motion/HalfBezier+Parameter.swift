extension HalfBezier {
  /// The parameter in 0…0.5 that belongs to an x of this half, on curves of any shape.
  ///
  /// Newton's steps in a bracket that halves where they stray. Where the curve stands still (a vertical
  /// part in the middle), a step only takes a third of the error; the number of steps is bounded.
  func parameter(at x: Double) -> Double {
    var t = magnitude(at: x)
    var lower = 0.0
    // A little more than a half, so that the half itself lies inside the bracket.
    var upper = 0.51
    for _ in 0..<Self.stepLimit {
      let excess = self.x(at: t) - x
      guard abs(excess) > 0x1p-54 * x else { return t }
      if excess > 0 { upper = t } else { lower = t }
      var next = t - excess / (12 * twelfthOfVelocityX(at: t))
      guard next != t else { return t }
      if !(next > lower && next < upper) {
        next = (lower + upper) / 2
        guard next > lower, next < upper else { return t }
      }
      t = next
    }
    return t
  }

  // At most 56 were seen in 5 million values of random and degenerate curves, next to a vertical middle.
  private static let stepLimit = 80

  /// A parameter of the right magnitude, at most a few times off.
  ///
  /// x is the sum of three terms, about `3·x1·t`, `3·x2·t²` and `t³` for a small t. Each alone would
  /// put t at some place; the reciprocals of the three places add up to about that of the root.
  /// The roots are rough: a bit pattern is close to a logarithm, and dividing that takes a root.
  private func magnitude(at x: Double) -> Double {
    let cubeRoot = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    let square = x / (3 * x2)
    let squareRoot = Double(bitPattern: square.bitPattern / 2 + 0x1FF7_A3BE_A91D_9B1B)
    let reciprocal = 3 * x1 / x + 1 / squareRoot + 1 / cubeRoot
    return min(0.5, 1 / reciprocal)
  }
}
