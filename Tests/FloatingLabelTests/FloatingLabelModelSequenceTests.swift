import FloatingLabel
import Testing

/// Every sequence of up to six events, under every behaviour.
///
/// There are 4.8 million of six events, but few of the models that they lead to differ. So the
/// sequences are not lived through one by one: after each event, those that have led to the same
/// model, from the same facts, are one.
@Suite struct FloatingLabelModelSequenceTests {
  static let length = 6

  @Test(arguments: LabelBehavior.allCases, Interruption.allCases)
  func `after any events, the label is where the rule says, and moves only where it may`(
    behavior: LabelBehavior,
    interruption: Interruption
  ) {
    // All at one time; so close that nothing is over after six; so far apart that a leg is just
    // over at the second event after its own.
    for step in [0, 0.015625, 0.0625] {
      let walk = SequenceWalk(behavior: behavior, interruption: interruption, step: step)
      #expect(walk.strays.isEmpty)
      // All of them have been looked at.
      let counts = [13, 169, 2_197, 28_561, 371_293, 4_826_809]
      #expect(walk.sequenceCounts == [counts, counts])
      // And where the label can move, some had it moving.
      let canMove = behavior == .automatic || behavior == .whenFilled
      #expect((walk.flightCount > 0) == canMove)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `with reduced motion or without a label, nothing ever animates`(
    reducesMotion: Bool,
    hasLabel: Bool
  ) {
    let walk = SequenceWalk(
      behavior: .automatic,
      interruption: .blend,
      step: 0.0625,
      hasLabel: hasLabel,
      reducesMotion: reducesMotion
    )
    #expect(walk.strays.isEmpty)
    #expect((walk.flightCount > 0) == (hasLabel && !reducesMotion))
  }
}

/// What can happen to the field.
private enum FieldEvent: CaseIterable {
  case focus, blur, blurWithMissingText, text, noText, markedText, autofillOn, autofillOff
  case disable, enable, disappear, appear, layout
}

/// What the field's owner knows, kept apart from the model.
private struct Facts: Hashable {
  var isFocused = false
  var isEnabled = true
  var hasText = false
  var hasMarkedText = false
  var hasAutofill = false
  var isOnScreen = false

  /// The rule, in three lines.
  func belongsUp(_ behavior: LabelBehavior) -> Bool {
    if behavior == .always || behavior == .never { return behavior == .always }
    let isFilled = hasText || hasMarkedText || hasAutofill
    return isFilled || (behavior == .automatic && isFocused)
  }

  mutating func note(_ event: FieldEvent) {
    switch event {
    case .focus: isFocused = isEnabled
    case .blur: isFocused = false
    case .text, .noText: hasText = event == .text
    case .markedText: hasMarkedText = true
    case .autofillOn, .autofillOff: hasAutofill = event == .autofillOn
    case .disable: (isEnabled, isFocused) = (false, false)
    case .enable: isEnabled = true
    case .disappear, .appear: isOnScreen = event == .appear
    case .blurWithMissingText, .layout: break
    }
  }
}

/// A model and the facts that have led to it.
private struct Node: Hashable {
  var facts: Facts
  var model: FloatingLabelModel

  /// Lets an event happen, and returns the transition that the model reported.
  mutating func handle(_ event: FieldEvent, at time: Double) -> LabelState.Transition? {
    facts.note(event)
    switch event {
    case .focus: return model.handle(.beganEditing, at: time)
    case .blur: return model.handle(.endedEditing, at: time)
    case .blurWithMissingText: return model.handle(.endsEditing(.missing), at: time)
    case .text: return show(.text, true, at: time)
    case .noText: return show(.text, false, at: time)
    case .markedText: return show(.markedText, true, at: time)
    case .autofillOn: return show(.autofill, true, at: time)
    case .autofillOff: return show(.autofill, false, at: time)
    case .disable: return model.handle(.enabledChanged(false), at: time)
    case .enable: return model.handle(.enabledChanged(true), at: time)
    case .disappear: model.isOnScreen = false
    case .appear: model.isOnScreen = true
    case .layout: model.layout.labelWidth = 120
    }
    return nil
  }

  private mutating func show(
    _ kind: FieldContent,
    _ isPresent: Bool,
    at time: Double
  ) -> LabelState.Transition? {
    model.handle(.contentChanged(model.state.content.setting(kind, to: isPresent)), at: time)
  }
}

/// All sequences from a field that is empty and not yet on screen, or already on screen.
private struct SequenceWalk {
  /// What went wrong, the first of it.
  private(set) var strays: [String] = []

  /// How many sequences of 1, 2, 3… events there were from each of the two.
  private(set) var sequenceCounts: [[Int]] = []

  /// After how many events the label was moving.
  private(set) var flightCount = 0

  private let behavior: LabelBehavior
  private let step: Double
  private let duration = 0.125

  init(
    behavior: LabelBehavior,
    interruption: Interruption,
    step: Double,
    hasLabel: Bool = true,
    reducesMotion: Bool = false
  ) {
    self.behavior = behavior
    self.step = step
    for isOnScreen in [false, true] {
      let model = FloatingLabelModel(
        state: LabelState(behavior: behavior, hasLabel: hasLabel),
        layout: FieldLayout(labelSize: LayoutSize(width: 0, height: 20), containerWidth: 300),
        timing: LabelTiming(duration: duration),
        interruption: interruption,
        isOnScreen: isOnScreen,
        reducesMotion: reducesMotion
      )
      var reached = [Node(facts: Facts(isOnScreen: isOnScreen), model: model): 1]
      sequenceCounts.append(
        (1...FloatingLabelModelSequenceTests.length).map { depth in
          reached = goOn(from: reached, at: step * Double(depth))
          return reached.values.reduce(0, +)
        }
      )
    }
  }

  /// Lets every event happen to each of the models.
  private mutating func goOn(from nodes: [Node: Int], at time: Double) -> [Node: Int] {
    var next: [Node: Int] = [:]
    for (node, count) in nodes {
      for event in FieldEvent.allCases {
        var after = node
        let transition = after.handle(event, at: time)
        if strays.count < 10, let fault = fault(of: transition, from: node, to: after, at: time) {
          strays.append("\(event) at \(time): \(fault), from \(node) to \(after)")
        }
        if !after.model.isSettled(at: time) { flightCount += 1 }
        next[after, default: 0] += count
      }
    }
    return next
  }

  private func fault(
    of transition: LabelState.Transition?,
    from before: Node,
    to after: Node,
    at time: Double
  ) -> String? {
    let (wasUp, isUp) = (before.facts.belongsUp(behavior), after.facts.belongsUp(behavior))
    let expected: LabelState.Transition? = wasUp == isUp ? nil : isUp ? .raise : .lower
    let model = after.model
    let end = isUp ? 1.0 : 0
    if model.state.isUp != isUp { return "it is not up by the rule" }
    if transition != expected { return "the transition is not \(expected as Any)" }
    let later = time + duration
    if !model.isSettled(at: later) || model.progress(at: later) != end { return "it won't settle" }
    guard after.facts.isOnScreen, !model.reducesMotion, model.state.hasLabel else {
      return model.isSettled(at: time) && model.progress(at: time) == end ? nil : "it animates"
    }
    let jump = model.progress(at: time) - before.model.progress(at: time)
    if abs(jump) > 1e-14 { return "it jumps by \(jump)" }
    return nil
  }
}
