/// Half of a curve, with parameters from 0 at its own end of the curve to 0.5, where the halves meet.
///
/// So a parameter is as fine as its distance from the end, however small that is. The second half is
/// turned about the centre of the square, so that its end is at (0, 0), too; only `y(at:)` isn't turned.
///
/// Coordinates are for a number or several at once, see ``Lanes``; they are written into the place they
/// are called from, for a call would take as long.
struct HalfBezier {
  let x1, y1, x2, y2: Double

  // The ys as they were before the half was turned, for turning rounds them.
  private let near, far: Double
  private let isTurned: Bool

  /// The first half of a curve.
  @inline(__always)
  init(firstOf curve: UnitBezier) {
    (x1, y1, x2, y2) = (curve.x1, curve.y1, curve.x2, curve.y2)
    (near, far, isTurned) = (curve.y1, curve.y2, false)
  }

  /// The second half of a curve.
  @inline(__always)
  init(secondOf curve: UnitBezier) {
    (x1, y1, x2, y2) = (1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
    (near, far, isTurned) = (curve.y2, curve.y1, true)
  }

  /// The x at a parameter.
  @inline(__always)
  func x<Number: Lanes>(at t: Number) -> Number { Self.x(x1, x2, at: t) }

  /// The x at a parameter of a half whose control points have these xs.
  @inline(__always)
  static func x<Number: Lanes>(_ x1: Double, _ x2: Double, at t: Number) -> Number {
    let squared = t * t
    return 3 * (t - squared) * (x1 + (x2 - x1) * t) + squared * t
  }

  /// The y of the whole curve at a parameter of this half.
  ///
  /// The forms are those of several tried whose rounding errors are smallest.
  @inline(__always)
  func y<Number: Lanes>(at t: Number) -> Number {
    let squared = t * t
    let weight = t - squared
    let cube = squared * t
    // A difference is halved because that of two large numbers might not be finite.
    let between = near + (far / 2 - near / 2) * (t + t)
    let ownEnd = isTurned ? 1 - (3 * weight + cube) : cube
    return ownEnd + 3 * (weight * between)
  }

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

  /// The y of the whole curve, moved back along the slope by how far an x is too large.
  @inline(__always)
  func y<Number: Lanes>(at t: Number, movedBackBy excess: Number, velocityX: Number) -> Number {
    let way = excess * (1 / velocityX) * twelfthOfVelocityY(at: t)
    return isTurned ? y(at: t) + way : y(at: t) - way
  }
}
