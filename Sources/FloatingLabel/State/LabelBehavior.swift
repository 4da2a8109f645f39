/// When the label is up.
public enum LabelBehavior: Hashable, Sendable, CaseIterable {
  /// Up while the field is focused or shows something.
  case automatic

  /// Up while the field shows something; focus alone doesn't move it.
  case whenFilled

  /// Always up.
  case always

  /// Never up. The label hides while the field shows something, so as not to lie over it.
  case never
}
