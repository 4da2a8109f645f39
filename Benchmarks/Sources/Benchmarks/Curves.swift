import FloatingLabel

/// The easing curve alone.
enum Curves {
  static var measurements: [Measurement] {
    [
      randomFractions("ease-in-out", .easeInOut),
      randomFractions("ease", .ease),
      randomFractions("ease-in", .easeIn),
      randomFractions("ease-out", .easeOut),
      manyCurves(),
      unseenCurve(),
    ]
  }

  /// One progress at a random fraction.
  private static func randomFractions(_ name: String, _ curve: UnitBezier) -> Measurement {
    var randomness = Randomness()
    let fractions = randomness.numbers(4_096)
    let textbook = TextbookBezier(curve.x1, curve.y1, curve.x2, curve.y2)
    let bisected = BisectedBezier(curve.x1, curve.y1, curve.x2, curve.y2)
    return Measurement(
      name: "progress at a random fraction, \(name)",
      results: fractions.count,
      contenders: [
        Contender(name: "UnitBezier") { sum($0, of: fractions) { curve.value(at: $0) } },
        Contender(name: "bisection") { sum($0, of: fractions) { bisected.value(at: $0) } },
        Contender(name: "textbook") { sum($0, of: fractions) { textbook.value(at: $0) } },
      ]
    )
  }

  /// One progress at a random fraction, each of another curve.
  private static func manyCurves() -> Measurement {
    var randomness = Randomness()
    let points = randomness.controlPoints(4_096)
    let fractions = randomness.numbers(4_096)
    let curves = points.compactMap { UnitBezier(x1: $0.x, y1: $0.y, x2: $0.z, y2: $0.w) }
    let textbooks = points.map { TextbookBezier($0.x, $0.y, $0.z, $0.w) }
    return Measurement(
      name: "progress at a random fraction, each of another curve",
      results: points.count,
      contenders: [
        Contender(name: "UnitBezier") { times in
          sum(times, of: points.indices) { curves[$0].value(at: fractions[$0]) }
        },
        Contender(name: "textbook") { times in
          sum(times, of: points.indices) { textbooks[$0].value(at: fractions[$0]) }
        },
      ]
    )
  }

  /// Control points that come in at run time, and the first 10 values of their curve.
  private static func unseenCurve() -> Measurement {
    var randomness = Randomness()
    let points = randomness.controlPoints(256)
    let fractions = (1...10).map { Double($0) / 10.5 }
    return Measurement(
      name: "an unseen curve and its first 10 values",
      results: points.count,
      contenders: [
        Contender(name: "UnitBezier") { times in
          sum(times, of: points) { point in
            guard let curve = UnitBezier(x1: point.x, y1: point.y, x2: point.z, y2: point.w)
            else { return .nan }
            return sum(1, of: fractions) { curve.value(at: $0) }
          }
        },
        Contender(name: "textbook") { times in
          sum(times, of: points) { point in
            let curve = TextbookBezier(point.x, point.y, point.z, point.w)
            return sum(1, of: fractions) { curve.value(at: $0) }
          }
        },
      ]
    )
  }
}

/// The sum of what a function gives for each element, computed several times over.
@inline(__always)
func sum<Elements: Collection>(
  _ times: Int,
  of elements: Elements,
  _ value: (Elements.Element) -> Double
) -> Double {
  var sum = 0.0
  for _ in 0..<times {
    for element in elements { sum += value(element) }
  }
  return sum
}
