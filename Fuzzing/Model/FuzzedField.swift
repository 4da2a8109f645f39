import FloatingLabel

/// A model, what is known of the field by another rule, and a motion that is told the same.
struct FuzzedField {
  private(set) var model: FloatingLabelModel
  private(set) var facts: KnownFacts
  private var motion: LabelMotion

  /// The time of the last event, in seconds.
  private var time = 0.0

  /// The time that the last move counts as, or `nil` when nothing has been under way since.
  private(set) var lastMove: Double?

  // Two moves at one instant may undo each other; then it is the move before that counts.
  private var mayHaveUndone = false

  /// The farthest that the label has been from rest where it turned.
  private var farthest = 1.0

  init(_ reader: inout ByteReader) {
    let content = FieldContent(rawValue: reader.byte())
    facts = KnownFacts(hasLabel: reader.flag(), behavior: reader.choice(of: LabelBehavior.allCases))
    model = FloatingLabelModel(
      state: LabelState(behavior: facts.behavior, content: content, hasLabel: facts.hasLabel),
      layout: reader.layout(),
      timing: reader.timing(),
      interruption: reader.choice(of: Interruption.allCases)
    )
    facts.note(.contentChanged(content))
    motion = LabelMotion(
      at: facts.isUp ? .raised : .resting,
      timing: model.motion.timing,
      interruption: model.motion.interruption
    )
    facts.check(model.state)
  }

  private var end: LabelMotion.End { facts.isUp ? .raised : .resting }

  mutating func step(_ reader: inout ByteReader) {
    switch reader.byte() % 16 {
    case 0: model.layout = reader.layout()
    case 1: model.layout.labelWidth = reader.number()
    case 2: (model.resting, model.raised) = (reader.appearance(), reader.appearance())
    case 3: model.isOnScreen = reader.flag()
    case 4: model.reducesMotion = reader.flag()
    case 5: finish()
    case 6: checkTrailingLabel(&reader)
    default: handle(reader.event(), at: nextTime(&reader), animated: reader.byte() % 16 != 1)
    }
    if !model.isOnScreen || model.reducesMotion { noteSnap() }
    claim(model.motion == motion, "\(model.motion) should be \(motion)")
  }

  // Any number, or so many 32nds of the duration after the last time, or before it.
  private func nextTime(_ reader: inout ByteReader) -> Double {
    let duration = model.motion.timing.duration
    let way = Double(Int8(bitPattern: reader.byte()))
    return way == -128 ? reader.number() : time + way / 32 * (duration > 0 ? duration : 1)
  }

  private mutating func finish() {
    model.finish()
    noteSnap()
  }

  private mutating func noteSnap() {
    motion.snap(to: end)
    (lastMove, mayHaveUndone) = (nil, false)
  }

  private mutating func handle(_ event: LabelState.Event, at time: Double, animated: Bool) {
    let before = model
    let transition = model.handle(event, at: time, animated: animated)
    guard time.isFinite else {
      motion.move(to: facts.isUp ? .resting : .raised, at: time)
      claim(transition == nil && model == before, "\(event) at \(time) changed the model")
      return
    }
    self.time = time
    let wasUp = facts.isUp
    facts.note(event)
    facts.check(model.state)
    let expected: LabelState.Transition? =
      facts.isUp == wasUp ? nil : facts.isUp ? .raise : .lower
    claim(transition == expected, "\(event) gave \(String(describing: transition))")
    var state = model.state
    claim(state.handle(event) == nil, "\(event) was no news to \(model.state)")
    claim(state == model.state, "\(event) changed \(model.state) again")
    guard animated, model.isOnScreen, !model.reducesMotion, facts.hasLabel else {
      noteSnap()
      return
    }
    motion.move(to: end, at: time)
    guard wasUp != facts.isUp else { return }
    let effective = max(time, lastMove ?? time)
    if effective == time || !mayHaveUndone { checkTurn(from: before.motion, at: effective) }
    let isUnderWay = model.motion.settlingTime != nil
    mayHaveUndone = isUnderWay && (mayHaveUndone || effective == lastMove)
    lastMove = isUnderWay ? effective : nil
  }

  private mutating func checkTurn(from old: LabelMotion, at time: Double) {
    let (before, after) = (old.progress(at: time), model.motion.progress(at: time))
    farthest = max(farthest, abs(before))
    let limit = TurnLimit(model.motion, farthest: farthest).jump(at: time)
    claim(
      abs(after - before) <= limit,
      "a jump from \(before) to \(after), more than \(limit), at \(time): \(old), \(model.motion)"
    )
  }
}
