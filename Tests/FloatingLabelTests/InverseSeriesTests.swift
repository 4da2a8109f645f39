import Testing

@testable import FloatingLabel

/// How the solver finds its way: what it finds is the business of other tests.
@Suite struct InverseSeriesTests {
  private static let smooth: [(curve: UnitBezier, error: Double)] = [
    (.easeInOut, 1e-5), (.ease, 1e-4), (UnitBezier(legalX1: 1.0 / 3, 0, 2.0 / 3, 1), 1e-15),
    (UnitBezier(legalX1: 0.4, 0, 0.6, 1), 1e-5),
  ]

  @Test func `on a smooth curve the guess is near everywhere`() {
    for (curve, error) in Self.smooth {
      for step in 1..<1_000 where step != 500 {
        let t = Double(step) / 1_000
        #expect(abs(guess(at: curve.x(at: t), on: curve) - t) <= error, "\(curve) at \(t)")
      }
    }
  }

  @Test
  func `the guess is exact in the middles of the quarters, and of the sixth order about them`() {
    let curve = UnitBezier(legalX1: 0.3, 0, 0.9, 1)
    for t in [0.125, 0.375, 0.625] {
      #expect(abs(guess(at: curve.x(at: t), on: curve) - t) <= 1e-15)
      let errors = [0x1p-5, 0x1p-6].map { abs(guess(at: curve.x(at: t + $0), on: curve) - t - $0) }
      #expect(errors[0] / errors[1] >= 40, "\(errors) at \(t)")
    }
  }

  @Test func `an x belongs to the quarter of its parameter`() {
    for (curve, _) in Self.smooth {
      for step in 0..<64 {
        let end = curve.inverse.quarter(at: curve.x(at: (Double(step) + 0.5) / 64))?.end
        let t = Double(step / 16 + 1) / 4
        let expected = t < 1 ? curve.x(at: t) : 1 - 0x1p-14
        #expect(end.map { abs($0 - expected) <= 1e-15 } == true, "\(curve) at \(step)")
      }
    }
  }

  @Test func `there is no guess near the ends, in the very middle, and on a line`() {
    let curve = UnitBezier.ease
    let margin = 0x1p-14
    for x in [
      -1, 0, margin.nextDown, curve.middle.x, 1 - margin, 1, 2, .infinity, -.infinity, .nan,
    ] {
      #expect(curve.inverse.quarter(at: x)?.end == nil, "\(x)")
    }
    for x in [margin, curve.middle.x.nextDown, curve.middle.x.nextUp, (1 - margin).nextDown] {
      #expect(curve.inverse.quarter(at: x)?.end != nil, "\(x)")
    }
    for x in [margin, 0.3, 0.7] { #expect(UnitBezier.linear.inverse.quarter(at: x)?.end == nil) }
  }

  @Test func `on ease-in-out one step is enough everywhere`() {
    let curve = UnitBezier.easeInOut
    for step in 1..<4_096 where step != 2_048 {
      let x = Double(step) / 4_096
      #expect(curve.step(from: guess(at: x, on: curve), to: x).distance <= UnitBezier.reach)
    }
  }

  @Test func `a step as far as it may be is right`() {
    var worst = Worst()
    for (curve, _) in Self.smooth {
      for step in 1..<64 {
        let t = Double(step) / 64
        for way in [-1.0, 1] {
          var start = t + way * 0x1p-12
          while curve.step(from: start, to: curve.x(at: t)).distance > UnitBezier.reach {
            start = (start + t) / 2
          }
          let made = curve.step(from: start, to: curve.x(at: t))
          let error = curve.y(at: made.parameter) - curve.exactY(at: t)
          worst.note(abs(error) / 4e-16, "\(curve) at \(t)")
        }
      }
    }
    #expect(worst.count > 400 && worst.ratio <= 1, "\(worst)")
  }

  @Test func `four values at once have the bits of each by itself`() {
    var generator = SeededGenerator(seed: 0x4_5)
    for _ in 0..<2_000 {
      let curve = generator.nextCurve()
      let start = generator.nextFraction()
      let fractions = start + generator.nextFraction() * SIMD4(0, 1, 2, 3) / 64
      for start in [0, start / 2, start] {
        var quarter = curve.inverse.quarter(at: start)
        let values = curve.values(at: fractions, in: &quarter)
        for lane in 0..<4 {
          #expect(
            values[lane] == curve.value(at: fractions[lane]),
            "\(curve) at \(fractions[lane])"
          )
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
    curve.inverse.quarter(at: x)?.parameter(at: x) ?? .nan
  }
}

extension UnitBezier {
  fileprivate func x(at t: Double) -> Double {
    t <= 0.5 ? firstHalf.x(at: t) : 1 - secondHalf.x(at: 1 - t)
  }

  fileprivate func exactY(at t: Double) -> Double {
    t <= 0.5 ? firstHalf.y(at: t) : secondHalf.y(at: 1 - t)
  }
}
