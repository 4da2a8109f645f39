/// The same numbers in every run: Vigna's splitmix64.
struct Randomness: RandomNumberGenerator {
  private var state: UInt64 = 2_026

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func numbers(_ count: Int) -> [Double] {
    (0..<count).map { _ in Double.random(in: 0..<1, using: &self) }
  }

  /// Control points of curves: x1, y1, x2, y2.
  mutating func controlPoints(_ count: Int) -> [SIMD4<Double>] {
    (0..<count).map { _ in SIMD4.random(in: 0..<1, using: &self) }
  }
}
