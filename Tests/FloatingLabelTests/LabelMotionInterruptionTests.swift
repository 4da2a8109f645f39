import FloatingLabel
import Testing

/// Each kind of interruption against its formula and its worked numbers.
@Suite struct LabelMotionInterruptionTests {
  static func turning(
    _ interruption: Interruption,
    from start: LabelMotion.End = .resting,
    timing: LabelTiming = .standard,
    at times: [Double]
  ) -> LabelMotion {
    var motion = LabelMotion(at: start, timing: timing, interruption: interruption)
    for time in times {
      motion.move(to: motion.target == .raised ? .resting : .raised, at: time)
    }
    return motion
  }

  // MARK: Worked numbers

  @Test func `blend gains a little before it falls`() {
    let motion = Self.turning(.blend, at: [0, 0.075])
    expect(motion.progress(at: 0.075), near: 0.5, within: 1e-15)
    expect(motion.progress(at: 0.1125), near: 0.741676, within: 5e-7)
    expect(motion.progress(at: 0.15), near: 0.5, within: 1e-15)
    #expect(motion.settlingTime == 0.075 + 0.15 && motion.progress(at: 0.225) == 0)
  }

  @Test func `shorten takes the time of CSS`() throws {
    let timing = LabelTiming(duration: 1, easing: .ease)
    let once = Self.turning(.shorten, timing: timing, at: [0, 0.4])
    expect(once.progress(at: 0.4), near: 0.68254051, within: 5e-9)
    expect(try #require(once.settlingTime) - 0.4, near: 0.68254051, within: 5e-9)
    let twice = Self.turning(.shorten, timing: timing, at: [0, 0.4, 0.6])
    expect(twice.progress(at: 0.6), near: 0.3416506, within: 5e-8)
    expect(try #require(twice.settlingTime) - 0.6, near: 0.65834936, within: 5e-9)
  }

  @Test func `retrace is back after as long as it was away`() throws {
    let motion = Self.turning(.retrace, at: [0, 0.05])
    expect(try #require(motion.settlingTime), near: 0.1, within: 1e-16)
    expect(
      motion.progress(at: 0.075),
      near: UnitBezier.easeInOut.value(at: 0.025 / 0.15),
      within: 1e-15
    )
  }

  @Test func `restart takes its full duration`() {
    let motion = Self.turning(.restart, at: [0, 0.075])
    expect(motion.progress(at: 0.075), near: 0.5, within: 1e-15)
    expect(motion.progress(at: 0.15), near: 0.25, within: 1e-15)
    #expect(motion.settlingTime == 0.075 + 0.15 && motion.progress(at: 0.225) == 0)
  }

  // MARK: Formulas

  @Test(arguments: Interruption.allCases)
  func `turned up to eight times, it follows its formula`(interruption: Interruption) {
    var worst = Worst()
    var generator = SeededGenerator(seed: 0xF0)
    for round in 0..<400 {
      let timing = LabelTiming(
        duration: 0.1 + generator.nextFraction(),
        easing: Self.curves[round % 6]
      )
      let length = timing.duration * [0.3, 1, 3][round % 3]
      let times = (0...(round % 8)).map { _ in generator.nextFraction() * length }.sorted()
      let start: LabelMotion.End = round.isMultiple(of: 2) ? .resting : .raised
      let motion = Self.turning(interruption, from: start, timing: timing, at: times)
      let formula = TurningFormula(interruption: interruption, start: start, timing: timing)
      let last = times[times.count - 1]
      for step in 0...20 {
        let time = last + timing.duration * Double(step) / 19
        let error = motion.progress(at: time) - formula.progress(at: time, turned: times[...])
        worst.note(abs(error) / 1e-12, "\(motion) at \(time)")
      }
    }
    #expect(worst.count == 8_400 && worst.ratio <= 1, "\(worst)")
  }

  @Test func `the ninth leg that is in flight takes the place of eight, and nothing jumps`() {
    let times = (0..<9).map { 0.01 * Double($0) }
    let formula = TurningFormula(interruption: .blend, start: .resting, timing: .standard)
    let eight = Self.turning(.blend, at: Array(times.dropLast()))
    let nine = Self.turning(.blend, at: times)
    let turning = eight.progress(at: 0.08)
    expect(turning, near: formula.progress(at: 0.08, turned: times.dropLast()), within: 1e-14)
    expect(nine.progress(at: 0.08), near: turning, within: 1e-15)
    // From there, one leg goes on.
    let part = UnitBezier.easeInOut.value(at: 0.05 / 0.15)
    expect(nine.progress(at: 0.13), near: turning + (1 - turning) * part, within: 1e-14)
    #expect(abs(nine.progress(at: 0.13) - formula.progress(at: 0.13, turned: times[...])) > 0.01)
  }

  @Test func `legs that are over make room for others`() {
    let times = (0..<40).map { 0.02 * Double($0) }
    let formula = TurningFormula(interruption: .blend, start: .resting, timing: .standard)
    let motion = Self.turning(.blend, at: times)
    for time in [0.78, 0.8, 0.9, 0.93] {
      expect(
        motion.progress(at: time),
        near: formula.progress(at: time, turned: times[...]),
        within: 1e-14
      )
    }
  }

  @Test func `beyond the end, shorten takes no longer than a whole way`() throws {
    let easing = try #require(UnitBezier(x1: 0.3, y1: -1, x2: 0.5, y2: 2.5))
    let timing = LabelTiming(duration: 1, easing: easing)
    for time in [0.2, 0.4, 0.7, 0.9] {
      let turning = easing.value(at: time)
      let motion = Self.turning(.shorten, timing: timing, at: [0, time])
      #expect(motion.progress(at: time) == turning)
      let settlingTime = try #require(motion.settlingTime)
      expect(settlingTime - time, near: min(1, abs(turning)), within: 1e-15)
    }
    #expect(easing.value(at: 0.2) < 0 && easing.value(at: 0.7) > 1.3)
  }

  @Test(arguments: [1, 2, 10], LabelMotion.End.allCases)
  func `retrace goes the same path there and back`(turns: Int, start: LabelMotion.End) {
    var worst = Worst()
    var generator = SeededGenerator(seed: 0x4E)
    for easing in Self.curves {
      let timing = LabelTiming(duration: 0.25, easing: easing)
      let path = Self.turning(.retrace, from: start, timing: timing, at: [0])
      // The place on the path, as the time it takes to get there.
      var place = 0.0
      var time = 0.0
      var motion = path
      for turn in 0..<turns {
        let step =
          generator.nextFraction() * (turn.isMultiple(of: 2) ? timing.duration - place : place)
        time += step
        place += turn.isMultiple(of: 2) ? step : -step
        motion.move(to: motion.target == .raised ? .resting : .raised, at: time)
        worst.note(abs(motion.progress(at: time) - path.progress(at: place)) / 1e-13, "\(motion)")
      }
      let isBack = !turns.isMultiple(of: 2)
      let rest = isBack ? place : timing.duration - place
      for part in [0, 0.2, 0.5, 0.9] {
        let progress = motion.progress(at: time + part * rest)
        let there = path.progress(at: isBack ? place - part * rest : place + part * rest)
        worst.note(abs(progress - there) / 1e-13, "\(motion), \(part) of the rest")
      }
      // After a way of rounded steps, it is over within rounding of then.
      #expect(motion.isSettled(at: time + rest + 1e-14))
      #expect(rest < 1e-9 || !motion.isSettled(at: time + rest - 1e-14))
    }
    #expect(worst.ratio <= 1, "\(worst)")
  }

  /// Three within 0…1, two beyond, and one at rest for long.
  static let curves = [
    UnitBezier.easeInOut, .ease, .linear,
    UnitBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55),
    UnitBezier(x1: 0.3, y1: 2, x2: 0.5, y2: -0.5),
    UnitBezier(x1: 0.9, y1: 0, x2: 0.95, y2: 0.1),
  ].compactMap { $0 }
}

/// The formulas of `Interruption`, from the times of all turns and without anything kept between them.
struct TurningFormula {
  let interruption: Interruption
  let start: LabelMotion.End
  let timing: LabelTiming

  func progress(at time: Double, turned times: ArraySlice<Double>) -> Double {
    guard let last = times.last else { return target(after: 0) }
    let target = target(after: times.count)
    switch interruption {
    case .blend:
      let remaining = times.enumerated().map { turn, start in
        let distance = self.target(after: turn) - self.target(after: turn + 1)
        return distance * (1 - timing.easing.value(at: (time - start) / timing.duration))
      }
      return target + remaining.reduce(0, +)
    case .shorten, .restart:
      let turning = progress(at: last, turned: times.dropLast())
      let share = interruption == .shorten ? min(1, abs(turning - target)) : 1
      guard share > 0 else { return target }
      let part = timing.easing.value(at: (time - last) / (timing.duration * share))
      return turning + (target - turning) * part
    case .retrace:
      return retracedProgress(at: time, turned: times)
    }
  }

  private func retracedProgress(at time: Double, turned times: ArraySlice<Double>) -> Double {
    // Where the path began, the place on it from 0 to 1, and which way that goes.
    var from = target(after: 0)
    var place = 0.0
    var way = -1.0
    var last = -Double.infinity
    for (turn, time) in times.enumerated() {
      place = min(1, max(0, place + way * (time - last) / timing.duration))
      if place == 0 || place == 1 {
        from = target(after: turn)
        place = 0
        way = 1
      } else {
        way = -way
      }
      last = time
    }
    place = min(1, max(0, place + way * (time - last) / timing.duration))
    return from + (1 - 2 * from) * timing.easing.value(at: place)
  }

  private func target(after turns: Int) -> Double {
    turns.isMultiple(of: 2) ? start.progress : 1 - start.progress
  }
}
