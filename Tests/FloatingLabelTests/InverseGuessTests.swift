import Testing

@testable import FloatingLabel

/// How the solver finds its way: what it finds is the business of other tests.
@Suite struct InverseGuessTests {
  private static let smooth: [(curve: UnitBezier, error: Double)] = [
    (.easeInOut, 0.0001), (.ease, 0.0007), (UnitBezier(legalX1: 1.0 / 3, 0, 2.0 / 3, 1), 1e-14),
    (UnitBezier(legalX1: 0.4, 0, 0.6, 1), 0.0002),
  ]

  @Test func `on a smooth curve the guess is near in both halves`() {
    for (curve, error) in Self.smooth {
      for (half, guess) in [
        (curve.firstHalf, curve.firstGuess),
        (curve.secondHalf, curve.secondGuess),
      ] {
        for step in 0...500 {
          let t = Double(step) / 1_000
          let guessed = guess.parameter(at: half.x(at: t))
          #expect(abs(guessed - t) <= error, "\(curve) at \(t)")
        }
      }
    }
  }

  @Test func `the guess is exact where it was taken`() {
    let curve = UnitBezier(legalX1: 0.3, 0, 0.9, 1)
    let guess = curve.firstGuess
    for t in [0.01224, 0.10305, 0.25, 0.39695, 0.48776] {
      #expect(abs(guess.parameter(at: curve.firstHalf.x(at: t)) - t) <= 1e-14)
    }
  }

  @Test func `on ease-in-out one step is enough everywhere`() {
    let curve = UnitBezier.easeInOut
    for step in 1..<2_048 {
      let x = SIMD4(repeating: Double(step) / 4_096)
      let rising = curve.firstHalf.values(at: x, near: curve.firstGuess.parameter(at: x))
      #expect(rising == SIMD4(repeating: curve.value(at: x[0])))
      let arriving = curve.secondHalf.values(at: x, near: curve.secondGuess.parameter(at: x))
      #expect(arriving == SIMD4(repeating: curve.value(at: 1 - x[0])))
    }
  }

  @Test func `a guess that leads nowhere changes nothing but the time it takes`() {
    let half = UnitBezier.ease.firstHalf
    for guess in [-1, 0, 0.001, 0.5, 7, Double.infinity, .nan] {
      #expect(abs(half.value(at: 0.1, near: guess) - UnitBezier.ease.value(at: 0.1)) <= 1e-15)
      let x = SIMD4(repeating: 0.1)
      let values = half.values(at: x, near: SIMD4(repeating: guess))
      #expect(values.map { abs($0[0] - UnitBezier.ease.value(at: 0.1)) <= 1e-15 } ?? true)
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
}
