import FloatingLabel
import Testing

@Suite struct LabelMotionVelocityTests {
  @Test(arguments: Interruption.allCases)
  func `the velocity is how fast the progress grows`(interruption: Interruption) {
    var worst = Worst()
    var generator = SeededGenerator(seed: 0x5E1)
    for round in 0..<300 {
      let easing = LabelMotionInterruptionTests.curves[round % 5]
      let timing = LabelTiming(duration: 0.5, easing: easing)
      let times = (0...(round % 5)).map { _ in generator.nextFraction() * 0.5 }.sorted()
      let motion = LabelMotionInterruptionTests.turning(
        interruption,
        from: round.isMultiple(of: 2) ? .resting : .raised,
        timing: timing,
        at: times
      )
      let last = times[times.count - 1]
      let half = 1e-6
      for step in 1..<20 {
        let time = last + 0.5 * Double(step) / 20
        // The quotient knows no velocity where a leg begins or ends.
        let edges = [motion.settlingTime ?? last] + times + times.map { $0 + 0.5 }
        guard edges.allSatisfy({ abs($0 - time) > 0.01 }) else { continue }
        let quotient =
          (motion.progress(at: time + half) - motion.progress(at: time - half)) / (2 * half)
        let velocity = motion.velocity(at: time)
        worst.note(abs(velocity - quotient) / (1e-5 * (1 + abs(velocity))), "\(motion) at \(time)")
      }
    }
    #expect(worst.count > 3_000 && worst.ratio <= 1, "\(worst)")
  }

  @Test func `blend has no jump in velocity across a turn with ease-in-out`() {
    var worst = Worst()
    var generator = SeededGenerator(seed: 0x81)
    for _ in 0..<200 {
      var motion = LabelMotion()
      var time = 0.0
      // Two turns a tenth of the duration apart leave no more than eight in flight.
      for _ in 0..<12 {
        time += 0.15 * (0.15 + generator.nextFraction())
        let before = motion.velocity(at: time)
        motion.move(to: motion.target == .raised ? .resting : .raised, at: time)
        worst.note(abs(motion.velocity(at: time) - before) / 1e-12, "\(motion) at \(time)")
      }
    }
    #expect(worst.ratio <= 1, "\(worst)")
  }

  @Test func `where the turn is seen, the others have such a jump`() {
    for interruption in [Interruption.shorten, .restart, .retrace] {
      var motion = LabelMotion(interruption: interruption)
      motion.move(to: .raised, at: 0)
      let before = motion.velocity(at: 0.075)
      motion.move(to: .resting, at: 0.075)
      let after = motion.velocity(at: 0.075)
      #expect(before > 10)
      // As fast as it came, or from standing still.
      expect(after, near: interruption == .retrace ? -before : 0, within: 1e-9)
    }
  }

  @Test(arguments: Interruption.allCases)
  func `a label that is going up has the velocity upwards, one going down that downwards`(
    interruption: Interruption
  ) throws {
    let timing = LabelTiming(duration: 2, easing: .linear)
    for (start, velocity) in [(LabelMotion.End.resting, 0.5), (.raised, -0.5)] {
      let motion = LabelMotionInterruptionTests.turning(
        interruption,
        from: start,
        timing: timing,
        at: [1]
      )
      for time in [1, 1.5, 2.999] { #expect(motion.velocity(at: time) == velocity) }
      for time in [-Double.infinity, 0, 1.0.nextDown, 3, .infinity] {
        #expect(motion.velocity(at: time) == 0)
      }
    }
  }

  @Test(arguments: Interruption.allCases)
  func `the velocity is finite, however short the motion`(interruption: Interruption) {
    for (duration, turn) in [(0x1p-1027, 0x1p-1028), (1e-300, 5e-301), (0x3p-1073, 0x1p-1073)] {
      for easing in LabelMotionInterruptionTests.curves + [.linear] {
        let motion = LabelMotionInterruptionTests.turning(
          interruption,
          from: .resting,
          timing: LabelTiming(duration: duration, easing: easing),
          at: [0, turn]
        )
        for time in [0, turn, turn.nextUp, turn * 1.5] {
          #expect(motion.velocity(at: time).isFinite, "\(motion) at \(time)")
        }
      }
    }
  }

  @Test func `two legs against each other stand still, however fast each is`() {
    let motion = LabelMotionInterruptionTests.turning(
      .blend,
      from: .resting,
      timing: LabelTiming(duration: 0x1p-1027, easing: .linear),
      at: [0, 0x1p-1028]
    )
    #expect(motion.velocity(at: 0x3p-1029) == 0)
  }
}
