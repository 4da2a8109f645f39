/// The solver that browsers and animation libraries share: a table of 11 samples, then Newton's steps
/// until x is right to 1e-7, or bisection where the curve is too flat for them.
struct TextbookBezier {
  private let x: (a: Double, b: Double, c: Double)
  private let y: (a: Double, b: Double, c: Double)
  private var samples = InlineArray<11, Double>(repeating: 0)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = (1 - 3 * x2 + 3 * x1, 3 * x2 - 6 * x1, 3 * x1)
    y = (1 - 3 * y2 + 3 * y1, 3 * y2 - 6 * y1, 3 * y1)
    for index in 0...10 {
      samples[index] = Self.value(x, at: Double(index) / 10)
    }
  }

  func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return Self.value(y, at: parameter(at: fraction))
  }

  private func parameter(at target: Double) -> Double {
    var index = 1
    while index < 10, samples[index] < target { index += 1 }
    let (lower, upper) = (samples[index - 1], samples[index])
    let start = Double(index - 1) / 10
    var t = start + (target - lower) / (upper - lower) / 10
    for _ in 0..<8 {
      let excess = Self.value(x, at: t) - target
      guard abs(excess) >= 1e-7 else { return t }
      let slope = (3 * x.a * t + 2 * x.b) * t + x.c
      guard abs(slope) >= 1e-6 else { break }
      t -= excess / slope
    }
    return bisect(from: start, to: start + 0.1, target: target)
  }

  private func bisect(from start: Double, to end: Double, target: Double) -> Double {
    var (lower, upper) = (start, end)
    while upper - lower > 1e-9 {
      let middle = (lower + upper) / 2
      let excess = Self.value(x, at: middle) - target
      guard abs(excess) >= 1e-7 else { return middle }
      if excess < 0 { lower = middle } else { upper = middle }
    }
    return (lower + upper) / 2
  }

  private static func value(_ cubic: (a: Double, b: Double, c: Double), at t: Double) -> Double {
    ((cubic.a * t + cubic.b) * t + cubic.c) * t
  }
}
