/// The simplest solver: halving the interval until x is right to 1e-7.
struct BisectedBezier {
  private let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  func value(at fraction: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    while upper - lower > 1e-9 {
      let middle = (lower + upper) / 2
      let excess = Self.coordinate(x1, x2, at: middle) - fraction
      guard abs(excess) >= 1e-7 else { return Self.coordinate(y1, y2, at: middle) }
      if excess < 0 { lower = middle } else { upper = middle }
    }
    return Self.coordinate(y1, y2, at: (lower + upper) / 2)
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
