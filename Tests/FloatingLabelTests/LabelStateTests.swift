import Testing

@testable import FloatingLabel

@Suite struct LabelStateTests {
  static let allContents = (0..<16).map { FieldContent(rawValue: $0) }

  static let allStates = LabelBehavior.allCases.flatMap { behavior in
    LabelState.Engagement.allCases.flatMap { engagement in
      allContents.flatMap { content in
        [true, false].map { hasLabel in
          var state = LabelState(behavior: behavior, content: content, hasLabel: hasLabel)
          state.engagement = engagement
          return state
        }
      }
    }
  }

  static let allEvents: [LabelState.Event] =
    [.beganEditing, .endedEditing]
    + LabelState.EndingText.allCases.map { .endsEditing($0) }
    + allContents.map { .contentChanged($0) }
    + [true, false].map { .enabledChanged($0) }
    + LabelBehavior.allCases.map { .behaviorChanged($0) }
    + [true, false].map { .labelPresenceChanged($0) }

  /// The rule, in three lines, from the facts alone.
  static func belongsUp(_ state: LabelState) -> Bool {
    if state.behavior == .always || state.behavior == .never { return state.behavior == .always }
    let isFilled = state.content != []
    return isFilled || (state.behavior == .automatic && state.engagement == .focused)
  }

  /// The facts after an event, one at a time and independently of `handle`.
  static func facts(after event: LabelState.Event, in state: LabelState) -> LabelState {
    var next = state
    switch event {
    case .beganEditing: if state.engagement == .idle { next.engagement = .focused }
    case .endedEditing, .endsEditing(.empty), .endsEditing(.present):
      if state.engagement == .focused { next.engagement = .idle }
      if event == .endsEditing(.empty) { next.content.remove(.text) }
      if event == .endsEditing(.present) { next.content.insert(.text) }
    case .endsEditing(.missing): break
    case .contentChanged(let content): next.content = content
    case .enabledChanged(false): next.engagement = .disabled
    case .enabledChanged(true): if state.engagement == .disabled { next.engagement = .idle }
    case .behaviorChanged(let behavior): next.behavior = behavior
    case .labelPresenceChanged(let hasLabel): next.hasLabel = hasLabel
    }
    return next
  }

  @Test func `the label is up by the rule, in every state`() {
    #expect(Self.allStates.count == 384)
    for state in Self.allStates {
      #expect(state.isUp == Self.belongsUp(state), "\(state)")
    }
  }

  @Test func `every event leads from every state to the facts it tells of`() {
    for state in Self.allStates {
      for event in Self.allEvents {
        var next = state
        next.handle(event)
        if next != Self.facts(after: event, in: state) { Issue.record("\(event) in \(state)") }
      }
    }
  }

  @Test func `a transition is reported exactly when the label's place changes`() {
    for state in Self.allStates {
      for event in Self.allEvents {
        var next = state
        let transition = next.handle(event)
        let expected: LabelState.Transition? =
          switch (Self.belongsUp(state), Self.belongsUp(next)) {
          case (false, true): .raise
          case (true, false): .lower
          case (true, true), (false, false): nil
          }
        if transition != expected { Issue.record("\(event) in \(state) gave \(transition as Any)") }
      }
    }
  }

  @Test func `an event that repeats changes nothing`() {
    for state in Self.allStates {
      for event in Self.allEvents {
        var once = state
        once.handle(event)
        var twice = once
        let transition = twice.handle(event)
        if twice != once || transition != nil { Issue.record("\(event) twice in \(state)") }
      }
    }
  }

  @Test func `only a missing text and a disabled field refuse`() {
    for state in Self.allStates {
      for event in Self.allEvents {
        let isRefused =
          event == .endsEditing(.missing)
          || event == .beganEditing && state.engagement == .disabled
        if state.accepts(event) == isRefused { Issue.record("\(event) in \(state)") }
        var next = state
        next.handle(event)
        if isRefused && next != state { Issue.record("\(event) changed \(state)") }
      }
    }
  }

  @Test func `placeholder and affixes never lie under a label`() {
    for state in Self.allStates {
      let isCovered = state.showsLabel && !state.isUp
      #expect(state.showsAffixes == !isCovered)
      #expect(state.showsPlaceholder == (state.isEmpty && !isCovered))
    }
  }

  @Test func `a label that can't rise is not shown over content`() {
    for state in Self.allStates {
      let isHidden = !state.hasLabel || state.behavior == .never && state.content != []
      #expect(state.showsLabel == !isHidden)
    }
  }

  @Test func `a field without a label shows its placeholder and affixes whenever it would`() {
    var state = LabelState(hasLabel: false)
    #expect(state.showsPlaceholder && state.showsAffixes && !state.showsLabel)
    state.handle(.contentChanged(.text))
    #expect(!state.showsPlaceholder && state.showsAffixes)
  }

  @Test func `typing and leaving keeps the label up, clearing and leaving lowers it`() {
    var state = LabelState()
    #expect(state.handle(.beganEditing) == .raise)
    #expect(state.handle(.contentChanged([.text])) == nil)
    #expect(state.handle(.endedEditing) == nil)
    #expect(state.isUp)
    #expect(state.handle(.beganEditing) == nil)
    #expect(state.handle(.contentChanged([])) == nil)
    #expect(state.handle(.endsEditing(.empty)) == .lower)
    #expect(!state.isUp)
  }

  @Test func `enabling again does not bring focus back`() {
    var state = LabelState()
    state.handle(.beganEditing)
    #expect(state.handle(.enabledChanged(false)) == .lower)
    #expect(state.handle(.enabledChanged(true)) == nil)
    #expect(!state.isFocused && state.isEnabled)
  }

  @Test func `a text is sorted by whether it is there and has characters`() {
    #expect(LabelState.EndingText(nil) == .missing)
    #expect(LabelState.EndingText("") == .empty)
    #expect(LabelState.EndingText(" ") == .present)
    #expect(LabelState.EndingText("0") == .present)
  }

  @Test func `unknown kinds of content are dropped`() {
    let kinds: [FieldContent] = [.text, .markedText, .autofill, .unparsedInput]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8])
    #expect(FieldContent(rawValue: 0b1111_1111) == FieldContent(kinds))
    #expect(FieldContent(rawValue: 0b1111_0000).isEmpty)
    #expect(FieldContent(rawValue: 0b1001_0001) == .text)
  }

  @Test func `one kind of content changes and the others stay`() {
    let content: FieldContent = [.text, .autofill]
    #expect(content.setting(.text, to: false) == .autofill)
    #expect(content.setting(.markedText, to: true) == [.text, .autofill, .markedText])
    #expect(content.setting([.text, .autofill], to: false) == [])
  }
}
