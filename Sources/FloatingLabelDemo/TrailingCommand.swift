import FloatingLabel

/// `trailing`: where a label belongs that follows the text.
struct TrailingCommand {
  private let frames: TrailingLabelFrames

  static let options = [
    containerWidth, textWidth, labelWidth, placeholderWidth, spacing, LabelOptions.writingDirection,
  ]

  init(_ values: OptionValues) throws(UsageError) {
    let layout = TrailingLabelLayout(
      spacing: try values.number(of: Self.spacing, or: 4, in: Limits.length),
      direction: try LabelOptions.direction(values)
    )
    frames = layout.frames(
      container: try values.number(of: Self.containerWidth, in: Limits.length),
      text: try values.number(of: Self.textWidth, in: Limits.length),
      placeholder: try values.number(of: Self.placeholderWidth, or: 0, in: Limits.length),
      label: try values.number(of: Self.labelWidth, in: Limits.length)
    )
  }

  /// Writes the one object.
  func run(into output: inout some OutputSink) throws(ToolError) {
    try output.write(JSONText().bytes(of: Report(frames)))
    try output.write("\n".utf8)
  }

  private struct Report: Encodable {
    let field: LayoutSpan
    let isPinned: Bool
    let label: LayoutSpan?
    let visibleTextWidth: Double

    init(_ frames: TrailingLabelFrames) {
      field = frames.field
      isPinned = frames.isPinned
      label = frames.label
      visibleTextWidth = frames.text.width
    }
  }

  private static let containerWidth = Option(
    "--container-width",
    "W",
    "width of the whole field (required)"
  )
  private static let textWidth = Option(
    "--text-width",
    "W",
    "width of the text, 0 when it is empty (required)"
  )
  private static let labelWidth = Option("--label-width", "W", "width of the label (required)")
  private static let placeholderWidth = Option(
    "--placeholder-width",
    "W",
    "width of what stands for an empty text (0)"
  )
  private static let spacing = Option("--spacing", "PT", "room between text and label (4)")
}
