/// The measurements of a text field, and where label, text and line belong because of them.
///
/// The origin is the top-left corner of the field. With the default insets, a label 120 × 20 and a
/// container 300 points wide:
///
///     ┌──────────────────────────────┐
///     │  ↕ topInset 16               │
///     │←16→ Label, text        ←16→  │   as high as the text, the label centred on it
///     │  ↕ lineGap 8                 │
///     │←16→ ──────────────     ←16→  │   lineHeight 2
///     └──────────────────────────────┘
///
/// Lengths are points. One that is negative or not finite counts as 0; all that comes out is finite
/// for lengths up to 1e9. The distances are those of the source design unless others are given.
public struct FieldLayout: Hashable, Sendable {
  /// The width of the label as laid out at rest, without a transform.
  public var labelWidth: Double {
    didSet { labelWidth = labelWidth.asMeasurement }
  }

  /// The height of the label as laid out at rest, without a transform.
  public var labelHeight: Double {
    didSet { labelHeight = labelHeight.asMeasurement }
  }

  /// The width of the field, or `nil` as long as it is not known: then the label has the room it wants.
  public var containerWidth: Double? {
    didSet { containerWidth = containerWidth?.asMeasurement }
  }

  /// The height of the text, or `nil` if it is as high as the label.
  public var textHeight: Double? {
    didSet { textHeight = textHeight?.asMeasurement }
  }

  /// The distance of text, label and line from the leading edge of the field.
  public var leadingInset: Double {
    didSet { leadingInset = leadingInset.asMeasurement }
  }

  /// The distance of text, label and line from the trailing edge of the field.
  public var trailingInset: Double {
    didSet { trailingInset = trailingInset.asMeasurement }
  }

  /// The distance of the text from the top of the field.
  public var topInset: Double {
    didSet { topInset = topInset.asMeasurement }
  }

  /// The distance of the line from the text above it.
  public var lineGap: Double {
    didSet { lineGap = lineGap.asMeasurement }
  }

  /// The height of the line.
  public var lineHeight: Double {
    didSet { lineHeight = lineHeight.asMeasurement }
  }

  /// Where the raised label stands.
  public var placement: RaisedPlacement

  /// Where in the room between the insets the resting label stands, and which edge it keeps to.
  public var alignment: LabelAlignment

  /// The writing direction: which side is the leading one.
  public var direction: WritingDirection

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - labelSize: The size of the label as laid out at rest, without a transform.
  ///   - containerWidth: The width of the field, or `nil` as long as it is not known.
  ///   - textHeight: The height of the text, or `nil` if it is as high as the label.
  ///   - leadingInset: The distance from the leading edge of the field.
  ///   - trailingInset: The distance from the trailing edge of the field.
  ///   - topInset: The distance of the text from the top of the field.
  ///   - lineGap: The distance of the line from the text above it.
  ///   - lineHeight: The height of the line.
  ///   - placement: Where the raised label stands.
  ///   - alignment: Where in its room the resting label stands, and which edge it keeps to.
  ///   - direction: The writing direction.
  public init(
    labelSize: LayoutSize,
    containerWidth: Double? = nil,
    textHeight: Double? = nil,
    leadingInset: Double = 16,
    trailingInset: Double = 16,
    topInset: Double = 16,
    lineGap: Double = 8,
    lineHeight: Double = 2,
    placement: RaisedPlacement = .standard,
    alignment: LabelAlignment = .leading,
    direction: WritingDirection = .leftToRight
  ) {
    self.labelWidth = labelSize.width.asMeasurement
    self.labelHeight = labelSize.height.asMeasurement
    self.containerWidth = containerWidth?.asMeasurement
    self.textHeight = textHeight?.asMeasurement
    self.leadingInset = leadingInset.asMeasurement
    self.trailingInset = trailingInset.asMeasurement
    self.topInset = topInset.asMeasurement
    self.lineGap = lineGap.asMeasurement
    self.lineHeight = lineHeight.asMeasurement
    self.placement = placement
    self.alignment = alignment
    self.direction = direction
  }
}
