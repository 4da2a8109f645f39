// The parts of the field that stay where they are.
extension FieldLayout {
  /// The frame of the text: between the insets, `topInset` below the top.
  public var textFrame: LayoutRect {
    LayoutRect(
      x: direction == .leftToRight ? leadingInset : trailingInset,
      y: topInset,
      width: roomWidth,
      height: textHeight ?? labelHeight
    )
  }

  /// The frame of the line: as wide as the text, `lineGap` below it.
  public var lineFrame: LayoutRect {
    let text = textFrame
    return LayoutRect(
      x: text.minX,
      y: text.maxY + lineGap,
      width: text.size.width,
      height: lineHeight
    )
  }

  /// The height that the field needs, in points: down to the lower edge of the line.
  public var height: Double { lineFrame.maxY }

  /// The width between the insets, or what the label wants as long as that of the field is not known.
  var roomWidth: Double {
    guard let containerWidth else { return labelWidth }
    return max(0, containerWidth - leadingInset - trailingInset)
  }
}
