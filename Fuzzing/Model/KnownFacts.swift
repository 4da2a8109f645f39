import FloatingLabel

/// What is known of a field, told by a rule of its own: independent booleans and one formula.
struct KnownFacts {
  var isFocused = false
  var isEnabled = true
  var hasText = false
  var hasOtherContent = false
  var hasLabel: Bool
  var behavior: LabelBehavior

  var hasContent: Bool { hasText || hasOtherContent }

  var isUp: Bool {
    behavior == .always
      || behavior != .never && (hasContent || behavior == .automatic && isFocused)
  }

  var showsLabel: Bool { hasLabel && !(behavior == .never && hasContent) }

  mutating func note(_ event: LabelState.Event) {
    switch event {
    case .beganEditing:
      isFocused = isEnabled
    case .endedEditing:
      isFocused = false
    case .endsEditing(.missing):
      break
    case .endsEditing(.empty):
      (hasText, isFocused) = (false, false)
    case .endsEditing(.present):
      (hasText, isFocused) = (true, false)
    case .contentChanged(let content):
      hasText = content.contains(.text)
      hasOtherContent =
        content.contains(.markedText) || content.contains(.autofill)
        || content.contains(.unparsedInput)
    case .enabledChanged(let isEnabled):
      self.isEnabled = isEnabled
      isFocused = isFocused && isEnabled
    case .behaviorChanged(let behavior):
      self.behavior = behavior
    case .labelPresenceChanged(let hasLabel):
      self.hasLabel = hasLabel
    }
  }

  func check(_ state: LabelState) {
    let covers = showsLabel && !isUp
    claim(state.isUp == isUp, "\(state) is up or not against \(self)")
    claim(state.isFocused == isFocused, "\(state) has the focus or not against \(self)")
    claim(state.isEnabled == isEnabled, "\(state) is enabled or not against \(self)")
    claim(state.isEmpty == !hasContent, "\(state) is empty or not against \(self)")
    claim(state.showsLabel == showsLabel, "\(state) shows the label or not against \(self)")
    claim(state.showsAffixes == !covers, "\(state) shows affixes or not against \(self)")
    claim(
      state.showsPlaceholder == (!hasContent && !covers),
      "\(state) shows the placeholder or not against \(self)"
    )
  }
}
