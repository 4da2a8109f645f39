/// The direction in which a line of text runs, which says where it leads from.
public enum WritingDirection: Hashable, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight

  /// The leading edge is the right one.
  case rightToLeft
}
