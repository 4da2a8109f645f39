import Foundation
import Testing

@testable import FloatingLabel

/// The accuracy that `UnitBezier` promises, held against values that it had no part in.
@Suite struct UnitBezierReferenceTests {
  @Test func `the error stays within the documented bound`() throws {
    var worst = Worst()
    for row in try ReferenceRow.all.get() where row.slope <= UnitBezierBound.steepest {
      let error = (row.curve.value(at: row.fraction) - row.nearest) - row.remainder
      let bound = UnitBezierBound.error(of: row.curve, slope: row.slope)
      worst.note(abs(error) / bound, "\(row), value \(row.curve.value(at: row.fraction))")
    }
    #expect(worst.count == 4684)
    #expect(worst.ratio <= 1, "\(worst)")
  }

  @Test func `a value on a steep part is exact for a fraction next to the given one`() throws {
    var count = 0
    var strays: [String] = []
    for row in try ReferenceRow.all.get() where row.slope > UnitBezierBound.steepest {
      count += 1
      let value = row.curve.value(at: row.fraction)
      let range = try #require(row.range)
      if !range.contains(value) { strays.append("\(row), value \(value) outside \(range)") }
    }
    #expect(count == 42)
    #expect(strays.isEmpty)
  }

  // The documented bound is absolute, so that a 0 would do here. But a curve that starts vertically
  // has left 0 far behind after 1e-17 of the time, and nothing need be lost of that.
  @Test func `a tiny fraction keeps its relative precision`() throws {
    var worst = Worst()
    for row in try ReferenceRow.all.get() where row.fraction <= 1e-9 {
      // Subnormal numbers have no such precision, and a negative y may cancel another.
      guard min(row.fraction, row.nearest) >= 1e-300, row.curve.y1 >= 0 else { continue }
      let value = row.curve.value(at: row.fraction)
      worst.note(abs(value / row.nearest - 1) / 0x1p-49, "\(row), value \(value)")
    }
    #expect(worst.count > 100)
    #expect(worst.ratio <= 1, "\(worst)")
  }

  @Test func `the error of a random curve stays within the documented bound`() {
    var worst = Worst()
    var strays: [String] = []
    var steepCount = 0
    var generator = SeededGenerator(seed: 0xBE21E4)
    for _ in 0..<1000 {
      let curve = generator.nextCurve()
      let oracle = UnitBezierOracle(curve)
      for _ in 0..<10 {
        let fraction = generator.nextFraction(for: curve)
        let value = curve.value(at: fraction)
        let parameter = oracle.parameter(at: DoubleDouble(fraction))
        let slope = oracle.slope(at: parameter)
        if slope <= UnitBezierBound.steepest {
          let error = DoubleDouble(value) - oracle.y(at: parameter)
          let bound = UnitBezierBound.error(of: curve, slope: slope)
          worst.note(abs(error.high) / bound, "\(curve) at \(fraction), value \(value)")
        } else {
          steepCount += 1
          let near = oracle.values(around: fraction)
          if !near.contains(DoubleDouble(value)) {
            strays.append("\(curve) at \(fraction), value \(value) outside \(near)")
          }
        }
      }
    }
    #expect(worst.ratio <= 1, "\(worst)")
    #expect(worst.count > 9000)
    #expect(strays.isEmpty)
    #expect(steepCount > 100)
  }

  // Solving in the second half with 1 − y in place of y would round a y of −1, and miss the bound.
  @Test func `ys outside 0…1 are as exact in the second half`() throws {
    let curve = try #require(
      UnitBezier(
        x1: 0.10712070730728063,
        y1: 0.0011856385467123864,
        x2: 4.410822361366514e-17,
        y2: -1.0337159513867538
      )
    )
    let oracle = UnitBezierOracle(curve)
    var worst = Worst()
    for step in 0..<4_000 {
      let fraction = 0.168 + Double(step) * 1e-7
      let parameter = oracle.parameter(at: DoubleDouble(fraction))
      let error = DoubleDouble(curve.value(at: fraction)) - oracle.y(at: parameter)
      let bound = UnitBezierBound.error(of: curve, slope: oracle.slope(at: parameter))
      worst.note(abs(error.high) / bound, "\(fraction)")
    }
    #expect(worst.ratio <= 0.9, "\(worst)")
  }

  // Or the random curves would be held against just another rounding error.
  @Test func `the oracle of the random curves agrees with the reference`() throws {
    var worst = Worst()
    for (index, row) in try ReferenceRow.all.get().enumerated() where index.isMultiple(of: 7) {
      guard row.slope <= UnitBezierBound.steepest else { continue }
      let oracle = UnitBezierOracle(row.curve)
      let parameter = oracle.parameter(at: DoubleDouble(row.fraction))
      let error = oracle.y(at: parameter) - DoubleDouble(row.nearest, row.remainder)
      worst.note(abs(error.high) / (0x1p-90 * (1 + row.slope)), "\(row)")
      // The value at an end is exact whatever the slope, which may be 0 by 0 there.
      guard 0 < row.fraction, row.fraction < 1 else { continue }
      let slopeError = abs(oracle.slope(at: parameter) - row.slope) / (1 + row.slope)
      worst.note(slopeError / 0x1p-30, "\(row), slope \(oracle.slope(at: parameter))")
    }
    #expect(worst.count > 1000)
    #expect(worst.ratio <= 1, "\(worst)")
  }
}

/// What the documentation of `UnitBezier` promises.
enum UnitBezierBound {
  static let epsilon = 0x1p-53

  /// The greatest slope for which there is a bound.
  static let steepest = 1000.0

  static func error(of curve: UnitBezier, slope: Double) -> Double {
    4 * epsilon * (1 + abs(slope)) * max(1, abs(curve.y1), abs(curve.y2))
  }
}

/// A line of `unit_bezier_reference.tsv`.
struct ReferenceRow: CustomStringConvertible, Sendable {
  struct Malformed: Error { let line: String }

  /// Read once for all tests.
  static let all = Result { try load() }

  let curve: UnitBezier
  let fraction: Double
  /// The slope's magnitude.
  let slope: Double
  /// The double nearest to the exact value.
  let nearest: Double
  /// The exact value minus the nearest double.
  let remainder: Double
  /// On a steep part, the exact values a few ε to either side.
  let range: ClosedRange<Double>?

  var description: String { "\(curve) at \(fraction)" }

  private init(line: Substring) throws {
    let numbers = line.split(separator: "\t").map { Double($0) }
    guard numbers.count == 10 else { throw Malformed(line: String(line)) }
    let present = numbers.prefix(8).compactMap { $0 }
    guard present.count == 8,
      let curve = UnitBezier(x1: present[0], y1: present[1], x2: present[2], y2: present[3])
    else { throw Malformed(line: String(line)) }
    self.curve = curve
    fraction = present[4]
    slope = abs(present[5])
    nearest = present[6]
    remainder = present[7]
    range = if let low = numbers[8], let high = numbers[9] { low...high } else { nil }
  }

  private static func load() throws -> [ReferenceRow] {
    let url = Bundle.module.url(
      forResource: "unit_bezier_reference",
      withExtension: "tsv",
      subdirectory: "Resources"
    )
    let text = try String(contentsOf: #require(url), encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(ReferenceRow.init)
  }
}

/// The greatest of many ratios, and where it was, so that a loop needs only one expectation.
struct Worst: CustomStringConvertible {
  private(set) var ratio = 0.0
  private(set) var count = 0
  private var place = "nowhere"

  var description: String { "worst ratio \(ratio) for \(place)" }

  /// A ratio that isn't a number is the worst of all, and stays.
  mutating func note(_ ratio: Double, _ place: @autoclosure () -> String) {
    count += 1
    guard !self.ratio.isNaN, !(ratio <= self.ratio) else { return }
    self.ratio = ratio
    self.place = place()
  }
}

/// A curve solved by bisection, in twice the precision.
struct UnitBezierOracle {
  private let x1: DoubleDouble
  private let y1: DoubleDouble
  private let x2: DoubleDouble
  private let y2: DoubleDouble

  init(_ curve: UnitBezier) {
    x1 = DoubleDouble(curve.x1)
    y1 = DoubleDouble(curve.y1)
    x2 = DoubleDouble(curve.x2)
    y2 = DoubleDouble(curve.y2)
  }

  func y(at parameter: DoubleDouble) -> DoubleDouble { Self.coordinate(y1, y2, at: parameter) }

  /// The slope's magnitude.
  func slope(at parameter: DoubleDouble) -> Double {
    let x = Self.derivative(x1, x2, at: parameter)
    let y = Self.derivative(y1, y2, at: parameter)
    return y.high == 0 ? 0 : abs(y.high / x.high)
  }

  func parameter(at fraction: DoubleDouble) -> DoubleDouble {
    // Rounding would hide a vertical end: x is 1 − u³ before some.
    guard fraction > DoubleDouble(0), fraction < DoubleDouble(1) else { return fraction }
    // Plain doubles are faster; they may err, but where they end is only where the search begins.
    var guess = 0.5
    var half = 0.25
    while half > 0x1p-50 {
      guess += plainX(at: guess) < fraction.high ? half : -half
      half /= 2
    }
    var low = DoubleDouble(guess)
    var high = low
    var width = 0x1p-50
    while low.high > 0, fraction < x(at: low) {
      low = DoubleDouble(max(0, guess - width))
      width *= 4
    }
    while high.high < 1, x(at: high) < fraction {
      high = DoubleDouble(min(1, guess + width))
      width *= 4
    }
    while (high - low).high > 0x1p-95 {
      let middle = DoubleDouble(0.5) * (low + high)
      if x(at: middle) < fraction { low = middle } else { high = middle }
    }
    return high
  }

  /// The exact values at the fractions a few ε to either side of the given one.
  func values(around fraction: Double) -> ClosedRange<DoubleDouble> {
    let reach = 4 * UnitBezierBound.epsilon
    let before = max(DoubleDouble(0), DoubleDouble(fraction, -reach))
    let after = min(DoubleDouble(1), DoubleDouble(fraction, reach))
    let values = [before, after].map { y(at: parameter(at: $0)) }
    return min(values[0], values[1])...max(values[0], values[1])
  }

  private func x(at parameter: DoubleDouble) -> DoubleDouble {
    Self.coordinate(x1, x2, at: parameter)
  }

  private func plainX(at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * t * (u * x1.high + t * x2.high) + t * t * t
  }

  private static func coordinate(
    _ first: DoubleDouble,
    _ second: DoubleDouble,
    at t: DoubleDouble
  ) -> DoubleDouble {
    let u = DoubleDouble(1) - t
    return DoubleDouble(3) * u * t * (u * first + t * second) + t * t * t
  }

  /// The derivative by the parameter, divided by 3.
  private static func derivative(
    _ first: DoubleDouble,
    _ second: DoubleDouble,
    at t: DoubleDouble
  ) -> DoubleDouble {
    let one = DoubleDouble(1)
    let u = one - t
    return u * u * first + DoubleDouble(2) * u * t * (second - first) + t * t * (one - second)
  }
}

extension SeededGenerator {
  /// A legal curve: often with an x at, or next to, an end of what is legal.
  mutating func nextCurve() -> UnitBezier {
    UnitBezier(legalX1: nextX(), nextY(), nextX(), nextY())
  }

  /// A fraction: anywhere, next to an end, or next to where the solver turns to the other half.
  mutating func nextFraction(for curve: UnitBezier) -> Double {
    let middle = (3 * curve.x1 + 3 * curve.x2 + 1) / 8
    return switch next() % 8 {
    case 0: nextTiny()
    case 1: 1 - nextTiny()
    case 2: min(1, max(0, middle + (nextFraction() - 0.5) * nextTiny()))
    default: nextFraction()
    }
  }

  private mutating func nextX() -> Double {
    switch next() % 12 {
    case 0: 0
    case 1: 1
    case 2: nextTiny()
    case 3: 1 - nextTiny()
    default: nextFraction()
    }
  }

  private mutating func nextY() -> Double { nextFraction() * 5 - 2 }

  /// A number in 0..<1 of any magnitude, mostly one that still counts beside 1.
  private mutating func nextTiny() -> Double {
    let range: UInt64 = next() % 4 == 0 ? 1074 : 60
    return Double(sign: .plus, exponent: -Int(next() % range), significand: nextFraction())
  }
}
