import FloatingLabel
import Testing

/// Clocks that stand still, go back or break, and many turns.
@Suite struct LabelMotionTimeTests {
  @Test(arguments: Interruption.allCases)
  func `a move that comes too early counts as made with the last one`(interruption: Interruption) {
    var motion = LabelMotion(interruption: interruption)
    motion.move(to: .raised, at: 10)
    motion.move(to: .resting, at: 10.05)
    var early = motion
    var inTime = motion
    early.move(to: .raised, at: 10.01)
    inTime.move(to: .raised, at: 10.05)
    #expect(early == inTime)
    // Also when the last one is long over.
    motion = LabelMotion(interruption: interruption)
    motion.move(to: .raised, at: 10)
    motion.move(to: .resting, at: 5)
    #expect(motion == LabelMotion(interruption: interruption))
  }

  @Test(arguments: Interruption.allCases)
  func `before a move it seems just to begin`(interruption: Interruption) {
    var motion = LabelMotion(interruption: interruption)
    motion.move(to: .raised, at: 10)
    for time in [-Double.infinity, -1e300, 0, 9.99, 10] {
      #expect(motion.progress(at: time) == 0 && !motion.isSettled(at: time))
    }
    for time in [-Double.infinity, -1e300, 0, 9.99] { #expect(motion.velocity(at: time) == 0) }
    motion.move(to: .resting, at: 10.05)
    let turning = motion.progress(at: 10.05)
    motion.move(to: .raised, at: 10.05)
    expect(motion.progress(at: 10.05), near: turning, within: 1e-15)
    // Blended legs that began earlier were on their way already.
    guard interruption != .blend else { return }
    for time in [-Double.infinity, 0, 10.04] { #expect(motion.progress(at: time) == turning) }
  }

  @Test func `a blended leg is over at the sum of start and duration, also while another goes on`()
    throws
  {
    // Vertical at its end, so that a rounding error of the time can be seen.
    let easing = try #require(UnitBezier(x1: 0, y1: 1, x2: 1, y2: 0))
    let timing = LabelTiming(duration: 0.15, easing: easing)
    let end = 1_000.1 + 0.15
    #expect((end - 1_000.1) / 0.15 < 1)
    var both = LabelMotion(timing: timing)
    both.move(to: .raised, at: 1_000.1)
    both.move(to: .resting, at: 1_000.2)
    var second = LabelMotion(at: .raised, timing: timing)
    second.move(to: .resting, at: 1_000.2)
    expect(both.progress(at: end), near: second.progress(at: end), within: 1e-12)
    #expect(both.velocity(at: end) == second.velocity(at: end))
  }

  @Test func `a way back so short that it takes no time is over when it starts`() {
    let moment = Double.leastNonzeroMagnitude
    let timing = LabelTiming(duration: 3 * moment, easing: .easeIn)
    var motion = LabelMotion(timing: timing, interruption: .shorten)
    motion.move(to: .raised, at: 0)
    motion.move(to: .resting, at: moment)
    #expect(motion == LabelMotion(timing: timing, interruption: .shorten))
  }

  @Test(arguments: Interruption.allCases)
  func `a time that is not finite moves nothing`(interruption: Interruption) {
    for motion in LabelMotionTests.motionsInFlight(interruption) {
      for time in [Double.nan, .signalingNaN, .infinity, -.infinity] {
        for end in LabelMotion.End.allCases {
          var moved = motion
          moved.move(to: end, at: time)
          #expect(moved == motion)
        }
      }
    }
  }

  @Test(arguments: Interruption.allCases)
  func `whatever the time, the answer is finite`(interruption: Interruption) {
    let greatest = Double.greatestFiniteMagnitude
    let times = [.nan, .infinity, -.infinity, greatest, -greatest, 0, 1e-300, 1e17, -1e17]
    for start in times {
      for duration in [1e-300, 0.15, 1e9, greatest] {
        let timing = LabelTiming(duration: duration)
        var motion = LabelMotion(timing: timing, interruption: interruption)
        motion.move(to: .raised, at: start)
        motion.move(to: .resting, at: start + duration / 3)
        for motion in [motion] + LabelMotionTests.motionsInFlight(interruption) {
          for time in times + [start, start + duration / 2, start + duration] {
            let progress = motion.progress(at: time)
            if !(-0.001...1.001).contains(progress) { Issue.record("\(motion) at \(time)") }
            if motion.isSettled(at: time), progress != motion.target.progress {
              Issue.record("\(motion) has settled elsewhere at \(time)")
            }
            if motion.velocity(at: time).isNaN { Issue.record("\(motion) at \(time)") }
          }
        }
      }
    }
  }

  @Test(arguments: Interruption.allCases)
  func `100,000 turns leave it as small and as near as before`(interruption: Interruption) {
    // Plain bits hold no reference to anything that could grow.
    #expect(_isPOD(LabelMotion.self))
    var generator = SeededGenerator(seed: 0x100)
    var motion = LabelMotion(interruption: interruption)
    var time = 0.0
    var farthest = 0.5
    for turn in 0..<100_000 {
      motion.move(to: turn.isMultiple(of: 2) ? .raised : .resting, at: time)
      time += generator.nextFraction() * (turn % 1_000 < 500 ? 0.01 : 0.2)
      farthest = max(farthest, abs(motion.progress(at: time) - 0.5))
    }
    // Blended legs alternate and shrink, so that their sum leaves 0…1 no more than the others do.
    #expect(farthest <= 0.5 + 1e-14)
    #expect(motion.target == .resting && motion.progress(at: time + 0.15) == 0)
  }

  // With the first curve, which draws back before it sets out, a turn each quarter finds the label 1.08
  // times as far away as the one before; with the second, 427,000 times. Turns that are closer take
  // the place of the eight legs in flight again and again.
  @Test(arguments: Interruption.allCases, [[0.68, -0.55, 0.265, 1.55], [0.3, 1e6, 0.7, 0]])
  func `turns that add up an overshoot leave the progress finite`(
    interruption: Interruption,
    list: [Double]
  ) throws {
    let easing = try #require(UnitBezier(x1: list[0], y1: list[1], x2: list[2], y2: list[3]))
    let timing = LabelTiming(duration: 1, easing: easing)
    for gap in [0.25, 0.04] {
      var motion = LabelMotion(timing: timing, interruption: interruption)
      var firstStray: Int?
      for turn in 0..<10_000 {
        let time = gap * Double(turn)
        motion.move(to: turn.isMultiple(of: 2) ? .raised : .resting, at: time)
        if !motion.progress(at: time + gap / 2).isFinite, firstStray == nil { firstStray = turn }
      }
      #expect(firstStray == nil, "every \(gap) s")
    }
  }

  @Test(arguments: Interruption.allCases)
  func `a curve that shoots beyond all measure leaves the progress finite`(
    interruption: Interruption
  ) throws {
    let easing = try #require(UnitBezier(x1: 0.3, y1: 1e300, x2: 0.7, y2: 1e300))
    let timing = LabelTiming(duration: 1, easing: easing)
    var motion = LabelMotion(timing: timing, interruption: interruption)
    motion.move(to: .raised, at: 0)
    motion.move(to: .resting, at: 0.5)
    for time in [0.25, 0.5, 0.75, 1, 1.25] { #expect(motion.progress(at: time).isFinite) }
    #expect(motion.progress(at: 1.5) == 0)
  }
}
