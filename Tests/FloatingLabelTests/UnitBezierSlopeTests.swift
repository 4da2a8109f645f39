import Testing

@testable import FloatingLabel

@Suite struct UnitBezierSlopeTests {
  /// The greatest magnitude of a slope.
  static let limit = 0x1p53

  // MARK: Against others

  @Test func `the slope of a random curve is that of the exact one`() {
    var worst = Worst()
    var generator = SeededGenerator(seed: 0x510)
    for _ in 0..<1_000 {
      let curve = generator.nextCurve()
      let oracle = UnitBezierOracle(curve)
      for _ in 0..<5 {
        let fraction = generator.nextFraction(for: curve)
        // At an end, the oracle finds 0 by 0 for some.
        guard 0 < fraction, fraction < 1 else { continue }
        let exact = oracle.slope(at: oracle.parameter(at: DoubleDouble(fraction)))
        guard exact <= UnitBezierBound.steepest else { continue }
        let error = abs(abs(curve.slope(at: fraction)) - exact)
        let bound = Self.bound(of: curve, at: fraction, slope: exact, oracle: oracle)
        worst.note(
          error / bound,
          "\(curve) at \(fraction): \(curve.slope(at: fraction)), not \(exact)"
        )
      }
    }
    #expect(worst.count > 4_000 && worst.ratio <= 1, "\(worst)")
  }

  @Test func `the slope is that of the values, with its sign`() throws {
    var worst = Worst()
    let half = 0x1p-18
    for curve in try Self.smoothCurves() {
      for step in 1..<64 {
        let fraction = Double(step) / 64
        let rise = curve.value(at: fraction + half) - curve.value(at: fraction - half)
        worst.note(
          abs(curve.slope(at: fraction) - rise / (2 * half)) / 1e-8,
          "\(curve) at \(fraction)"
        )
      }
    }
    #expect(worst.count > 500 && worst.ratio <= 1, "\(worst)")
  }

  @Test func `a curve that never falls has no negative slope, steep or not`() throws {
    let curves = try [
      [0, 1, 1, 0], [1, 0, 0, 1], [0, 1, 0, 1], [1, 0, 1, 0], [0, 0, 0, 1], [1, 0, 1, 1],
      [1, 0.2, 0, 0.7], [1 - 0x1p-53, 0, 1e-16, 1], [1, 0, 1e-9, 1], [0.9, 0.1, 0.1, 0.9],
    ].map(Self.curve)
    var strays: [String] = []
    for curve in curves {
      let middle = curve.middle.x
      for step in -500...500 {
        for fraction in [middle + Double(step) * 0x1p-53, Double(abs(step)) / 500] {
          let slope = curve.slope(at: fraction)
          if !(slope >= 0) { strays.append("\(curve) at \(fraction): \(slope)") }
        }
      }
    }
    #expect(strays.isEmpty)
  }

  // MARK: Ends and other spots

  @Test(
    arguments: [
      // Control points that lie on no end.
      ([0.25, 0.1, 0.25, 1], 0.4, 0), ([0.5, -1, 0.75, 2], -2, -4), ([0.4, 0, 0.6, 1], 0, 0),
      // The first lies on the start, or the second on the end: the other one says where it goes.
      ([0, 0, 0.5, 1], 2, 0), ([0.5, 0, 1, 1], 0, 2), ([0, 0, 0.5, -1], -2, 4),
      ([0.75, 0.5, 1, 1], 2.0 / 3, 2), ([0, 0, 0.5, 4], 8, -6), ([0, 0, 0.5, 0], 0, 2),
      // Both on one end: there, it sets out for the other one.
      ([0, 0, 0, 0], 1, 1), ([1, 1, 1, 1], 1, 1), ([0, 0, 1, 1], 1, 1), ([1, 1, 0, 0], 1, 1),
      // Upright.
      ([0, 1, 1, 0], limit, limit), ([0, -1, 1, 2], -limit, -limit), ([0, 0, 0, 1], limit, 0),
      ([0, 0, 0, -1], -limit, 2), ([1, 0, 1, 1], 0, limit),
    ] as [([Double], Double, Double)]
  )
  func `at its ends a curve has the slope of the side within`(
    list: [Double],
    start: Double,
    end: Double
  ) throws {
    let curve = try Self.curve(list)
    for fraction in [0, -0.0, -1, -.infinity, .nan] {
      expect(curve.slope(at: fraction), near: start, within: 1e-15)
    }
    for fraction in [1, 2, Double.infinity] {
      expect(curve.slope(at: fraction), near: end, within: 1e-15)
    }
  }

  @Test func `ease-out sets out with 1 by 0.58, and ease-in arrives with it`() {
    expect(UnitBezier.easeOut.slope(at: 0), near: 1 / 0.58, within: 1e-15)
    #expect(UnitBezier.easeOut.slope(at: 1) == 0)
    expect(UnitBezier.easeIn.slope(at: 1), near: 1 / 0.58, within: 1e-15)
    #expect(UnitBezier.easeIn.slope(at: 0) == 0)
    #expect(UnitBezier.easeInOut.slope(at: 0) == 0 && UnitBezier.easeInOut.slope(at: 1) == 0)
  }

  @Test func `a line has the slope 1 everywhere`() throws {
    for list in [
      [0.0, 0, 1, 1], [1, 1, 0, 0], [0, 0, 0, 0], [1, 1, 1, 1], [0.3, 0.3, 0.9, 0.9],
    ] {
      let curve = try Self.curve(list)
      for fraction in [-1, 0, 1e-300, 0.1, 0.5, 1.0.nextDown, 1, 2, .nan] {
        #expect(curve.slope(at: fraction) == 1)
      }
    }
  }

  @Test func `a curve that is upright in its middle is very steep there`() throws {
    let curve = try Self.curve([1, 0, 0, 1])
    #expect(curve.slope(at: 0) == 0 && curve.slope(at: 1) == 0)
    // x is 1/2 + 4 d³ at the parameter 1/2 + d and y as good as 1/2 + 3/2 d, so that the slope is
    // 1 by 8 d²; a fraction off by 2⁻⁵³ is off by 3e-6 in d.
    for step in [-1, 1] {
      let slope = curve.slope(at: 0.5 + Double(step) * 0x1p-20)
      let distance = UnitBezierSlopeTests.cubeRoot(of: 0x1p-22)
      expect(slope, near: 1 / (8 * distance * distance), within: 1e-2 * slope)
    }
    #expect(curve.slope(at: 0.5) > 1e9)
  }

  // MARK: Whatever is asked

  @Test func `no slope of a legal curve is not a number, or beyond the limit`() {
    let greatest = Double.greatestFiniteMagnitude
    let least = Double.leastNonzeroMagnitude
    let xs = [0, least, 1e-300, 1e-17, 0.3, 0.5, 1.0.nextDown, 1]
    let ys = [-greatest, -1e300, -1, -least, 0, 1e-300, 0.5, 1, 1e300, greatest]
    let fractions = [
      .nan, 0, least, 1e-300, 1e-160, 1e-17, 0.25, 0.5, 0.5.nextUp, 0.75,
      1.0.nextDown, 1,
    ]
    var strays: [String] = []
    for (x1, x2) in xs.flatMap({ x1 in xs.map { (x1, $0) } }) {
      for (y1, y2) in ys.flatMap({ y1 in ys.map { (y1, $0) } }) {
        let curve = UnitBezier(legalX1: x1, y1, x2, y2)
        for fraction in fractions {
          let slope = curve.slope(at: fraction)
          if !(abs(slope) <= Self.limit) { strays.append("\(curve) at \(fraction): \(slope)") }
        }
      }
    }
    #expect(strays.isEmpty)
  }

  @Test func `a huge curve is steep from the start, and the way it goes`() throws {
    let greatest = Double.greatestFiniteMagnitude
    for y in [1e300, greatest] {
      for sign in [-1.0, 1] {
        let curve = try Self.curve([0.3, sign * y, 0.7, -sign * y])
        for (fraction, way) in [(0, sign), (0.5, -sign), (1, sign)] {
          #expect(curve.slope(at: fraction) == way * Self.limit, "\(curve) at \(fraction)")
        }
      }
    }
  }

  // MARK: Samples

  private static func curve(_ list: [Double]) throws -> UnitBezier {
    try #require(UnitBezier(x1: list[0], y1: list[1], x2: list[2], y2: list[3]))
  }

  /// Curves whose third derivatives are small enough for a quotient.
  private static func smoothCurves() throws -> [UnitBezier] {
    try [
      [0, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0.42, 0, 0.58, 1], [0.4, 0, 0.2, 1],
      [0.3, -0.8, 0.7, 1.9], [0.3, 2, 0.6, -1], [0.2, 0.5, 0.6, 0.5], [0.6, 0.1, 0.4, 0.9],
    ].map(curve)
  }

  /// How far a slope may be off.
  ///
  /// The fraction stands for those a few ε around it, and both coordinates' velocities, of which the
  /// slope is the quotient, have errors of a few ε.
  private static func bound(
    of curve: UnitBezier,
    at fraction: Double,
    slope: Double,
    oracle: UnitBezierOracle
  ) -> Double {
    let reach = 4 * UnitBezierBound.epsilon
    let slopes = [-reach, reach].map { way in
      let near = min(DoubleDouble(1), max(DoubleDouble(0), DoubleDouble(fraction, way)))
      return oracle.slope(at: oracle.parameter(at: near))
    }
    let t = oracle.parameter(at: DoubleDouble(fraction)).high
    let u = 1 - t
    let velocity = u * u * curve.x1 + 2 * u * t * (curve.x2 - curve.x1) + t * t * (1 - curve.x2)
    let size = max(1, abs(curve.y1), abs(curve.y2))
    let rounding = 4 * UnitBezierBound.epsilon * (size + slope) / velocity
    return slopes.map { abs($0 - slope) }.reduce(0, +) + rounding
  }

  /// By bisection, for a number in 0…1.
  private static func cubeRoot(of number: Double) -> Double {
    var root = 0.0
    var step = 0.5
    for _ in 0..<52 {
      if (root + step) * (root + step) * (root + step) <= number { root += step }
      step /= 2
    }
    return root
  }
}
