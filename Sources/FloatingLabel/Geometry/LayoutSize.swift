/// A width and a height, in points.
///
/// They are used as they are given, as those of a ``LayoutPoint`` are.
public struct LayoutSize: Hashable, Sendable {
  /// No width and no height.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// The extent along x, in points.
  public var width: Double

  /// The extent along y, in points.
  public var height: Double

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The extent along x, in points.
  ///   - height: The extent along y, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
