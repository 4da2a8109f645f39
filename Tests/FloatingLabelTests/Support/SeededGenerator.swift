/// Random numbers that are the same in every run: SplitMix64.
///
/// After Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, with
/// the finalizer that their Java 8 implementation has (Stafford's variant 13).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A multiple of 2⁻⁵³ from 0 up to but excluding 1.
  ///
  /// The standard library's own `random(in:using:)` may use up the bits another way in another version.
  mutating func nextFraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
