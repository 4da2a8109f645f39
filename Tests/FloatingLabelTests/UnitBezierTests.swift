import Foundation
import Testing

@testable import FloatingLabel

@Suite struct UnitBezierTests {
  // MARK: Making a curve

  @Test(arguments: [-1, -.leastNonzeroMagnitude, 1.0.nextUp, 2, .nan, .infinity, -.infinity])
  func `there is no curve with an illegal x`(x: Double) {
    #expect(UnitBezier(x1: x, y1: 0, x2: 0.5, y2: 1) == nil)
    #expect(UnitBezier(x1: 0.5, y1: 0, x2: x, y2: 1) == nil)
  }

  @Test(arguments: [Double.nan, .signalingNaN, .infinity, -.infinity])
  func `there is no curve with a y that is not finite`(y: Double) {
    #expect(UnitBezier(x1: 0.5, y1: y, x2: 0.5, y2: 1) == nil)
    #expect(UnitBezier(x1: 0.5, y1: 0, x2: 0.5, y2: y) == nil)
  }

  @Test func `a legal curve keeps its numbers, also those at the ends of what is legal`() throws {
    let lists = [[0, -2, 1, 3], [1, 7, 0, -7], [0.25, 0.5, 0.75, 1.25], [0, 1e300, 0, -1e300]]
    for list in lists { #expect(try curve(list).list == list) }
  }

  @Test func `a negative zero becomes a plain one`() throws {
    let curve = try curve([-0.0, -0.0, -0.0, -0.0])
    #expect(curve.list.map(\.sign) == [.plus, .plus, .plus, .plus])
  }

  @Test func `the presets have the numbers of CSS`() {
    #expect(UnitBezier.linear.list == [0, 0, 1, 1])
    #expect(UnitBezier.ease.list == [0.25, 0.1, 0.25, 1])
    #expect(UnitBezier.easeIn.list == [0.42, 0, 1, 1])
    #expect(UnitBezier.easeOut.list == [0, 0, 0.58, 1])
    #expect(UnitBezier.easeInOut.list == [0.42, 0, 0.58, 1])
  }

  // MARK: Values

  @Test func `the quarters of ease-in-out are as published`() {
    #expect(abs(UnitBezier.easeInOut.value(at: 0.25) - 0.12916193) <= 1e-8)
    #expect(abs(UnitBezier.easeInOut.value(at: 0.5) - 0.5) <= 1e-15)
    #expect(abs(UnitBezier.easeInOut.value(at: 0.75) - 0.87083807) <= 1e-8)
  }

  @Test func `every curve is exactly 0 at 0 and exactly 1 at 1, and stays so outside`() throws {
    var strays: [String] = []
    for curve in try tameCurves() + wildCurves() {
      for fraction in [0, -0.0, -.leastNonzeroMagnitude, -0.3, -7, -.infinity, .nan] {
        let value = curve.value(at: fraction)
        if value != 0 { strays.append("\(curve) at \(fraction): \(value)") }
      }
      for fraction in [1, 1.0.nextUp, 1.3, 7, .greatestFiniteMagnitude, .infinity] {
        let value = curve.value(at: fraction)
        if value != 1 { strays.append("\(curve) at \(fraction): \(value)") }
      }
    }
    #expect(strays.isEmpty)
  }

  @Test func `a curve with its control points on the diagonal is exactly the diagonal`() throws {
    var strays: [String] = []
    for ends in [[0.0, 0], [1, 1], [0, 1], [1, 0], [0.1, 0.7], [0.9, 0.2], [1e-300, 0.5]] {
      let curve = try curve([ends[0], ends[0], ends[1], ends[1]])
      let tiny = [.leastNonzeroMagnitude, 1e-300, 1e-17, 0.1, 0.7, 1.0.nextDown]
      for fraction in evenFractions + tiny where curve.value(at: fraction) != fraction {
        strays.append("\(curve) at \(fraction): \(curve.value(at: fraction))")
      }
    }
    #expect(strays.isEmpty)
  }

  @Test func `where its halves meet, a curve has exactly its middle`() throws {
    #expect(UnitBezier.easeInOut.value(at: 0.5) == 0.5)
    // Vertical there, so that steps lead nearer without end.
    for list in [[1, 0, 0, 1], [1, 0.25, 0, 0.75], [1, -3, 0, 4]] {
      #expect(try curve(list).value(at: 0.5) == 0.5)
    }
    for list in [[0.2, 0.1, 0.8, 0.9], [0.25, 0.1, 0.25, 1], [0.5, -1, 0.75, 2]] {
      let curve = try curve(list)
      expect(
        curve.value(at: curve.middle.x),
        near: (1 + 3 * (list[1] + list[3])) / 8,
        within: 2e-16
      )
    }
  }

  @Test func `a curve with its control ys in 0…1 never falls`() throws {
    var worst = Worst()
    for curve in try tameCurves() {
      let slope = steepestSlope(of: curve)
      guard slope <= UnitBezierBound.steepest else { continue }
      let bound = UnitBezierBound.error(of: curve, slope: slope)
      let middle = curve.middle.x
      // Where the solver turns to the other half, the values of two equations meet.
      for walk in [evenFractions, neighbors(of: middle), neighbors(of: 0.2), neighbors(of: 0.8)] {
        for (fraction, next) in zip(walk, walk.dropFirst()) {
          let fall = curve.value(at: fraction) - curve.value(at: next)
          worst.note(fall / (2 * bound), "\(curve) from \(fraction) to \(next)")
        }
      }
    }
    #expect(worst.count > 50_000)
    #expect(worst.ratio <= 1, "\(worst)")
  }

  @Test func `a curve with its control ys in 0…1 rises from step to step`() throws {
    var strays: [String] = []
    for curve in try tameCurves() {
      for (fraction, next) in zip(evenFractions, evenFractions.dropFirst()) {
        if curve.value(at: fraction) < curve.value(at: next) { continue }
        strays.append("\(curve) from \(fraction) to \(next)")
      }
    }
    #expect(strays.isEmpty)
  }

  @Test func `a curve with its control ys in 0…1 stays there`() throws {
    var strays: [String] = []
    let tiny = [.leastNonzeroMagnitude, 1e-300, 1e-100, 1e-17, 1e-12, 1e-6]
    let fractions = evenFractions + tiny + tiny.map { 1 - $0 } + neighbors(of: 1.0.nextDown)
    for curve in try tameCurves() {
      for fraction in fractions where !(0...1).contains(curve.value(at: fraction)) {
        strays.append("\(curve) at \(fraction): \(curve.value(at: fraction))")
      }
    }
    #expect(strays.isEmpty)
  }

  @Test func `a curve with a control y outside 0…1 may overshoot`() throws {
    let curve = try curve([0.5, -0.6, 0.6, 1.5])
    #expect(curve.value(at: 0.2) < -0.1)
    #expect(curve.value(at: 0.85) > 1.04)
  }

  @Test func `ease-in-out is symmetric about its middle`() {
    let curve = UnitBezier.easeInOut
    // 0.58 and 1 − 0.42 differ by less than 2⁻⁵³; the third bound is for that.
    let bound = 3 * UnitBezierBound.error(of: curve, slope: steepestSlope(of: curve))
    var worst = Worst()
    for fraction in evenFractions {
      let sum = curve.value(at: fraction) + curve.value(at: 1 - fraction)
      worst.note(abs(sum - 1) / bound, "\(fraction)")
    }
    #expect(worst.ratio <= 1, "\(worst)")
  }

  // With slope s, the curve's own error, 4ε(1 + s), counts 1/s as much after the inverse, which
  // adds 4ε(1 + 1/s): together 8ε(1 + 1/s).
  @Test func `swapping x and y gives the inverse`() throws {
    var worst = Worst()
    for curve in try tameCurves() {
      let inverse = try self.curve([curve.y1, curve.x1, curve.y2, curve.x2])
      let oracle = UnitBezierOracle(curve)
      for fraction in stride(from: 0.03125, to: 1, by: 0.0625) {
        let slope = oracle.slope(at: oracle.parameter(at: DoubleDouble(fraction)))
        guard (0.001...1000).contains(slope) else { continue }
        let error = inverse.value(at: curve.value(at: fraction)) - fraction
        let bound = 8 * UnitBezierBound.epsilon * (1 + 1 / slope)
        worst.note(abs(error) / bound, "\(curve) at \(fraction), slope \(slope)")
      }
    }
    #expect(worst.count > 1000)
    #expect(worst.ratio <= 1, "\(worst)")
  }

  @Test func `huge ys give finite values of the right size`() throws {
    let greatest = Double.greatestFiniteMagnitude
    let huge = [1e300, -1e300, greatest, -greatest]
    var worst = Worst()
    for (y1, y2) in huge.flatMap({ y1 in huge.map { (y1, $0) } }) {
      // With the xs at a third and two thirds, the parameter is the fraction.
      let curve = try curve([1.0 / 3, y1, 2.0 / 3, y2])
      for t in evenFractions.dropFirst().dropLast() {
        let value = curve.value(at: t)
        let inUnits = 3 * (1 - t) * t * ((1 - t) * (y1 / greatest) + t * (y2 / greatest))
        worst.note(abs(value / greatest - inUnits) / 1e-14, "\(curve) at \(t): \(value)")
      }
    }
    for x1 in [0.0, 0.3, 1] {
      for x2 in [0.0, 0.6, 1] {
        let curve = try curve([x1, greatest, x2, -greatest])
        for t in evenFractions {
          worst.note(curve.value(at: t).isFinite ? 0 : .infinity, "\(curve) at \(t)")
        }
      }
    }
    #expect(worst.ratio <= 1, "\(worst)")
  }

  // MARK: Coding

  @Test func `a curve is encoded as the list of its numbers`() throws {
    let data = try JSONEncoder().encode(UnitBezier.easeInOut)
    #expect(String(bytes: data, encoding: .utf8) == "[0.42,0,0.58,1]")
  }

  @Test func `a curve survives coding bit by bit`() throws {
    let curves = try tameCurves() + wildCurves()
    let data = try JSONEncoder().encode(curves)
    let decoded = try JSONDecoder().decode([UnitBezier].self, from: data)
    #expect(decoded == curves)
  }

  @Test(
    arguments: [
      "[]", "[0.5, 0, 1]", "[0.5, 0, 1, 1, 0]",
      "null", "0.5", #"{"x1": 0, "y1": 0, "x2": 1, "y2": 1}"#,
      "[-0.1, 0, 1, 1]", "[1.1, 0, 1, 1]", "[0, 0, -0.1, 1]", "[0, 0, 1.1, 1]",
      #"[0, "nan", 1, 1]"#, #"[0, 0, 1, "inf"]"#, #"["nan", 0, 1, 1]"#, #"[0, 0, "-inf", 1]"#,
    ]
  )
  func `an illegal list is not decoded`(text: String) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    #expect(throws: DecodingError.self) {
      try decoder.decode(UnitBezier.self, from: Data(text.utf8))
    }
  }

  // MARK: Samples

  private func curve(_ list: [Double]) throws -> UnitBezier {
    try #require(UnitBezier(x1: list[0], y1: list[1], x2: list[2], y2: list[3]))
  }

  /// Curves of all kinds with control ys in 0…1, also in the order of their legal inverses.
  private func tameCurves() throws -> [UnitBezier] {
    var lists = [
      [0, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1],
      [0.4, 0, 0.2, 1], [0, 0, 0.2, 1], [0.4, 0, 1, 1], [0.4, 0, 0.6, 1], [0.75, 0, 0.25, 1],
      [0.3, 0, 0.6, 0], [0.3, 1, 0.6, 1],
      [0, 1, 1, 0], [1, 0, 0, 1], [0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0.5, 1], [1, 0.5, 0.5, 1],
    ]
    var generator = SeededGenerator(seed: 0x7A3E)
    for _ in 0..<120 { lists.append((0..<4).map { _ in generator.nextFraction() }) }
    return try lists.map(curve)
  }

  /// Curves with any control ys, and xs next to the ends of what is legal.
  private func wildCurves() -> [UnitBezier] {
    var generator = SeededGenerator(seed: 0x111D)
    return (0..<100).map { _ in generator.nextCurve() }
  }

  /// Multiples of 1/256, which 1 can be reduced by without rounding.
  private let evenFractions = (0...256).map { Double($0) / 256 }

  /// Some consecutive doubles about a fraction.
  private func neighbors(of fraction: Double) -> [Double] {
    let first = fraction - 32 * fraction.ulp
    return Array(sequence(first: first, next: \.nextUp).prefix(64)).filter { $0 <= 1 }
  }

  /// The steepest slope seen at many places.
  private func steepestSlope(of curve: UnitBezier) -> Double {
    let oracle = UnitBezierOracle(curve)
    return evenFractions.reduce(0) { max($0, oracle.slope(at: DoubleDouble($1))) }
  }
}

extension UnitBezier {
  fileprivate var list: [Double] { [x1, y1, x2, y2] }
}
