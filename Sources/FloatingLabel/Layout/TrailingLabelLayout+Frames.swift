extension TrailingLabelLayout {
  /// Returns where text field, text and label belong.
  ///
  /// Widths are points; one that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - container: The width of the whole field.
  ///   - text: The width of the text with its trailing spaces, or 0 when it is empty.
  ///   - placeholder: The width of the placeholder, which counts when the text is empty.
  ///   - label: The width of the label; a label wider than the room between the insets is cut to it.
  ///   - showsLabel: Whether the label can be seen at all; ``LabelState/showsAffixes`` says so in a
  ///     field with a floating label. The text has the room of a hidden one.
  /// - Returns: The stretches in the container, from its left edge.
  public func frames(
    container: Double,
    text: Double,
    placeholder: Double = 0,
    label: Double,
    showsLabel: Bool = true
  ) -> TrailingLabelFrames {
    let container = container.asMeasurement
    let room = max(0, container - leadingInset - trailingInset)
    let text = text.asMeasurement
    let wanted = text > 0 ? text : placeholder.asMeasurement
    let isHidden = !showsLabel || hidesLabelWhenEmpty && text == 0
    let labelWidth = min(label.asMeasurement, room)
    let fieldWidth = isHidden ? room : max(0, room - spacing - labelWidth)
    let visible = min(wanted, fieldWidth)
    let lead = (fieldWidth - visible) * alignment.shareBefore
    let labelX = max(0, min(lead + visible + spacing, room - labelWidth))

    func placed(_ x: Double, _ width: Double) -> LayoutSpan {
      let span = LayoutSpan(x: leadingInset + x, width: width)
      return switch direction {
      case .leftToRight: span
      case .rightToLeft: span.mirrored(in: container)
      }
    }
    return TrailingLabelFrames(
      field: placed(0, fieldWidth),
      text: placed(lead, visible),
      label: isHidden ? nil : placed(labelX, labelWidth),
      isPinned: !isHidden && wanted + spacing > room - labelWidth
    )
  }
}

extension LabelAlignment {
  // The part of the free room that comes before the text, from the leading edge.
  fileprivate var shareBefore: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
