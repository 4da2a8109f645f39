extension LabelState {
  /// Takes note of what happened and says whether the label has to move.
  ///
  /// The result may be dropped, for ``isUp`` can be asked at any time.
  ///
  /// - Parameter event: What happened. One that repeats what is known, or that is not accepted,
  ///   changes nothing.
  /// - Returns: The move, or `nil` when the label stays where it belongs.
  @discardableResult
  public mutating func handle(_ event: Event) -> Transition? {
    guard accepts(event) else { return nil }
    let wasUp = isUp
    switch event {
    case .beganEditing:
      engagement = .focused
    case .endedEditing:
      endFocus()
    case .endsEditing(let text):
      content = content.setting(.text, to: text == .present)
      endFocus()
    case .contentChanged(let content):
      self.content = content
    case .enabledChanged(false):
      engagement = .disabled
    case .enabledChanged(true):
      if !isEnabled { engagement = .idle }
    case .behaviorChanged(let behavior):
      self.behavior = behavior
    case .labelPresenceChanged(let hasLabel):
      self.hasLabel = hasLabel
    }
    switch (wasUp, isUp) {
    case (false, true): return .raise
    case (true, false): return .lower
    case (false, false), (true, true): return nil
    }
  }

  /// Whether the field would go along with an event.
  ///
  /// This is the answer to a question such as “may editing end with this text?”, to be asked
  /// before the event is handled.
  ///
  /// - Parameter event: What is about to happen.
  /// - Returns: `false` for an end of editing whose text is missing and for a beginning while the
  ///   field is disabled, `true` for all else.
  public func accepts(_ event: Event) -> Bool {
    switch event {
    case .beganEditing:
      isEnabled
    case .endsEditing(let text):
      text != .missing
    case .endedEditing, .contentChanged, .enabledChanged, .behaviorChanged, .labelPresenceChanged:
      true
    }
  }

  private mutating func endFocus() {
    if isFocused { engagement = .idle }
  }
}
