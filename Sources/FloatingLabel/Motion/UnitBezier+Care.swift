extension UnitBezier {
  /// Returns the value at any fraction, on curves of any shape.
  @inline(never)
  func carefulValue(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard let quarter = inverse.quarter(at: fraction) else { return halvedValue(at: fraction) }
    let first = inverse.step(to: fraction, in: quarter)
    let second = inverse.step(from: first.parameter, to: fraction)
    return inverse.isRight(second.extent)
      ? y.value(at: second.parameter) : steppedValue(at: fraction, after: second)
  }

  /// Returns the value at a fraction by steps, after one of this extent that led to a parameter.
  @inline(never)
  func steppedValue(
    at fraction: Double,
    after last: (parameter: Double, extent: Double)
  ) -> Double {
    var last = last
    var next = inverse.step(from: last.parameter, to: fraction)
    while !inverse.isRight(next.extent) {
      // Steps that don't lead nearer lead nowhere.
      guard abs(next.extent) < abs(last.extent) / 2 else { return halvedValue(at: fraction) }
      last = next
      next = inverse.step(from: last.parameter, to: fraction)
    }
    return y.value(at: next.parameter)
  }

  private func halvedValue(at fraction: Double) -> Double {
    guard !isLine else { return fraction }
    let middle = middle
    guard fraction != middle.x else { return middle.y }
    return fraction > middle.x ? secondHalf.value(at: 1 - fraction) : firstHalf.value(at: fraction)
  }

  // With both control points on the diagonal, the curve runs along it: y = x.
  var isLine: Bool { x1 == y1 && x2 == y2 }

  /// Where the halves meet, at the parameter 0.5.
  var middle: (x: Double, y: Double) { (Self.middle(x1, x2), Self.middle(y1, y2)) }

  /// The coordinate there, of which these are the control points'.
  static func middle(_ first: Double, _ second: Double) -> Double {
    0.125 + (0.375 * first + 0.375 * second)
  }

  var firstHalf: HalfBezier { HalfBezier(firstOf: self) }

  var secondHalf: HalfBezier { HalfBezier(secondOf: self) }
}
