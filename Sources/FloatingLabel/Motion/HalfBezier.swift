/// A curve from (0, 0) to where its parameter is 0.5.
///
/// Coordinates are for a number or several at once, see ``Lanes``; they are written into the place they
/// are called from, for a call would take as long.
struct HalfBezier {
  let x1, y1, x2, y2: Double

  /// The x at a parameter.
  @inline(__always)
  func x<Number: Lanes>(at t: Number) -> Number { Self.coordinate(x1, x2, at: t) }

  /// The y at a parameter.
  @inline(__always)
  func y<Number: Lanes>(at t: Number) -> Number { Self.coordinate(y1, y2, at: t) }

  /// The derivative of x by the parameter, divided by 12.
  @inline(__always)
  func twelfthOfVelocityX<Number: Lanes>(at t: Number) -> Number {
    Self.twelfthOfVelocity(x1, x2, at: t)
  }

  /// The derivative of y by the parameter, divided by 12, so that it is finite wherever the ys are.
  @inline(__always)
  func twelfthOfVelocityY<Number: Lanes>(at t: Number) -> Number {
    Self.twelfthOfVelocity(y1, y2, at: t)
  }

  // The form is that of several tried whose rounding errors are smallest. Here and below, a difference
  // is halved because that of two large numbers might not be finite.
  @inline(__always)
  private static func coordinate<Number: Lanes>(
    _ first: Double,
    _ second: Double,
    at t: Number
  ) -> Number {
    let squared = t * t
    let between = first + (second / 2 - first / 2) * (t + t)
    return 3 * (t - squared) * between + squared * t
  }

  @inline(__always)
  private static func twelfthOfVelocity<Number: Lanes>(
    _ first: Double,
    _ second: Double,
    at t: Number
  ) -> Number {
    let u = 1 - t
    let middle = (second / 2 - first / 2) * t
    return u * ((first / 4) * u + middle) + (0.25 - second / 4) * (t * t)
  }
}
