/// Half of a curve, with parameters from 0 at its own end of the curve to 0.5, where the halves meet.
///
/// So a parameter is as fine as its distance from the end, however small that is. The second half is
/// turned about the centre of the square, so that its end is at (0, 0), too; only `y(at:)` isn't turned.
struct HalfBezier {
  let x1, y1, x2, y2: Double

  // The ys as they were before the half was turned, for turning rounds them.
  private let near, far: Double
  private let isTurned: Bool

  /// The first half of a curve.
  init(firstOf curve: UnitBezier) {
    (x1, y1, x2, y2) = (curve.x1, curve.y1, curve.x2, curve.y2)
    (near, far, isTurned) = (curve.y1, curve.y2, false)
  }

  /// The second half of a curve.
  init(secondOf curve: UnitBezier) {
    (x1, y1, x2, y2) = (1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
    (near, far, isTurned) = (curve.y2, curve.y1, true)
  }

  /// The x at a parameter.
  func x(at t: Double) -> Double {
    let squared = t * t
    return 3 * (t - squared) * (x1 + (x2 - x1) * t) + squared * t
  }

  /// The y of the whole curve at a parameter of this half.
  ///
  /// The forms are those of several tried whose rounding errors are smallest.
  func y(at t: Double) -> Double {
    let squared = t * t
    let weight = t - squared
    let cube = squared * t
    // A difference is halved because that of two large numbers might not be finite.
    let between = near + (far / 2 - near / 2) * (t + t)
    let ownEnd = isTurned ? 1 - (3 * weight + cube) : cube
    return ownEnd + 3 * (weight * between)
  }

  /// The derivative of x by the parameter, divided by 12.
  func twelfthOfVelocityX(at t: Double) -> Double { Self.twelfthOfVelocity(x1, x2, at: t) }

  /// The derivative of y by the parameter, divided by 12, so that it is finite wherever the ys are.
  func twelfthOfVelocityY(at t: Double) -> Double { Self.twelfthOfVelocity(y1, y2, at: t) }

  private static func twelfthOfVelocity(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    let middle = (second / 2 - first / 2) * t
    return u * ((first / 4) * u + middle) + (0.25 - second / 4) * (t * t)
  }
}
