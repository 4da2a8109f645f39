extension AffineMatrix {
  /// Returns the matrix that does this one first and then another.
  ///
  /// For every point, `p.applying(m.concatenating(n))` is `p.applying(m).applying(n)`, but for
  /// rounding. In the notation of row vectors it is the product `self · next`.
  ///
  /// - Parameter next: What is done second.
  /// - Returns: The product.
  public func concatenating(_ next: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// Returns the matrix that undoes this one.
  ///
  /// - Returns: The inverse, or `nil` when there is none because the matrix flattens the plane, or
  ///   when it can't be written in finite numbers.
  public func inverted() -> AffineMatrix? {
    let determinant = a * d - b * c
    let inverse = AffineMatrix(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
    return inverse.isFinite ? inverse.withoutNegativeZeros : nil
  }

  /// Returns the matrix part of the way to another, entry by entry.
  ///
  /// For scalings and shifts this is how renderers blend, too. Both ends are exact.
  ///
  /// - Parameters:
  ///   - end: The matrix at progress 1.
  ///   - progress: The part of the way: 0 here, 1 at the end; beyond them the blend goes on, without
  ///     a limit.
  /// - Returns: The blend.
  @inline(__always)
  public func interpolated(to end: AffineMatrix, at progress: Double) -> AffineMatrix {
    AffineMatrix(
      a: .blend(a, end.a, at: progress),
      b: .blend(b, end.b, at: progress),
      c: .blend(c, end.c, at: progress),
      d: .blend(d, end.d, at: progress),
      tx: .blend(tx, end.tx, at: progress),
      ty: .blend(ty, end.ty, at: progress)
    )
  }

  private var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  private var withoutNegativeZeros: AffineMatrix {
    AffineMatrix(a: a + 0, b: b + 0, c: c + 0, d: d + 0, tx: tx + 0, ty: ty + 0)
  }
}
