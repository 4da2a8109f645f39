/// Rounds numbers for output to so many decimals, halves away from 0.
struct DecimalRounding: Hashable {
  /// The most decimals that make sense: a `Double` below 1 has no more than 17 digits that count.
  static let limit = 17

  private let scale: Double

  init(decimals: Int) {
    scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
  }

  /// The nearest number with so many decimals; one too large to have any stays as it is.
  func callAsFunction(_ number: Double) -> Double {
    let scaled = number * scale
    guard abs(scaled) < 0x1p52 else { return number }
    // Adding 0 turns a negative zero into a plain one.
    return scaled.rounded() / scale + 0
  }

  /// The number as text for CSS and SVG, which know exponents, too.
  func text(_ number: Double) -> String {
    let rounded = self(number)
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
