/// A stretch along x, in points: its left edge and its width.
///
/// They are used as they are given, as those of a ``LayoutPoint`` are.
public struct LayoutSpan: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double

  /// The extent to the right, in points.
  public var width: Double

  /// Creates a stretch.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points.
  ///   - width: The extent to the right, in points.
  public init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }

  /// The right edge, in points.
  public var maxX: Double { x + width }

  /// Returns the mirror image in a container that begins at 0.
  ///
  /// - Parameter containerWidth: The width of the container, in points.
  /// - Returns: The stretch as far from the right edge of the container as this one is from the left.
  public func mirrored(in containerWidth: Double) -> LayoutSpan {
    LayoutSpan(x: containerWidth - x - width, width: width)
  }
}

// The compiler writes this one, which it only does in the file of the type.
#if !hasFeature(Embedded)
  extension LayoutSpan: Codable {}
#endif
