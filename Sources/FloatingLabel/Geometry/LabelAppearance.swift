/// How a label is drawn: the size and weight of its font, and its colour.
///
/// The font size and the scale of the matrix compound: the default raised label has a 12 point font
/// in a label drawn at 80 %, which looks 9.6 points high. To draw it at exactly its font size, give
/// both appearances the same font size and let the matrix alone shrink it, or leave the scale of
/// ``RaisedPlacement`` at 1 and let the font alone shrink.
public struct LabelAppearance: Hashable, Sendable {
  /// The source design's label at rest: 16 points, medium, gray.
  public static let resting = LabelAppearance(fontSize: 16, fontWeight: 500, color: .gray)

  /// The source design's raised label: 12 points, regular, the primary colour.
  public static let raised = LabelAppearance(fontSize: 12, fontWeight: 400, color: .blue)

  /// The size of the font, in points, at least 0, before the matrix scales it.
  public let fontSize: Double

  /// The weight of the font on the scale of CSS and OpenType: 100 (thin) to 900 (black), with 400
  /// for regular and 500 for medium.
  public let fontWeight: Double

  /// The colour of the text.
  public let color: LabelColor

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - fontSize: The size of the font, in points; a negative one, or one that isn't finite, counts
  ///     as 0.
  ///   - fontWeight: The weight of the font, limited to 100…900; what isn't a number counts as 400.
  ///   - color: The colour of the text.
  public init(fontSize: Double, fontWeight: Double, color: LabelColor) {
    self.fontSize = fontSize.asMeasurement
    self.fontWeight = fontWeight.limited(to: 100...900, orIfNaN: 400)
    self.color = color
  }

  /// Returns the appearance part of the way to another.
  ///
  /// - Parameters:
  ///   - end: The appearance at progress 1.
  ///   - progress: The part of the way, limited to 0…1: only the matrix follows a curve that
  ///     overshoots. What isn't a number counts as 0.
  /// - Returns: The blend; at the ends exactly the two appearances.
  @inline(__always)
  public func interpolated(to end: LabelAppearance, at progress: Double) -> LabelAppearance {
    guard progress > 0 else { return self }
    guard progress < 1 else { return end }
    return LabelAppearance(
      legalFontSize: .blend(fontSize, end.fontSize, at: progress),
      fontWeight: .blend(fontWeight, end.fontWeight, at: progress),
      color: color.interpolated(to: end.color, at: progress)
    )
  }

  // A blend of legal numbers is legal.
  init(legalFontSize fontSize: Double, fontWeight: Double, color: LabelColor) {
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.color = color
  }
}
