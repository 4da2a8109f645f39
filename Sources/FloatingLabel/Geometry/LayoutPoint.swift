/// A place in the plane, in points; x grows to the right and y grows downwards.
///
/// Lengths and places are used as they are given: what isn't finite stays so. Types that take
/// measurements say what they make of such numbers.
public struct LayoutPoint: Hashable, Sendable {
  /// The point at (0, 0).
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// The distance to the right of the origin, in points.
  public var x: Double

  /// The distance below the origin, in points.
  public var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance to the right of the origin, in points.
  ///   - y: The distance below the origin, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
