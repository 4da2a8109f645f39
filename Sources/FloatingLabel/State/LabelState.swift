/// What is known of a text field, and where its label belongs because of it.
///
/// Feed it what happened with ``handle(_:)``; the facts are stored, everything else follows.
///
///     var state = LabelState()
///     state.handle(.beganEditing)  // .raise
///     state.handle(.contentChanged([.text]))  // nil: it is up already
///     state.isUp  // true
///
/// With the default behaviour the label is up when the field is focused or not empty:
///
/// | focused | empty | up  |
/// |---------|-------|-----|
/// | no      | yes   | no  |
/// | no      | no    | yes |
/// | yes     | yes   | yes |
/// | yes     | no    | yes |
///
/// Errors, read-only and secure entry are no facts of this kind: they don't move a label.
public struct LabelState: Hashable, Sendable {
  // One fact of three values, not two of two: a disabled field can't be focused.
  enum Engagement: Hashable, Sendable, CaseIterable {
    case disabled
    case idle
    case focused
  }

  var engagement = Engagement.idle

  /// What the field shows.
  public internal(set) var content: FieldContent

  /// When the label is up.
  public internal(set) var behavior: LabelBehavior

  /// Whether the field has a floating label at all.
  public internal(set) var hasLabel: Bool

  /// Creates the state of an enabled field without focus.
  ///
  /// - Parameters:
  ///   - behavior: When the label is up.
  ///   - content: What the field shows from the start; a prefilled field's label starts up.
  ///   - hasLabel: Whether the field has a floating label at all.
  public init(
    behavior: LabelBehavior = .automatic,
    content: FieldContent = [],
    hasLabel: Bool = true
  ) {
    self.behavior = behavior
    self.content = content
    self.hasLabel = hasLabel
  }

  /// Whether the field is being edited; a disabled one never is.
  public var isFocused: Bool { engagement == .focused }

  /// Whether the field takes input.
  public var isEnabled: Bool { engagement != .disabled }

  /// Whether the field shows nothing; spaces are something.
  public var isEmpty: Bool { content.isEmpty }

  /// Whether the label belongs above the field, and not at rest over it.
  public var isUp: Bool {
    switch behavior {
    case .automatic: isFocused || !isEmpty
    case .whenFilled: !isEmpty
    case .always: true
    case .never: false
    }
  }

  /// Whether the label can be seen.
  ///
  /// It can, unless the field has none, or one that never rises would lie over the content.
  public var showsLabel: Bool { hasLabel && (behavior != .never || isEmpty) }

  /// Whether the placeholder can be seen: the field is empty, and no label rests over it.
  public var showsPlaceholder: Bool { isEmpty && !isCovered }

  /// Whether prefix, suffix and trailing label can be seen: no label rests over the field.
  public var showsAffixes: Bool { !isCovered }

  private var isCovered: Bool { showsLabel && !isUp }
}
