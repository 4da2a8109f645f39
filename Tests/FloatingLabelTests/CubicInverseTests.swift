import Testing

@testable import FloatingLabel

/// How the solver finds its way: what it finds is the business of other tests.
@Suite struct CubicInverseTests {
  private static let smooth: [(curve: UnitBezier, error: Double)] = [
    (.easeInOut, 1e-6), (.ease, 1e-5), (UnitBezier(legalX1: 1.0 / 3, 0, 2.0 / 3, 1), 1e-15),
    (UnitBezier(legalX1: 0.4, 0, 0.6, 1), 1e-6), (UnitBezier(legalX1: 0.2, 0, 0.7, 1), 1e-4),
  ]

  @Test func `on a smooth curve the guess is near everywhere`() {
    for (curve, error) in Self.smooth {
      for step in 1..<1_000 {
        let t = Double(step) / 1_000
        #expect(abs(guess(at: curve.x(at: t), on: curve) - t) <= error, "\(curve) at \(t)")
      }
    }
  }

  @Test func `no polynomial of its degree is much nearer than the guess`() {
    for (curve, _) in Self.smooth {
      for quarter in 0..<4 {
        let ends = (0...1).map { curve.x(at: Double(quarter + $0) / 4) }
        // The best polynomial is hardly nearer than the one through Chebyshev's points.
        let points = (0..<6).map { ends[0] + (ends[1] - ends[0]) * Self.chebyshevPoints[$0] }
        var (worst, best) = (1e-15, 1e-15)
        for step in 1..<100 {
          let t = (Double(quarter) + Double(step) / 100) / 4
          let x = curve.x(at: t)
          worst = max(worst, abs(guess(at: x, on: curve) - t))
          best = max(best, abs(interpolation(at: x, through: points, on: curve) - t))
        }
        #expect(worst <= 5 * best, "\(curve) in quarter \(quarter): \(worst), not \(best)")
      }
    }
  }

  @Test func `an x belongs to the quarter of its parameter`() {
    for (curve, _) in Self.smooth {
      for step in 0..<64 {
        let x = curve.x(at: (Double(step) + 0.5) / 64)
        #expect(curve.inverse.quarter(at: x) == step / 16, "\(curve) at \(x)")
      }
      for (t, quarter) in [(0.25, 1), (0.5, 2), (0.75, 3)] {
        let x = curve.x(at: t)
        #expect(curve.inverse.quarter(at: x + 1e-15) == quarter, "\(curve) at \(x)")
        #expect(curve.inverse.quarter(at: x - 1e-15) == quarter - 1, "\(curve) at \(x)")
      }
    }
  }

  @Test func `there is no guess near the ends, on a line, and on a curve of enormous height`() {
    let margin = 0x1p-14
    for x in [-1, 0, margin.nextDown, 1 - margin, 1, 2, .infinity, -.infinity, .nan, -0.5] {
      #expect(UnitBezier.ease.inverse.quarter(at: x) == nil, "\(x)")
      #expect(UnitBezier.ease.inverse.quickQuarter(at: x) == nil, "\(x)")
    }
    for x in [margin, (1 - margin).nextDown] {
      #expect(UnitBezier.ease.inverse.quarter(at: x) != nil, "\(x)")
      #expect(UnitBezier.ease.inverse.quickQuarter(at: x) != nil, "\(x)")
    }
    for x in [margin, 0.3, 0.7] {
      for curve in [
        .linear, UnitBezier(legalX1: 0.3, 0x1p1001, 0.5, 1),
        UnitBezier(legalX1: 0.3, 0, 0.5, -0x1p1001),
      ] {
        #expect(curve.inverse.quarter(at: x) == nil, "\(curve) at \(x)")
        #expect(curve.inverse.quickQuarter(at: x) == nil, "\(curve) at \(x)")
      }
      for curve in [
        UnitBezier(legalX1: 0.3, 0.3, 0.5, 1), UnitBezier(legalX1: 0.3, 0, 0.5, 0.5),
        UnitBezier(legalX1: 0.3, 0x1p1000, 0.5, -0x1p1000),
      ] {
        #expect(curve.inverse.quarter(at: x) != nil, "\(curve) at \(x)")
      }
    }
  }

  @Test func `one step is not hoped for in a quarter that ends vertically, nor near that`() {
    for steep in [1, 1 - 0x1p-20] {
      let curves: [(first: Int?, UnitBezier, last: Int?)] = [
        (0, .easeInOut, 3), (0, UnitBezier(legalX1: 0.42, 0, steep, 1), nil),
        (nil, UnitBezier(legalX1: 1 - steep, 0, 0.58, 1), 3),
        (nil, UnitBezier(legalX1: 1 - steep, 0.5, steep, 1), nil),
      ]
      for (first, curve, last) in curves {
        let xs = [0.2, 0.3, 0.7, 0.8].map { curve.x(at: $0) }
        #expect(xs.map { curve.inverse.quickQuarter(at: $0) } == [first, 1, 2, last], "\(curve)")
        #expect(xs.map { curve.inverse.quarter(at: $0) } == [0, 1, 2, 3], "\(curve)")
      }
    }
  }

  @Test func `on ease-in-out and ease one step is enough everywhere`() {
    for curve in [UnitBezier.easeInOut, .ease] {
      for step in 1..<4_096 {
        let first = firstStep(to: Double(step) / 4_096, on: curve)
        #expect(first.map { curve.inverse.isRight($0.extent) } == true, "\(curve) at \(step)")
      }
    }
  }

  @Test func `a step as far as it may be is right`() {
    var worst = Worst()
    for (curve, _) in Self.smooth {
      for step in 1..<64 {
        let t = Double(step) / 64
        for way in [-1.0, 1] {
          var start = t + way * 0x1p-10
          while !curve.inverse.isRight(extent(from: start, to: curve.x(at: t), on: curve)) {
            start = t + (start - t) * 0.9
          }
          let made = curve.inverse.step(from: start - 0.5, to: curve.x(at: t))
          worst.note(abs(made.parameter + 0.5 - t) / 4e-16, "\(curve) at \(t)")
        }
      }
    }
    #expect(worst.count > 600 && worst.ratio <= 1, "\(worst)")
  }

  @Test func `a step reaches as far as bend and velocity allow, or a little less`() {
    var generator = SeededGenerator(seed: 0x2_5)
    var count = 0
    for _ in 0..<1_000 {
      let xs = (0...1).map { _ in Double.random(in: 0...1, using: &generator) }
      let inverse = UnitBezier(legalX1: xs[0], 0, xs[1], 1).inverse
      let derivatives = (-32...32).map { inverse.x.excess(at: Double($0) / 64, over: 0) }
      let velocity = derivatives.map(\.velocity).reduce(0, max)
      let bend = derivatives.map { abs($0.bend) }.reduce(0, max)
      let factor = 5 * bend * (bend * bend + abs(inverse.x.cubic) * velocity)
      guard (4...64).contains(factor) else { continue }
      count += 1
      let allowed = 0x1p-28 / factor.squareRoot()
      #expect(
        (0.87 * allowed...allowed).contains(inverse.reach),
        "\(xs): \(inverse.reach / allowed)"
      )
    }
    #expect(count > 300)
  }

  @Test func `a step that leads to the same x outside the curve is not right`() {
    // The curve that starts vertically comes from there with the same xs.
    let curve = UnitBezier.easeOut
    var s = -0.51
    for _ in 0..<8 { s = curve.inverse.step(from: s, to: curve.x(at: 0.01)).parameter }
    let last = curve.inverse.step(from: s, to: curve.x(at: 0.01))
    #expect(last.parameter < -0.505 && abs(last.extent) <= curve.inverse.reach)
    #expect(!curve.inverse.isRight(last.extent))
    for lane in 0..<8 {
      var extents = SIMD8<Double>.zero
      #expect(curve.inverse.areRight(extents))
      extents[lane] = -curve.inverse.reach / 16
      #expect(!curve.inverse.areRight(extents))
      extents[lane] = curve.inverse.reach
      #expect(curve.inverse.areRight(extents))
      extents[lane] = curve.inverse.reach.nextUp
      #expect(!curve.inverse.areRight(extents))
    }
  }

  @Test func `eight values at once have the bits of each by itself`() {
    var generator = SeededGenerator(seed: 0x4_5)
    for _ in 0..<4_000 {
      let curve = generator.nextCurve()
      let start = generator.nextFraction()
      let length = generator.nextFraction()
      let fractions = start + length * SIMD8(0, 1, 2, 3, 4, 5, 6, 7) / 64
      let values = curve.values(at: fractions)
      for lane in 0..<8 {
        #expect(
          values[lane] == curve.value(at: fractions[lane]),
          "\(curve) at \(fractions[lane])"
        )
      }
    }
  }

  @Test func `what a curve keeps is numbers on any curve, so that it equals itself`() {
    let xs = [0, .leastNonzeroMagnitude, 1e-9, 0.25, 0.5, 0.75, 1 - 1e-9, 1.0.nextDown, 1]
    for x1 in xs {
      for x2 in xs {
        for y in [0, -0x1p1000, .greatestFiniteMagnitude] {
          let curve = UnitBezier(legalX1: x1, y, x2, -y)
          #expect(curve == UnitBezier(legalX1: x1, y, x2, -y), "\(curve)")
        }
      }
    }
  }

  @Test func `the parameter found by halving is that of the x`() {
    for (curve, _) in Self.smooth {
      for half in [curve.firstHalf, curve.secondHalf] {
        for t in [1e-300, 1e-9, 0.1, 0.25, 0.499] {
          #expect(abs(half.parameter(at: half.x(at: t)) / t - 1) <= 1e-14, "\(curve) at \(t)")
        }
      }
    }
  }

  private func guess(at x: Double, on curve: UnitBezier) -> Double {
    guard let quarter = curve.inverse.quarter(at: x) else { return .nan }
    return curve.inverse.series.parameter(at: x - curve.middle.x, in: quarter) + 0.5
  }

  private func firstStep(
    to x: Double,
    on curve: UnitBezier
  ) -> (parameter: Double, extent: Double)? {
    curve.inverse.quarter(at: x).map { curve.inverse.step(to: x, in: $0) }
  }

  private func extent(from t: Double, to x: Double, on curve: UnitBezier) -> Double {
    curve.inverse.step(from: t - 0.5, to: x).extent
  }

  /// Lagrange's polynomial through the parameters at some xs.
  private func interpolation(at x: Double, through xs: [Double], on curve: UnitBezier) -> Double {
    xs.indices.map { index in
      let half = xs[index] > curve.middle.x ? curve.secondHalf : curve.firstHalf
      let t =
        xs[index] > curve.middle.x
        ? 1 - half.parameter(at: 1 - xs[index]) : half.parameter(at: xs[index])
      return xs.indices.filter { $0 != index }
        .reduce(t) { $0 * (x - xs[$1]) / (xs[index] - xs[$1]) }
    }.reduce(0, +)
  }

  // (1 - cos((k + ½)π / 6)) / 2
  private static let chebyshevPoints = [
    0.017037086855465844, 0.14644660940672627, 0.37059047744873963, 0.6294095225512604,
    0.8535533905932737, 0.9829629131445341,
  ]
}

extension UnitBezier {
  fileprivate func x(at t: Double) -> Double {
    t <= 0.5 ? firstHalf.x(at: t) : 1 - secondHalf.x(at: 1 - t)
  }
}
