#if arch(x86_64)
  import FloatingLabel

  /// The curve in numbers that are 11 bits finer, solved by nothing but halving.
  struct ExactCurve {
    private let curve: UnitBezier
    private let height: Float80

    init(_ curve: UnitBezier) {
      self.curve = curve
      height = Float80(max(1, abs(curve.y1), abs(curve.y2)))
    }

    func value(at fraction: Double) -> Float80 { y(parameter(at: Float80(fraction))) }

    /// The range in which a value at a fraction must lie.
    ///
    /// By ε = 2⁻⁵³, where the slope is at most 1,000 in magnitude, 4ε·(1 + |slope|) times the height on
    /// either side. Where it is steeper, what the curve gives for fractions up to 4ε away, with 4ε times
    /// the height on either side.
    func bound(at fraction: Double) -> ClosedRange<Float80> {
      let t = parameter(at: Float80(fraction))
      let exact = y(t)
      let (dx, dy) = (velocity(curve.x1, curve.x2, t), velocity(curve.y1, curve.y2, t))
      let reach: Float80 = 4 * 0x1p-53
      // The calculation here is 2¹¹ times finer; so much for its own errors.
      let own: Float80 = 1 + 0x1p-6
      if dx > 0, abs(dy) <= 1_000 * dx {
        let error = reach * (1 + abs(dy / dx)) * height * own
        return exact - error...exact + error
      }
      let from = parameter(at: Float80(fraction) - reach)
      let to = parameter(at: Float80(fraction) + reach)
      let ends = [y(from), exact, y(to)]
      // Between three points y bends by an eighth of its second derivative, at most 24 times the height.
      let error = height * (reach * own + 3 * (to - from) * (to - from))
      return (ends.min() ?? exact) - error...(ends.max() ?? exact) + error
    }

    // x never falls, so halving finds the place, to the last bit of a parameter near 0 and near 1.
    private func parameter(at x: Float80) -> Float80 {
      guard x > 0 else { return 0 }
      guard x < 1 else { return 1 }
      var (lower, upper): (Float80, Float80) = (0, 1)
      while true {
        // Towards 0, magnitudes are halved and not numbers: a parameter may be as small as a fraction.
        let middle = lower == 0 && upper < 0x1p-20 ? upper * 0x1p-40 : (lower + upper) / 2
        guard middle > lower, middle < upper else { return upper }
        if self.x(middle) < x { lower = middle } else { upper = middle }
      }
    }

    private func x(_ t: Float80) -> Float80 { coordinate(curve.x1, curve.x2, t) }
    private func y(_ t: Float80) -> Float80 { coordinate(curve.y1, curve.y2, t) }

    private func coordinate(_ first: Double, _ second: Double, _ t: Float80) -> Float80 {
      let u = 1 - t
      return 3 * u * u * t * Float80(first) + 3 * u * t * t * Float80(second) + t * t * t
    }

    private func velocity(_ first: Double, _ second: Double, _ t: Float80) -> Float80 {
      let (u, p, q) = (1 - t, Float80(first), Float80(second))
      return 3 * (u * u * p + 2 * u * t * (q - p) + t * t * (1 - q))
    }
  }
#endif
