/// A text field's floating label as one value: what is known of the field, how the label moves, and
/// where it is at any instant.
///
///     var label = FloatingLabelModel(labelSize: LayoutSize(width: 120, height: 20))
///     label.handle(.beganEditing, at: now)  // .raise
///     layer.setAffineTransform(CGAffineTransform(label.matrix(at: now)))
///
/// Times are seconds on the caller's clock. Ask again at every frame until ``isSettled(at:)``. A time that
/// isn't a number is one after all moves.
///
/// New measurements, in ``layout``, move the label to where it now belongs, at once: they keep the
/// progress and start nothing.
public struct FloatingLabelModel: Hashable, Sendable {
  /// What is known of the field.
  public internal(set) var state: LabelState

  /// Where the label is going, and what is under way to there.
  public internal(set) var motion: LabelMotion

  /// The measurements of the field, where the raised label stands, alignment and writing direction.
  public var layout: FieldLayout

  /// Font and colour at rest.
  public var resting: LabelAppearance

  /// Font and colour of the raised label.
  public var raised: LabelAppearance

  /// Whether the field is on screen.
  ///
  /// While it isn't, nothing animates. What is under way when it leaves is at its end.
  public var isOnScreen: Bool {
    didSet { if !isOnScreen { finish() } }
  }

  /// Whether motion is to be reduced: then nothing animates, and what is under way is at its end.
  public var reducesMotion: Bool {
    didSet { if reducesMotion { finish() } }
  }

  /// Creates a model whose label is where the state says.
  ///
  /// - Parameters:
  ///   - state: What is known of the field from the start.
  ///   - layout: The measurements of the field.
  ///   - timing: Duration and curve of a whole way.
  ///   - interruption: How a label that is moving goes on when it is sent the other way.
  ///   - resting: Font and colour at rest.
  ///   - raised: Font and colour of the raised label.
  ///   - isOnScreen: Whether the field is on screen already.
  ///   - reducesMotion: Whether motion is to be reduced.
  public init(
    state: LabelState = LabelState(),
    layout: FieldLayout,
    timing: LabelTiming = .standard,
    interruption: Interruption = .blend,
    resting: LabelAppearance = .resting,
    raised: LabelAppearance = .raised,
    isOnScreen: Bool = true,
    reducesMotion: Bool = false
  ) {
    self.state = state
    self.motion = LabelMotion(at: state.end, timing: timing, interruption: interruption)
    self.layout = layout
    self.resting = resting
    self.raised = raised
    self.isOnScreen = isOnScreen
    self.reducesMotion = reducesMotion
  }

  /// Creates a model of an empty field on screen, with the design's numbers.
  ///
  /// - Parameter labelSize: The size of the label as laid out at rest, in points.
  public init(labelSize: LayoutSize) {
    self.init(layout: FieldLayout(labelSize: labelSize))
  }
}

extension LabelState {
  /// Where the label belongs.
  var end: LabelMotion.End { isUp ? .raised : .resting }
}

// The compiler writes this one, which it only does in the file of the type. A decoded motion may be at
// odds with the decoded state; nothing traps on that, and the next event puts it right.
#if !hasFeature(Embedded)
  extension FloatingLabelModel: Codable {}
#endif
