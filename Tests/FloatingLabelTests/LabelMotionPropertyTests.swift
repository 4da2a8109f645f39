import FloatingLabel
import Testing

/// What holds for a model whatever happens to it, and when.
@Suite struct LabelMotionPropertyTests {
  static let sequenceCount = 10_000
  static let eventCount = 40

  @Test func `random events at random times: nothing jumps, all is finite, all settles`() {
    var jumps = Worst()
    var strays: [String] = []
    var jumpCount = 0
    var flightCount = 0
    for index in 0..<Self.sequenceCount {
      var field = RandomField(index: index)
      for _ in 0..<Self.eventCount {
        let before = field.model.progress(at: field.nextTime)
        let mayAnimate = field.handleNextEvent()
        let after = field.model.progress(at: field.time)
        field.farthest = max(field.farthest, abs(before))
        if mayAnimate {
          jumps.note(abs(after - before) / field.tolerance, "\(field)")
          flightCount += field.model.isSettled(at: field.time) ? 0 : 1
        } else {
          jumpCount += after == before ? 0 : 1
          if !field.hasSettled(at: field.time) { strays.append("not at once: \(field)") }
        }
      }
      let end = field.latestTime + field.model.motion.timing.duration
      if !field.isFinite(at: field.latestTime + field.unit / 3) {
        strays.append("not finite: \(field)")
      }
      if !field.hasSettled(at: end) { strays.append("not settled at \(end): \(field)") }
    }
    #expect(jumps.ratio <= 1, "\(jumps)")
    #expect(strays.isEmpty)
    // Or it would all have been about labels that stand still.
    #expect(jumps.count > 200_000 && flightCount > 100_000 && jumpCount > 1_000)
  }
}

/// A field that lives through random events.
private struct RandomField: CustomStringConvertible {
  private(set) var model: FloatingLabelModel

  /// The time of the last event, in seconds, and that of the next.
  private(set) var time = 0.0
  private(set) var nextTime = 0.0

  /// The greatest time so far: now and then, the clock goes back.
  private(set) var latestTime = 0.0

  /// What a random gap is measured by: the duration, or 1 s when there is none.
  let unit: Double

  /// How far away the label has been.
  var farthest = 1.0

  private let index: Int
  private var events = 0
  private var generator: SeededGenerator

  var description: String { "sequence \(index), event \(events) at \(time): \(model.motion)" }

  /// All interruptions, under every duration.
  init(index: Int) {
    self.index = index
    generator = SeededGenerator(seed: UInt64(index))
    let duration = [0.15, 1e-9, 1e9, 0.15, 0][index / 4 % 5]
    model = FloatingLabelModel(
      state: LabelState(behavior: index.isMultiple(of: 7) ? .whenFilled : .automatic),
      layout: FieldLayout(
        labelSize: LayoutSize(width: 120, height: 20),
        containerWidth: 300,
        placement: index.isMultiple(of: 3) ? .flush : .standard
      ),
      timing: LabelTiming(duration: duration, easing: Self.nextEasing(using: &generator)),
      interruption: Interruption.allCases[index % 4]
    )
    unit = duration > 0 ? duration : 1
  }

  /// A difference in progress that is rounding.
  ///
  /// Each of up to eight legs contributes its distance, at most `farthest + 1`, times the value of
  /// the curve, at most its control ys; a few roundings of 2⁻⁵³ for each are below 1e-13 altogether.
  var tolerance: Double {
    let easing = model.motion.timing.easing
    return 1e-13 * (1 + farthest) * max(1, abs(easing.y1), abs(easing.y2))
  }

  /// Lets the next event happen, and says whether the label may take its time over it.
  mutating func handleNextEvent() -> Bool {
    events += 1
    time = nextTime
    latestTime = max(latestTime, time)
    let isAnimated = generator.next() % 40 != 0
    var event: LabelState.Event?
    switch generator.next() % 64 {
    case 0..<19: event = .beganEditing
    case 19..<37: event = .endedEditing
    case 37..<40: event = .endsEditing(.empty)
    case 40: event = .endsEditing(.missing)
    case 41..<49: event = .contentChanged(.text)
    case 49..<57: event = .contentChanged([])
    case 57: event = .enabledChanged(false)
    case 58: event = .enabledChanged(true)
    case 59: event = .behaviorChanged(generator.next() % 2 == 0 ? .whenFilled : .always)
    case 60: event = .behaviorChanged(.automatic)
    case 61: model.layout.labelWidth = 400 * generator.nextFraction()
    case 62: model.isOnScreen = false
    default: model.isOnScreen = true
    }
    if let event { model.handle(event, at: time, animated: isAnimated) }
    let hasDuration = model.motion.timing.duration > 0
    let mayAnimate = model.isOnScreen && (isAnimated || event == nil) && hasDuration
    if !model.isOnScreen, generator.next() % 4 == 0 { model.isOnScreen = true }
    nextTime = time + nextGap()
    return mayAnimate
  }

  func isFinite(at time: Double) -> Bool {
    let matrix = model.matrix(at: time)
    let frame = model.labelFrame(at: time)
    return (matrix.entries + [frame.minX, frame.minY, frame.size.width, frame.size.height])
      .allSatisfy { $0.isFinite }
  }

  func hasSettled(at time: Double) -> Bool {
    model.isSettled(at: time) && model.progress(at: time) == (model.state.isUp ? 1 : 0)
  }

  private mutating func nextGap() -> Double {
    // Half of the sequences are so fast that many legs are in flight.
    let pace = index / 20 % 2 == 0 ? unit : unit / 10
    return switch generator.next() % 16 {
    case 0, 1: 0
    case 2: unit
    case 3: unit * generator.nextFraction() * 3
    case 4, 5: unit * generator.nextFraction() / 1_000
    case 6: -pace * generator.nextFraction()
    default: pace * generator.nextFraction() / 2
    }
  }

  private static func nextEasing(using generator: inout SeededGenerator) -> UnitBezier {
    switch generator.next() % 4 {
    case 0: .easeInOut
    case 1: .ease
    // Any legal curve, which may overshoot by 1 or 2, or be vertical.
    default: generator.nextCurve()
    }
  }
}
