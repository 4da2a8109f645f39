extension HalfBezier {
  /// The y of the whole curve at an x of this half.
  func value(at x: Double) -> Double { y(at: parameter(at: x)) }

  /// The parameter in 0…0.5 that belongs to an x of this half, on curves of any shape.
  ///
  /// It is found by halving, which no vertical part leads astray. The bits of positive numbers, read as
  /// an integer, are in the order of the numbers: halving these takes 62 steps for a parameter of any
  /// magnitude, and leaves it as exact as the x is computed.
  func parameter(at x: Double) -> Double {
    var lower: UInt64 = 0
    var upper = 0.5.bitPattern
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if self.x(at: Double(bitPattern: middle)) < x { lower = middle } else { upper = middle }
    }
    return Double(bitPattern: upper)
  }
}
