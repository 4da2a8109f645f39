/// Where a raised label stands relative to its resting place: how much smaller, how far up, and
/// how far to the side.
///
/// The shift to the side makes up for the scaling about the centre, which draws both edges inwards
/// by `(1 − scale) / 2` of the width. Whether it does so exactly depends on the order of the two:
///
///     RaisedPlacement.standard.matrix(labelWidth: 200)  // [0.8, 0, 0, 0.8, -16, -19.2]
///     RaisedPlacement.flush.matrix(labelWidth: 200)  // [0.8, 0, 0, 0.8, -20, -24]
///
/// Under ``standard`` the shift is scaled, too: the leading edge of a 200 point label ends 4 points
/// inside its resting place, 0.02 of the width, and the label rises by 19.2 points instead of 24.
/// Under ``flush`` the leading edge stays where it is, all the way.
public struct RaisedPlacement: Hashable, Sendable {
  /// Which is done first, the shift or the scaling.
  public enum Order: Hashable, Sendable {
    /// The shift first: it is scaled as well.
    ///
    /// The offset ratio is the part of the label's width to shift by, limited to −1…1; `nil`, or
    /// what isn't a number, takes `(1 − scale) / 2`.
    case translateThenScale(offsetRatio: Double? = nil)

    /// The scaling first: the shift is what the scaling has taken at the edge, which so stays.
    case scaleThenTranslate
  }

  /// The placement of the source design: 80 %, shifted by 10 % of the width and by 24 points up,
  /// the shift first.
  public static let standard = RaisedPlacement(.translateThenScale())

  /// The same numbers with the scaling first, so that the leading edge stays where it is.
  public static let flush = RaisedPlacement(.scaleThenTranslate)

  /// Which is done first, the shift or the scaling.
  public let order: Order

  /// The size of the raised label as a part of the resting one, 0.001…1,000.
  public let scale: Double

  /// The shift upwards, in points, at least 0.
  public let rise: Double

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - order: Which is done first, the shift or the scaling.
  ///   - scale: The size of the raised label as a part of the resting one, limited to
  ///     0.001…1,000; what isn't a number counts as 1.
  ///   - rise: The shift upwards, in points; a negative one, or one that isn't finite, counts as 0.
  public init(_ order: Order, scale: Double = 0.8, rise: Double = 24) {
    self.scale = scale.limited(to: 0.001...1_000, orIfNaN: 1)
    self.rise = rise.asMeasurement
    switch order {
    case .translateThenScale(let ratio):
      let number = ratio.flatMap { $0.isNaN ? nil : $0.limited(to: -1...1, orIfNaN: 0) }
      self.order = .translateThenScale(offsetRatio: number)
    case .scaleThenTranslate:
      self.order = .scaleThenTranslate
    }
  }

  /// Returns the matrix of the label, about its own centre.
  ///
  /// - Parameters:
  ///   - labelWidth: The width of the label as laid out at rest, in points, not that of a frame that
  ///     is transformed already; a negative one, or one that isn't finite, counts as 0.
  ///   - alignment: Which edge the label keeps to. A centred label is not shifted to the side.
  ///   - direction: The writing direction, which says where that edge is.
  ///   - progress: 0 at rest, where the matrix is the identity, and 1 raised; beyond them, as a curve
  ///     that overshoots goes, the matrix goes on. It is limited to −1e9…1e9, and what isn't a number
  ///     counts as 0.
  /// - Returns: The matrix, blended entry by entry from the identity, both ends exact.
  public func matrix(
    labelWidth: Double,
    alignment: LabelAlignment = .leading,
    direction: WritingDirection = .leftToRight,
    progress: Double = 1
  ) -> AffineMatrix {
    let width = labelWidth.asMeasurement
    let scaling = AffineMatrix.scale(x: scale, y: scale)
    let side = alignment.side(in: direction)
    let taken = (width - scale * width) / 2
    let raised =
      switch order {
      case .translateThenScale(let ratio):
        shift(by: side * (ratio.map { $0 * width } ?? taken)).concatenating(scaling)
      case .scaleThenTranslate:
        scaling.concatenating(shift(by: side * taken))
      }
    return AffineMatrix.identity.interpolated(to: raised, at: progress.asProgress)
  }

  private func shift(by x: Double) -> AffineMatrix {
    .translation(x: x, y: -rise)
  }
}

// The compiler writes this one, which it only does in the file of the type.
#if !hasFeature(Embedded)
  extension RaisedPlacement.Order: Codable {}
#endif
