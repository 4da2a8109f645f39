/// Where text field, text and trailing label belong in their container, in points from its left edge.
public struct TrailingLabelFrames: Hashable, Sendable {
  /// The text field, which ends one space before the place of the pinned label.
  ///
  /// While the text is shorter, the label stands over its empty end.
  public let field: LayoutSpan

  /// What can be seen of the text, or of the placeholder that stands for it.
  public let text: LayoutSpan

  /// The label, or `nil` while it is hidden.
  public let label: LayoutSpan?

  /// Whether the label is held at the trailing edge, because the text would run under it.
  public let isPinned: Bool
}

// The compiler writes this one, which it only does in the file of the type.
#if !hasFeature(Embedded)
  extension TrailingLabelFrames: Codable {}
#endif
