#if canImport(SwiftUI)
  /// How the fields with a floating label look and move: behaviour, measures, timing and appearance.
  ///
  ///     var style = FloatingLabelStyle()
  ///     style.layout.placement = .flush
  ///     return form.floatingLabelStyle(style)
  ///
  /// Font sizes, insets and the rise of the label are those at the default text size; they grow and shrink
  /// with Dynamic Type.
  ///
  /// A label that is sent back while it is moving goes on the way SwiftUI's animations do, whose legs add
  /// up as those of ``Interruption/blend`` do.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct FloatingLabelStyle: Hashable, Sendable {
    /// When the label is up.
    public var behavior: LabelBehavior

    /// The insets, the line, where the raised label stands, and the alignment of label and text.
    ///
    /// What the field measures itself counts for nothing here: the sizes of label, text and container,
    /// and the writing direction.
    public var layout: FieldLayout

    /// Duration and curve of the label's way up or down.
    public var timing: LabelTiming

    /// Font and colour of the label at rest.
    public var resting: LabelAppearance

    /// Font and colour of the raised label.
    ///
    /// The label has the room that it takes at rest. A larger font is cut to that.
    public var raised: LabelAppearance

    /// The colour of the line while the field is not focused.
    public var line: LabelColor

    /// The colour of the line while the field is focused.
    public var focusedLine: LabelColor

    /// Whether a trailing label hides while the field is empty, instead of following the placeholder.
    public var hidesTrailingLabelWhenEmpty: Bool

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - behavior: When the label is up.
    ///   - layout: The insets, the line, where the raised label stands, and the alignment.
    ///   - timing: Duration and curve of the label's way up or down.
    ///   - resting: Font and colour of the label at rest.
    ///   - raised: Font and colour of the raised label.
    ///   - line: The colour of the line while the field is not focused.
    ///   - focusedLine: The colour of the line while the field is focused.
    ///   - hidesTrailingLabelWhenEmpty: Whether a trailing label hides while the field is empty.
    public init(
      behavior: LabelBehavior = .automatic,
      layout: FieldLayout = FieldLayout(labelSize: .zero),
      timing: LabelTiming = .standard,
      resting: LabelAppearance = .resting,
      raised: LabelAppearance = .raised,
      line: LabelColor = .gray,
      focusedLine: LabelColor = .blue,
      hidesTrailingLabelWhenEmpty: Bool = false
    ) {
      self.behavior = behavior
      self.layout = layout
      self.timing = timing
      self.resting = resting
      self.raised = raised
      self.line = line
      self.focusedLine = focusedLine
      self.hidesTrailingLabelWhenEmpty = hidesTrailingLabelWhenEmpty
    }

    // The field itself has the insets, and places what is in it between them.
    var trailingLabelLayout: TrailingLabelLayout {
      TrailingLabelLayout(
        alignment: layout.alignment,
        hidesLabelWhenEmpty: hidesTrailingLabelWhenEmpty
      )
    }
  }
#endif
