/// Where a label belongs that follows the typed text: a domain after an e-mail name, a currency after
/// an amount.
///
/// It stands one space after the text. When the text would run under it, it is pinned to the trailing
/// edge, and the text field ends before it:
///
///     │anna @example.com            │      │←  text  →│ space │←  label  →│
///     │…bella.schmidt @example.com  │      pinned: the text has no room to grow
///
///     TrailingLabelLayout(spacing: 4).frames(container: 300, text: 80, label: 30).label  // x 84
///
/// With W the container between the insets, t the text, s the space and l the label, no wider than W,
/// in left-to-right writing and from the leading inset:
///
///     field     0 … max(0, W − s − l)
///     label     max(0, min(t + s, W − l))      pinned when t + s > W − l
///     to see    min(t, the field's width)      of the text
///
/// As a text that is there grows, nothing moves by more than it grew. Right-to-left is the mirror image.
///
/// Lengths are points. One that is negative or not finite counts as 0; all that comes out is finite
/// for lengths up to 1e9.
public struct TrailingLabelLayout: Hashable, Sendable {
  /// The distance between text and label: the width of a space in the font of the text.
  public var spacing: Double {
    didSet { spacing = spacing.asMeasurement }
  }

  /// The room before the text.
  public var leadingInset: Double {
    didSet { leadingInset = leadingInset.asMeasurement }
  }

  /// The room after the pinned label.
  public var trailingInset: Double {
    didSet { trailingInset = trailingInset.asMeasurement }
  }

  /// Where in the text field the text stands; the label is adjacent to it everywhere.
  public var alignment: LabelAlignment

  /// The writing direction: which side is the leading one.
  public var direction: WritingDirection

  /// Whether the label hides while the field is empty, instead of following the placeholder.
  public var hidesLabelWhenEmpty: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - spacing: The distance between text and label: the width of a space in the font of the text.
  ///   - leadingInset: The room before the text.
  ///   - trailingInset: The room after the pinned label.
  ///   - alignment: Where in the text field the text stands.
  ///   - direction: The writing direction.
  ///   - hidesLabelWhenEmpty: Whether the label hides while the field is empty.
  public init(
    spacing: Double = 4,
    leadingInset: Double = 0,
    trailingInset: Double = 0,
    alignment: LabelAlignment = .leading,
    direction: WritingDirection = .leftToRight,
    hidesLabelWhenEmpty: Bool = false
  ) {
    self.spacing = spacing.asMeasurement
    self.leadingInset = leadingInset.asMeasurement
    self.trailingInset = trailingInset.asMeasurement
    self.alignment = alignment
    self.direction = direction
    self.hidesLabelWhenEmpty = hidesLabelWhenEmpty
  }
}
