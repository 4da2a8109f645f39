extension UnitBezier {
  /// Returns how fast the progress grows at a fraction of the duration: dy/dx.
  ///
  /// - Parameter fraction: The fraction, limited to 0…1; what isn't a number counts as 0.
  /// - Returns: The slope, in progress per duration; at the two ends that of the side within. Its
  ///   magnitude is at most 2⁵³, also where the curve is vertical: there the progress changes by 1 or
  ///   more from one fraction to the next.
  public func slope(at fraction: Double) -> Double {
    let fraction = fraction.limited(to: 0...1, orIfNaN: 0)
    guard fraction > x(at: 0.5) else {
      return firstHalfSlope(at: fraction > 0 ? firstHalfParameter(at: fraction) : 0)
    }
    // Seen from its end, the curve falls as it rose, and so has the same slope.
    let reversed = UnitBezier(legalX1: 1 - x2, 1 - y2, 1 - x1, 1 - y1)
    return reversed.firstHalfSlope(
      at: fraction < 1 ? reversed.firstHalfParameter(at: 1 - fraction) : 0
    )
  }

  private func firstHalfSlope(at t: Double) -> Double {
    let velocities = (x: thirdOfVelocityX(at: t), y: thirdOfVelocityY(at: t))
    // At an end whose control point lies on it, both velocities are 0, and the next control point
    // says which way the curve sets out; if that lies there, too, it is the other end.
    let way =
      if velocities.x > 0 || velocities.y != 0 {
        velocities
      } else if x2 > 0 || y2 != 0 {
        (x: x2, y: y2)
      } else {
        (x: 1.0, y: 1.0)
      }
    return (way.y / way.x).limited(to: -0x1p53...0x1p53, orIfNaN: 0)
  }
}
