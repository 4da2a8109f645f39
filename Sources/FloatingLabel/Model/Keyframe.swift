/// The label at one instant of a transition.
public struct Keyframe: Hashable, Sendable {
  /// The time since the transition began, in seconds, from 0 to the duration.
  public let time: Double

  /// The same as a part of the duration: 0…1.
  public let offset: Double

  /// Where the label is: 0 at rest, 1 raised; outside of them where the curve overshoots.
  public let progress: Double

  /// The transform of the label about its own centre.
  public let matrix: AffineMatrix

  /// Font and colour.
  public let appearance: LabelAppearance

  /// Creates a keyframe, with the numbers as they are given.
  ///
  /// - Parameters:
  ///   - time: The time since the transition began, in seconds.
  ///   - offset: The same as a part of the duration, 0…1.
  ///   - progress: Where the label is, from 0 at rest to 1 raised.
  ///   - matrix: The transform of the label about its own centre.
  ///   - appearance: Font and colour.
  public init(
    time: Double,
    offset: Double,
    progress: Double,
    matrix: AffineMatrix,
    appearance: LabelAppearance
  ) {
    self.time = time
    self.offset = offset
    self.progress = progress
    self.matrix = matrix
    self.appearance = appearance
  }
}
