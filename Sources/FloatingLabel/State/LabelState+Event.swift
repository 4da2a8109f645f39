extension LabelState {
  /// Something that happened to the field; every event is legal in every state.
  public enum Event: Hashable, Sendable {
    /// Editing began. While the field is disabled this changes nothing.
    case beganEditing

    /// Editing ended, and nothing is said of the text.
    case endedEditing

    /// Editing is about to end with this text.
    ///
    /// The text is recorded. A missing one refuses the end: nothing changes, and
    /// ``LabelState/accepts(_:)`` says so.
    case endsEditing(EndingText)

    /// The field now shows this, whoever put it there.
    ///
    /// It replaces all that was known of the content. To change one kind and keep the others, use
    /// ``FieldContent/setting(_:to:)`` on ``LabelState/content``.
    case contentChanged(FieldContent)

    /// The field was enabled or disabled. Disabling ends editing; enabling doesn't resume it.
    case enabledChanged(Bool)

    /// The rule for the label changed.
    case behaviorChanged(LabelBehavior)

    /// The field got a floating label, or lost it.
    case labelPresenceChanged(Bool)
  }

  /// The text with which editing is about to end.
  public enum EndingText: Hashable, Sendable, CaseIterable {
    /// There is no text, not even an empty one: the end of editing is refused.
    case missing

    /// The text has no characters.
    case empty

    /// The text has characters; spaces are characters.
    case present

    /// Sorts a text into the three cases.
    ///
    /// - Parameter text: The text, or `nil` when it is missing.
    public init(_ text: String?) {
      guard let text else {
        self = .missing
        return
      }
      self = text.isEmpty ? .empty : .present
    }
  }

  /// What an event did to the label.
  public enum Transition: Hashable, Sendable, CaseIterable {
    /// The label was at rest and now belongs above the field.
    case raise

    /// The label was up and now belongs at rest over the field.
    case lower
  }
}

// The compiler writes this one, which it only does in the file of the type.
#if !hasFeature(Embedded)
  extension LabelState.Event: Codable {}
#endif
