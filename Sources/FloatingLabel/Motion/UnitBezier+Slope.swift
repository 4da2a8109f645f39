extension UnitBezier {
  /// Returns how fast the progress grows at a fraction of the duration: dy/dx.
  ///
  /// - Parameter fraction: The fraction, limited to 0…1; what isn't a number counts as 0.
  /// - Returns: The slope, in progress per duration; at the two ends that of the side within. Its
  ///   magnitude is at most 2⁵³, also where the curve is vertical: there the progress changes by 1 or
  ///   more from one fraction to the next.
  public func slope(at fraction: Double) -> Double {
    // Turned about the centre, the second half has the slopes that it has.
    fraction > middle.x
      ? secondHalf.slope(at: 1 - fraction)
      : firstHalf.slope(at: fraction)
  }
}

extension HalfBezier {
  /// The slope at an x of this half, or at its end for what isn't above 0.
  fileprivate func slope(at x: Double) -> Double {
    let t = x > 0 ? parameter(at: x) : 0
    let velocity = (x: twelfthOfVelocityX(at: t), y: twelfthOfVelocityY(at: t))
    // At an end whose control point lies on it, both velocities are 0, and the next control point
    // says which way the curve sets out; if that lies there, too, it is the other end.
    let way =
      if velocity.x > 0 || velocity.y != 0 {
        velocity
      } else if x2 > 0 || y2 != 0 {
        (x: x2, y: y2)
      } else {
        (x: 1.0, y: 1.0)
      }
    return min(max(way.y / way.x, -0x1p53), 0x1p53)
  }
}
