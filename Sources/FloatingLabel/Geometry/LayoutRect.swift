/// A rectangle along the axes, in points: its top-left corner and its size.
public struct LayoutRect: Hashable, Sendable {
  /// The rectangle of no size at (0, 0).
  public static let zero = LayoutRect(origin: .zero, size: .zero)

  /// The top-left corner, for a size that isn't negative.
  public var origin: LayoutPoint

  /// The extents to the right of the origin and below it.
  public var size: LayoutSize

  /// Creates a rectangle from its top-left corner and its size.
  ///
  /// - Parameters:
  ///   - origin: The top-left corner.
  ///   - size: The extents to the right of the origin and below it.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers, all in points.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The extent to the right.
  ///   - height: The extent downwards.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The x of the left edge.
  public var minX: Double { origin.x }

  /// The x of the centre.
  public var midX: Double { origin.x + size.width / 2 }

  /// The x of the right edge.
  public var maxX: Double { origin.x + size.width }

  /// The y of the top edge.
  public var minY: Double { origin.y }

  /// The y of the centre.
  public var midY: Double { origin.y + size.height / 2 }

  /// The y of the bottom edge.
  public var maxY: Double { origin.y + size.height }
}
