extension LayoutPoint {
  /// Returns the place to which a matrix takes this point.
  ///
  /// - Parameter matrix: The map.
  /// - Returns: `(a·x + c·y + tx, b·x + d·y + ty)`.
  public func applying(_ matrix: AffineMatrix) -> LayoutPoint {
    LayoutPoint(
      x: matrix.a * x + matrix.c * y + matrix.tx,
      y: matrix.b * x + matrix.d * y + matrix.ty
    )
  }
}

extension LayoutRect {
  /// Returns the smallest rectangle along the axes that holds what a matrix makes of this one.
  ///
  /// The matrix acts about the origin of the coordinates. A size that is negative comes out positive.
  ///
  /// - Parameter matrix: The map.
  /// - Returns: The bounding rectangle of the four corners.
  public func applying(_ matrix: AffineMatrix) -> LayoutRect {
    let center = LayoutPoint(x: midX, y: midY).applying(matrix)
    let size = self.size.applying(matrix)
    return LayoutRect(
      origin: LayoutPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
      size: size
    )
  }

  /// Returns the smallest rectangle that holds what a matrix makes of this one about its centre.
  ///
  /// This is where a view ends up whose transform is the matrix: views transform about their
  /// centre. The identity returns this very rectangle.
  ///
  /// - Parameter matrix: The map, with the centre as the origin.
  /// - Returns: The bounding rectangle.
  public func applyingAboutCenter(_ matrix: AffineMatrix) -> LayoutRect {
    let size = self.size.applying(matrix)
    return LayoutRect(
      x: minX + (self.size.width - size.width) / 2 + matrix.tx,
      y: minY + (self.size.height - size.height) / 2 + matrix.ty,
      width: size.width,
      height: size.height
    )
  }
}

extension LayoutSize {
  // The extents of a rectangle's image add up from those of its two sides.
  fileprivate func applying(_ matrix: AffineMatrix) -> LayoutSize {
    LayoutSize(
      width: abs(matrix.a * width) + abs(matrix.c * height),
      height: abs(matrix.b * width) + abs(matrix.d * height)
    )
  }
}
