/// The way back on a curve, from an x to the parameter there: by a guess, and a step or a few from it.
///
/// Parameters count from the middle of the curve: −0.5…0.5.
struct CubicInverse: Hashable, Sendable {
  let x: CenteredCubic

  // There is a guess for this double, and for so many from there on. The bit patterns of positive doubles
  // have the order of the numbers, and those of all others are behind them.
  private let start, count: UInt64

  // Where the second quarter of the curve begins, the third, and the fourth.
  private let second, third, fourth: UInt64

  // See `step(from:toWay:)` and `reach(_:_:cubic:)`.
  let discriminant, reach: Double

  let guess: InverseSeries

  /// The inverse for the curve whose control points have these xs, or one without a guess anywhere.
  @inline(__always)
  init(_ x1: Double, _ x2: Double, hasGuess: Bool) {
    x = CenteredCubic(x1, x2)
    start = Self.margin.bitPattern
    count = hasGuess ? (1 - Self.margin).bitPattern - Self.margin.bitPattern : 0
    second = x.value(at: -0.25).bitPattern
    third = x.middle.bitPattern
    fourth = x.value(at: 0.25).bitPattern
    discriminant = x.square * x.square / 3 - x.linear * x.cubic
    reach = Self.reach(x1, x2, cubic: x.cubic)
    guess = InverseSeries(x)
  }

  // So near an end, a value needs more digits than a step leads to.
  private static var margin: Double { 0x1p-14 }

  /// The quarter of the curve that an x is in, 0…3; there is none near the ends.
  @inline(__always)
  func quarter(at x: Double) -> Int? {
    let bits = x.bitPattern
    guard bits &- start < count else { return nil }
    return (bits >= second ? 1 : 0) + (bits >= third ? 1 : 0) + (bits >= fourth ? 1 : 0)
  }

  /// The first step to the parameter of an x, or to those of several, which are in this quarter.
  @inline(__always)
  func step<Number: Lanes>(to x: Number, in quarter: Int) -> (parameter: Number, extent: Number) {
    let way = x - self.x.middle
    return step(from: guess.parameter(at: way, in: quarter), toWay: way)
  }

  /// A step from a parameter to that of an x.
  @inline(__always)
  func step(from s: Double, to x: Double) -> (parameter: Double, extent: Double) {
    step(from: s, toWay: x - self.x.middle)
  }
}
