/// A number of about 106 bits: the unevaluated sum of two doubles that don't overlap.
///
/// It gives the tests an oracle of their own. The algorithms are those of Dekker (1971) and Knuth
/// (The Art of Computer Programming, volume 2, section 4.2.2); a result's relative error is a few
/// 2⁻¹⁰⁶ as long as nothing underflows, also where the high parts cancel.
struct DoubleDouble: Comparable, Sendable {
  let high: Double
  let low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// The sum of any two numbers, without an error if it fits.
  init(_ first: Double, _ second: Double) {
    high = first + second
    let secondRounded = high - first
    low = (first - (high - secondRounded)) + (second - secondRounded)
  }

  /// The sum of two numbers of which the first is the greater by magnitude, or is zero.
  private init(greater: Double, lesser: Double) {
    high = greater + lesser
    low = lesser - (high - greater)
  }

  static func + (left: Self, right: Self) -> Self {
    let highs = Self(left.high, right.high)
    let lows = Self(left.low, right.low)
    let sum = Self(greater: highs.high, lesser: highs.low + lows.high)
    return Self(greater: sum.high, lesser: sum.low + lows.low)
  }

  static prefix func - (operand: Self) -> Self {
    Self(greater: -operand.high, lesser: -operand.low)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    let product = left.high * right.high
    let rest = (-product).addingProduct(left.high, right.high)
    let crossed = left.high * right.low + left.low * right.high
    return Self(greater: product, lesser: rest + crossed)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.high < right.high || left.high == right.high && left.low < right.low
  }
}
