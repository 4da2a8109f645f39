extension Double {
  /// The way from one number to another, exact at both ends and where they are equal.
  ///
  /// The form `from + (to - from) * progress` would miss the end by a rounding error.
  static func blend(_ from: Double, _ to: Double, at progress: Double) -> Double {
    from == to ? from : from * (1 - progress) + to * progress
  }
}
