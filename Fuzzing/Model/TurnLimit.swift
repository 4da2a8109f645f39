import FloatingLabel

/// How much the progress may jump by rounding where a label turns.
struct TurnLimit {
  private let motion: LabelMotion
  private let farthest: Double

  // The curve lies in the hull of its control points.
  private let height: Double

  init(_ motion: LabelMotion, farthest: Double) {
    self.motion = motion
    self.farthest = farthest
    height = max(1, abs(motion.timing.easing.y1), abs(motion.timing.easing.y2))
  }

  func jump(at time: Double) -> Double {
    // The part of the duration that a step of the clock is. A leg shorter than that is over when it
    // starts, and what it had to go is the jump.
    let step = time.ulp / motion.timing.duration
    guard step < 1 else { return .infinity }
    return switch motion.interruption {
    case .blend:
      // Before and after, up to nine terms, each rounded at most twice, of legs that have at most 1 to
      // go, but for one that has so much as the label had when it began.
      36 * 0x1p-53 * (9 + farthest) * (1 + height)
    case .restart:
      0
    case .shorten:
      // It is over at once when there is less to go than this; otherwise nothing is rounded.
      motion.settlingTime.map { $0 > time } == true ? 0 : step
    case .retrace:
      motion.settlingTime.map { $0 > time } == true ? 0 : rise(within: step + 0x1p-50)
    }
  }

  /// The most that the curve can rise or fall within a part of its duration.
  ///
  /// x grows over a stretch d of the curve's parameter by d³ at least, which is when it stands still in
  /// the stretch; and by the least of its derivative times d. y grows by 6·height·d at most.
  private func rise(within part: Double) -> Double {
    let easing = motion.timing.easing
    // The derivative of x is 3·(bend·t² + slope·t + x1).
    let bend = 1 + 3 * easing.x1 - 3 * easing.x2
    let slope = 2 * (easing.x2 - 2 * easing.x1)
    let lowest = bend == 0 ? 0 : min(max(0, -slope / (2 * bend)), 1)
    let least = [0, lowest, 1].map { 3 * ((bend * $0 + slope) * $0 + easing.x1) }.min() ?? 0
    let bySlope = least > 0 ? part / least : .infinity
    return 6 * height * min(bySlope, Self.cubeRoot(of: part))
  }

  // The least power of 1/2 whose cube isn't below the number.
  private static func cubeRoot(of number: Double) -> Double {
    var root = 1.0
    while root * root * root / 8 >= number, root > 0 { root /= 2 }
    return root
  }
}
