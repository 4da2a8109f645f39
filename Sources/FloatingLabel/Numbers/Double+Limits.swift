// The one policy for numbers that come from outside and must not spoil what is computed from them.

extension Double {
  /// A measurement as it counts: itself when it is finite and above 0, otherwise 0.
  var asMeasurement: Double {
    isFinite && self > 0 ? self : 0
  }

  /// A progress that geometry can be computed from: limited to a thousand million ways from the start,
  /// and 0 for what isn't a number.
  ///
  /// Only a curve with enormous control points, or one that overshoots and is turned again and again,
  /// comes near that; without a limit its progress would grow until it is infinite.
  var asProgress: Double { limited(to: -1e9...1e9, orIfNaN: 0) }

  /// The nearest number in a range, or a stand-in for what isn't a number.
  ///
  /// Adding zero turns a negative zero into a plain one.
  func limited(to range: ClosedRange<Double>, orIfNaN standIn: Double) -> Double {
    guard self > range.lowerBound else { return isNaN ? standIn : range.lowerBound }
    return (self < range.upperBound ? self : range.upperBound) + 0
  }
}
