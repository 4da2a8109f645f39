import FloatingLabel
import Foundation
import Testing

/// What a model is asked for, and what ends an animation.
///
/// `FloatingLabelModelSequenceTests` has what events do to it.
@Suite struct FloatingLabelModelTests {
  static let layout = FieldLayout(
    labelSize: LayoutSize(width: 120, height: 20),
    containerWidth: 300
  )

  /// Empty, on screen and, when it is to be raising, half way up at 0.075 s.
  static func model(
    interruption: Interruption = .blend,
    isRaising: Bool = true
  ) -> FloatingLabelModel {
    var model = FloatingLabelModel(layout: layout, interruption: interruption)
    if isRaising { model.handle(.beganEditing, at: 0) }
    return model
  }

  // MARK: From the start

  @Test func `the label of an empty field rests, that of a prefilled one is up, and both stand`() {
    for content in [FieldContent(), .text, .markedText, .autofill, .unparsedInput] {
      for behavior in LabelBehavior.allCases {
        let state = LabelState(behavior: behavior, content: content)
        let model = FloatingLabelModel(state: state, layout: Self.layout)
        for time in [-Double.infinity, -1, 0, 0.01, 1] {
          #expect(model.isSettled(at: time) && model.progress(at: time) == (state.isUp ? 1 : 0))
        }
      }
    }
  }

  @Test func `from a size alone there is the model of the design`() {
    let model = FloatingLabelModel(labelSize: LayoutSize(width: 120, height: 20))
    #expect(
      model
        == FloatingLabelModel(layout: FieldLayout(labelSize: LayoutSize(width: 120, height: 20)))
    )
    #expect(model.isOnScreen && !model.reducesMotion && model.state == LabelState())
    #expect(model.motion == LabelMotion(timing: .standard, interruption: .blend))
    #expect(model.resting == .resting && model.raised == .raised)
    #expect(model.matrix(at: 0) == .identity)
  }

  // MARK: What is asked

  @Test func `all that is asked belongs to the progress at that time`() {
    var model = Self.model()
    model.handle(.endedEditing, at: 0.05)
    for time in stride(from: -0.05, through: 0.25, by: 0.01) {
      let progress = model.motion.progress(at: time)
      #expect(model.progress(at: time) == progress)
      #expect(model.matrix(at: time) == Self.layout.matrix(progress: progress))
      #expect(model.labelFrame(at: time) == Self.layout.labelFrame(progress: progress))
      #expect(
        model.maximumLabelWidth(at: time) == Self.layout.maximumLabelWidth(progress: progress)
      )
      #expect(model.appearance(at: time).fontSize == 16 * (1 - progress) + 12 * progress)
      #expect(model.isSettled(at: time) == (time >= 0.05 + 0.15))
    }
  }

  @Test func `raised, it has the design's matrix, frame and appearance`() {
    let model = Self.model()
    expect(
      model.matrix(at: 0.15),
      near: AffineMatrix(a: 0.8, b: 0, c: 0, d: 0.8, tx: -9.6, ty: -19.2),
      within: 1e-12
    )
    let frame = model.labelFrame(at: 1)
    expect(frame.minX, near: 16 + 12 - 9.6, within: 1e-12)
    expect(frame.minY, near: -1.2, within: 1e-12)
    #expect(frame.size == LayoutSize(width: 96, height: 16))
    #expect(model.appearance(at: 0.15) == .raised && model.appearance(at: 0) == .resting)
  }

  @Test func `the matrix follows a curve that overshoots, the appearance and the room do not`()
    throws
  {
    let easing = try #require(UnitBezier(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1.5))
    var model = FloatingLabelModel(
      layout: Self.layout,
      timing: LabelTiming(duration: 1, easing: easing)
    )
    model.handle(.beganEditing, at: 0)
    #expect(model.progress(at: 0.15) < -0.01 && model.progress(at: 0.85) > 1.01)
    #expect(model.matrix(at: 0.15).a > 1 && model.matrix(at: 0.85).a < 0.8)
    #expect(model.appearance(at: 0.15) == .resting && model.appearance(at: 0.85) == .raised)
    #expect(model.maximumLabelWidth(at: 0.15) == 268)
    #expect(model.maximumLabelWidth(at: 0.85) == 268 / 0.8)
  }

  @Test func `a label that is too long may be cut at rest and whole when raised`() {
    var model = Self.model(isRaising: false)
    model.layout.labelWidth = 300
    #expect(model.isLabelTruncated(at: 0) && model.maximumLabelWidth(at: 0) == 268)
    model.handle(.beganEditing, at: 0)
    #expect(model.isLabelTruncated(at: 0) && !model.isLabelTruncated(at: 0.15))
    #expect(model.maximumLabelWidth(at: 0.15) == 268 / 0.8)
    model.layout.containerWidth = nil
    #expect(model.maximumLabelWidth(at: 0.15) == nil && !model.isLabelTruncated(at: 0))
  }

  // MARK: What ends an animation

  @Test(arguments: Interruption.allCases)
  func `what is under way is at its end when it may not be any more`(interruption: Interruption) {
    let ways: [(String, (inout FloatingLabelModel) -> Void)] = [
      ("disappears", { $0.isOnScreen = false }),
      ("reduces motion", { $0.reducesMotion = true }),
      ("is finished", { $0.finish() }),
      ("loses its label", { $0.handle(.labelPresenceChanged(false), at: 0.05) }),
      ("gets the same again", { $0.handle(.beganEditing, at: 0.05, animated: false) }),
      ("is refused an end", { $0.handle(.endsEditing(.missing), at: 0.05, animated: false) }),
      ("gets a text", { $0.handle(.contentChanged(.text), at: 0.05, animated: false) }),
    ]
    for (name, end) in ways {
      var model = Self.model(interruption: interruption)
      #expect(!model.isSettled(at: 0.05))
      end(&model)
      #expect(model.isSettled(at: 0.05) && model.progress(at: 0.05) == 1, "\(name)")
    }
    var model = Self.model(interruption: interruption)
    #expect(model.handle(.endedEditing, at: 0.05, animated: false) == .lower)
    #expect(model.isSettled(at: 0.05) && model.progress(at: 0.05) == 0)
  }

  @Test func `what comes back does not start again`() {
    var model = Self.model()
    model.isOnScreen = false
    model.isOnScreen = true
    #expect(model.isSettled(at: 0.05) && model.progress(at: 0.05) == 1)
    model.reducesMotion = true
    model.handle(.endedEditing, at: 0.06)
    model.reducesMotion = false
    #expect(model.isSettled(at: 0.06) && model.progress(at: 0.06) == 0)
    // But the next change moves it.
    model.handle(.beganEditing, at: 0.07)
    #expect(!model.isSettled(at: 0.07) && model.progress(at: 0.07) == 0)
  }

  @Test func `on screen all along, or motion not reduced, ends nothing`() {
    var model = Self.model()
    let before = model
    model.isOnScreen = true
    model.reducesMotion = false
    #expect(model == before)
  }

  @Test func `a label that arrives is where it belongs, and only then moves`() {
    var model = FloatingLabelModel(state: LabelState(hasLabel: false), layout: Self.layout)
    #expect(model.handle(.beganEditing, at: 0) == .raise)
    #expect(model.isSettled(at: 0) && model.progress(at: 0) == 1)
    #expect(model.handle(.labelPresenceChanged(true), at: 0.01) == nil)
    #expect(model.isSettled(at: 0.01) && model.progress(at: 0.01) == 1)
    #expect(model.handle(.endedEditing, at: 0.02) == .lower)
    #expect(!model.isSettled(at: 0.02) && model.progress(at: 0.02) == 1)
  }

  @Test(arguments: [Double.nan, .signalingNaN, .infinity, -.infinity])
  func `at a time that is not finite nothing happens at all`(time: Double) {
    for interruption in Interruption.allCases {
      for isOnScreen in [true, false] {
        var model = Self.model(interruption: interruption)
        model.isOnScreen = isOnScreen
        let before = model
        for event in LabelStateTests.allEvents {
          for isAnimated in [true, false] {
            let transition = model.handle(event, at: time, animated: isAnimated)
            if transition != nil || model != before { Issue.record("\(event)") }
          }
        }
      }
    }
  }

  // MARK: Coding

  @Test(arguments: Interruption.allCases)
  func `a model comes back, also in flight`(interruption: Interruption) throws {
    var model = Self.model(interruption: interruption)
    model.handle(.endedEditing, at: 0.05)
    model.handle(.contentChanged([.autofill]), at: 0.08)
    for isOnScreen in [true, false] {
      model.isOnScreen = isOnScreen
      let data = try JSONEncoder().encode(model)
      var copy = try JSONDecoder().decode(FloatingLabelModel.self, from: data)
      #expect(copy == model && copy.isSettled(at: 0.1) == !isOnScreen)
      copy.handle(.contentChanged([]), at: 0.11)
      var next = model
      next.handle(.contentChanged([]), at: 0.11)
      #expect(copy == next)
    }
  }

  @Test func `a motion at odds with its state is put right by the next event`() throws {
    let data = try JSONEncoder().encode(Self.model(isRaising: false))
    let text = String(decoding: data, as: UTF8.self)
    let odd = text.replacingOccurrences(of: #""target":"resting""#, with: #""target":"raised""#)
    var model = try JSONDecoder().decode(FloatingLabelModel.self, from: Data(odd.utf8))
    #expect(!model.state.isUp && model.progress(at: 0) == 1)
    #expect(model.handle(.endedEditing, at: 0) == nil)
    #expect(model.progress(at: 0) == 1 && model.progress(at: 0.15) == 0)
  }
}
