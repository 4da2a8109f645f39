extension FloatingLabelModel {
  /// Returns where the text field, the text and a trailing label belong in a field with both labels.
  ///
  /// Container, insets, alignment and writing direction are those of ``layout``. While the floating
  /// label rests over the field, the trailing label is hidden, and so is the placeholder. Widths are
  /// points; one that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - text: The width of the text with its trailing spaces, or 0 when it is empty.
  ///   - placeholder: The width of the placeholder, which counts when it can be seen.
  ///   - label: The width of the trailing label.
  ///   - spacing: The distance between text and label: the width of a space in the font of the text.
  ///   - hidesLabelWhenEmpty: Whether the trailing label hides while the field is empty, instead of
  ///     following the placeholder.
  /// - Returns: The stretches in the field, from its left edge.
  public func trailingLabelFrames(
    text: Double,
    placeholder: Double = 0,
    label: Double,
    spacing: Double = 4,
    hidesLabelWhenEmpty: Bool = false
  ) -> TrailingLabelFrames {
    TrailingLabelLayout(
      spacing: spacing,
      leadingInset: layout.leadingInset,
      trailingInset: layout.trailingInset,
      alignment: layout.alignment,
      direction: layout.direction,
      hidesLabelWhenEmpty: hidesLabelWhenEmpty
    ).frames(
      container: layout.leadingInset + layout.roomWidth + layout.trailingInset,
      text: text,
      placeholder: state.showsPlaceholder ? placeholder : 0,
      label: label,
      showsLabel: state.showsAffixes
    )
  }
}
