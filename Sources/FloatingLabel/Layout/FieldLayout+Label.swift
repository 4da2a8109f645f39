// The label, which depends on the progress: 0 at rest, 1 raised; beyond them the matrix goes on, but the
// room that a label has is that of the nearer end.
extension FieldLayout {
  /// Returns how wide the label may be laid out at most.
  ///
  /// It is cut where the room ends as it is drawn, so that a label that shrinks as it rises may be
  /// wider raised than at rest.
  ///
  /// - Parameter progress: Where the label is; what isn't a number counts as 0.
  /// - Returns: The room between the insets divided by the scale at that progress, limited to 0…1, in
  ///   points; or `nil` as long as the width of the field is not known.
  public func maximumLabelWidth(progress: Double) -> Double? {
    guard containerWidth != nil else { return nil }
    let part = progress.limited(to: 0...1, orIfNaN: 0)
    return roomWidth / .blend(1, placement.scale, at: part)
  }

  /// Returns how wide the label is laid out: as wide as it wants, or as it may be.
  ///
  /// - Parameter progress: Where the label is; what isn't a number counts as 0.
  /// - Returns: The width before the transform, in points. It is the one that counts in the shift to the
  ///   side.
  public func laidOutLabelWidth(progress: Double) -> Double {
    min(labelWidth, maximumLabelWidth(progress: progress) ?? labelWidth)
  }

  /// Returns whether the label is cut.
  ///
  /// - Parameter progress: Where the label is; what isn't a number counts as 0.
  /// - Returns: Whether it wants more than it may have.
  public func isLabelTruncated(progress: Double) -> Bool {
    laidOutLabelWidth(progress: progress) < labelWidth
  }

  /// Returns the transform of the label about its own centre.
  ///
  /// - Parameter progress: Where the label is; what isn't a number counts as 0.
  /// - Returns: The matrix, which is the identity at 0; the progress in it is limited to −1e9…1e9.
  public func matrix(progress: Double) -> AffineMatrix {
    placement.matrix(
      labelWidth: laidOutLabelWidth(progress: progress),
      alignment: alignment,
      direction: direction,
      progress: progress
    )
  }

  /// Returns the frame of the label without its transform: where it is to be laid out.
  ///
  /// - Parameter progress: Where the label is, which matters for one that is cut; what isn't a number
  ///   counts as 0.
  /// - Returns: The frame, its middle at the height of that of the text.
  public func untransformedLabelFrame(progress: Double) -> LayoutRect {
    let text = textFrame
    let width = laidOutLabelWidth(progress: progress)
    // The side is −1, 0 or 1 for the left edge, the middle and the right edge.
    let share = (1 + alignment.side(in: direction)) / 2
    return LayoutRect(
      x: text.minX + (text.size.width - width) * share,
      y: text.minY + (text.size.height - labelHeight) / 2,
      width: width,
      height: labelHeight
    )
  }

  /// Returns the frame of the label as it is shown, transformed about its centre.
  ///
  /// - Parameter progress: Where the label is; what isn't a number counts as 0.
  /// - Returns: The frame in the field, in points. Above the field its y is negative.
  public func labelFrame(progress: Double) -> LayoutRect {
    untransformedLabelFrame(progress: progress).applyingAboutCenter(matrix(progress: progress))
  }

  /// How far the raised label sticks out of the top of the field, in points, or 0 if it doesn't.
  ///
  /// With the default measurements, a label 20 points high sticks out by 1.2: its middle rises from 26
  /// to 6.8 and it is 16 high.
  public var raisedOverhang: Double {
    max(0, -labelFrame(progress: 1).minY)
  }

  /// The least top inset with which the raised label stays inside the field, in points.
  ///
  /// With the default measurements and a label 20 points high it is 17.2.
  public var topInsetForRaisedLabel: Double {
    max(0, topInset - labelFrame(progress: 1).minY)
  }
}
