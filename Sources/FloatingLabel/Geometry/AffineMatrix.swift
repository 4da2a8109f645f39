/// An affine map of the plane: six numbers, for row vectors as in Core Graphics and CSS `matrix()`.
///
///                         ⎡ a   b   0 ⎤
///     [x' y' 1] = [x y 1] ⎢ c   d   0 ⎥        x' = a·x + c·y + tx
///                         ⎣ tx  ty  1 ⎦        y' = b·x + d·y + ty
///
/// Points are in points, with y downwards. Toolkits that write points as columns call the transpose
/// of this their matrix; the six numbers and what they do are the same.
///
/// The entries are used as they are given: what isn't finite goes on through all that is computed from it.
public struct AffineMatrix: Hashable, Sendable {
  /// The matrix that leaves every point where it is.
  public static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// The shift to the right, in points.
  public var tx: Double
  /// The shift downwards, in points.
  public var ty: Double

  /// Creates a matrix from its entries.
  ///
  /// - Parameters:
  ///   - a: How much of x goes into x'.
  ///   - b: How much of x goes into y'.
  ///   - c: How much of y goes into x'.
  ///   - d: How much of y goes into y'.
  ///   - tx: The shift to the right, in points.
  ///   - ty: The shift downwards, in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the matrix of a shift: `[1, 0, 0, 1, x, y]`.
  ///
  /// - Parameters:
  ///   - x: The shift to the right, in points.
  ///   - y: The shift downwards, in points.
  /// - Returns: The matrix.
  public static func translation(x: Double, y: Double) -> AffineMatrix {
    AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates the matrix of a scaling about the origin: `[x, 0, 0, y, 0, 0]`.
  ///
  /// - Parameters:
  ///   - x: The factor along x; a negative one mirrors, and 0 flattens.
  ///   - y: The factor along y, likewise.
  /// - Returns: The matrix.
  public static func scale(x: Double, y: Double) -> AffineMatrix {
    AffineMatrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }
}
