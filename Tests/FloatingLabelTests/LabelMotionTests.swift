import FloatingLabel
import Testing

/// What all kinds of interruption have in common; what sets them apart is in
/// `LabelMotionInterruptionTests`.
@Suite struct LabelMotionTests {
  @Test func `a leg begins exactly at its start and ends exactly at its end`() {
    var strays: [String] = []
    var generator = SeededGenerator(seed: 0xE4D5)
    for _ in 0..<2_000 {
      let timing = LabelTiming(
        duration: generator.nextMagnitude(from: 1e-9, to: 1e9),
        easing: generator.nextCurve()
      )
      let start = generator.nextMagnitude(from: 1e-9, to: 1e9)
      let end = start + timing.duration
      // A duration too short to be seen beside the time ends when it starts.
      guard start < end else { continue }
      for (from, to) in [(LabelMotion.End.resting, LabelMotion.End.raised), (.raised, .resting)] {
        for interruption in Interruption.allCases {
          var motion = LabelMotion(at: from, timing: timing, interruption: interruption)
          motion.move(to: to, at: start)
          let isRight =
            motion.target == to && motion.settlingTime == end
            && [-Double.infinity, start - 1, start].allSatisfy {
              motion.progress(at: $0) == from.progress
            }
            && [-Double.infinity, start, end.nextDown].allSatisfy { !motion.isSettled(at: $0) }
            && [end, end + 1, .infinity].allSatisfy {
              motion.progress(at: $0) == to.progress && motion.isSettled(at: $0)
                && motion.velocity(at: $0) == 0
            }
          if !isRight { strays.append("\(motion)") }
        }
      }
    }
    #expect(strays.isEmpty)
  }

  @Test(arguments: Interruption.allCases)
  func `a leg is over when its start and its duration have added up, in doubles`(
    interruption: Interruption
  ) {
    // 0.1 + 0.2 is the double after 0.3.
    var motion = LabelMotion(timing: LabelTiming(duration: 0.2), interruption: interruption)
    motion.move(to: .raised, at: 0.1)
    #expect(!motion.isSettled(at: 0.3))
    #expect(motion.isSettled(at: 0.3.nextUp) && motion.progress(at: 0.3.nextUp) == 1)
    // Beside so late a time, the duration does not count.
    motion = LabelMotion(interruption: interruption)
    motion.move(to: .raised, at: 1e16)
    #expect(motion.isSettled(at: 1e16) && motion.progress(at: 1e16) == 1)
  }

  @Test(arguments: Interruption.allCases)
  func `without a duration the label is there at once`(interruption: Interruption) {
    var motion = LabelMotion(timing: LabelTiming(duration: 0), interruption: interruption)
    for (time, end) in [(0.0, LabelMotion.End.raised), (0, .resting), (3, .raised)] {
      motion.move(to: end, at: time)
      for asked in [-1.0, time, time + 1] { #expect(motion.progress(at: asked) == end.progress) }
      #expect(motion.isSettled(at: time) && motion.settlingTime == nil)
    }
  }

  @Test(arguments: Interruption.allCases)
  func `a fresh leg is what a sequence of keyframes gives, to the last bit`(
    interruption: Interruption
  ) throws {
    let overshooting = try #require(UnitBezier(x1: 0.3, y1: -0.7, x2: 0.6, y2: 1.8))
    for easing in [UnitBezier.easeInOut, .ease, .easeIn, .easeOut, .linear, overshooting] {
      // With such a duration and such a start, the motion divides the time without rounding.
      let timing = LabelTiming(duration: 0.25, easing: easing)
      for transition in LabelState.Transition.allCases {
        let (from, to): (LabelMotion.End, LabelMotion.End) =
          transition == .raise ? (.resting, .raised) : (.raised, .resting)
        var motion = LabelMotion(at: from, timing: timing, interruption: interruption)
        motion.move(to: to, at: 8)
        for count in [2, 65] {
          let keyframes = try KeyframeSequence(
            transition,
            labelWidth: 120,
            sampling: .count(count),
            timing: timing
          )
          let progress = keyframes.map { motion.progress(at: 8 + $0.time).bitPattern }
          #expect(progress == keyframes.map(\.progress.bitPattern))
        }
      }
    }
  }

  @Test func `to send the label to where it is going changes nothing`() {
    for interruption in Interruption.allCases {
      for motion in Self.motionsInFlight(interruption) {
        var again = motion
        for time in [-1, 0, 0.07, 0.1, 5] { again.move(to: motion.target, at: time) }
        #expect(again == motion)
      }
    }
  }

  @Test func `snapping ends what is under way`() {
    for interruption in Interruption.allCases {
      for motion in Self.motionsInFlight(interruption) {
        for end in LabelMotion.End.allCases {
          var snapped = motion
          snapped.snap(to: end)
          #expect(snapped == LabelMotion(at: end, interruption: interruption))
          #expect(snapped.settlingTime == nil && snapped.isSettled(at: 0.05))
          #expect(snapped.progress(at: 0.05) == end.progress && snapped.velocity(at: 0.05) == 0)
        }
      }
    }
  }

  @Test(arguments: Interruption.allCases)
  func `a label that is sent away and back at once has never moved`(interruption: Interruption) {
    for end in LabelMotion.End.allCases {
      let still = LabelMotion(at: end, interruption: interruption)
      let other: LabelMotion.End = end == .raised ? .resting : .raised
      var motion = still
      for _ in 0..<20 {
        motion.move(to: other, at: 3)
        motion.move(to: end, at: 3)
        #expect(motion == still)
      }
    }
  }

  @Test func `blended legs that begin at the same instant are one`() {
    var once = LabelMotion()
    once.move(to: .raised, at: 0)
    var thrice = once
    once.move(to: .resting, at: 0.05)
    for end in [LabelMotion.End.resting, .raised, .resting] { thrice.move(to: end, at: 0.05) }
    #expect(once == thrice)
    // And two that cancel each other are none: the first leg is all there is.
    thrice.move(to: .raised, at: 0.05)
    var alone = LabelMotion()
    alone.move(to: .raised, at: 0)
    #expect(thrice == alone)
  }

  // The second time is exactly that at which what was under way is over.
  @Test(arguments: Interruption.allCases, [1, 0.5])
  func `what is over leaves no trace in the next move`(interruption: Interruption, time: Double) {
    let timing = LabelTiming(duration: 0.25, easing: .ease)
    var traveled = LabelMotion(timing: timing, interruption: interruption)
    traveled.move(to: .raised, at: 0.25)
    if time > 0.5 {
      traveled.move(to: .resting, at: 0.3)
      traveled.move(to: .raised, at: 0.4)
    }
    traveled.move(to: .resting, at: time)
    var fresh = LabelMotion(at: .raised, timing: timing, interruption: interruption)
    fresh.move(to: .resting, at: time)
    #expect(traveled == fresh && traveled.hashValue == fresh.hashValue)
    // Equal values behave alike.
    #expect(traveled.progress(at: time + 0.1) == fresh.progress(at: time + 0.1))
    traveled.move(to: .raised, at: time + 0.1)
    fresh.move(to: .raised, at: time + 0.1)
    #expect(traveled == fresh)
  }

  @Test func `the order and number of questions don't count`() {
    var generator = SeededGenerator(seed: 0xA5C)
    for interruption in Interruption.allCases {
      for motion in Self.motionsInFlight(interruption) {
        let times = (0...60).map { Double($0) / 200 }
        let progress = times.map(motion.progress)
        let velocity = times.map(motion.velocity)
        for index in times.indices.shuffled(using: &generator) {
          _ = motion.settlingTime
          if motion.progress(at: times[index]) != progress[index] { Issue.record("\(motion)") }
          if motion.velocity(at: times[index]) != velocity[index] { Issue.record("\(motion)") }
        }
      }
    }
  }

  /// Still, fresh, and turned up to nine times.
  static func motionsInFlight(_ interruption: Interruption) -> [LabelMotion] {
    LabelMotion.End.allCases.flatMap { start in
      var motion = LabelMotion(at: start, interruption: interruption)
      var motions = [motion]
      for turn in 0..<10 {
        motion.move(to: motion.target == .raised ? .resting : .raised, at: 0.01 * Double(turn))
        motions.append(motion)
      }
      return motions
    }
  }
}

extension SeededGenerator {
  /// A number between two positive ones, each power of ten as likely as another.
  mutating func nextMagnitude(from low: Double, to high: Double) -> Double {
    var magnitude = low
    while magnitude < high, next() % 8 != 0 { magnitude *= 1 + 9 * nextFraction() }
    return min(magnitude, high)
  }
}
