/// Takes values from the fuzzer's bytes; when they are used up, every byte is 0.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func choice<Value>(of values: [Value]) -> Value {
    values[Int(byte()) % values.count]
  }

  /// Any number at all, and often one that is awkward or usual: those have a byte or two, so that a
  /// small change to the input is a small change to the number.
  mutating func number() -> Double {
    switch byte() {
    case 0..<64: choice(of: Self.known)
    case 64..<128: Double(Int8(bitPattern: byte())) / 32
    case 128..<192: Double(UInt16(byte()) << 8 | UInt16(byte())) / 64
    default: Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    }
  }

  private static let known = [
    0, -0.0, 1, 1.0.nextDown, 1.0.nextUp, -1, 0.5, 0.15, 0.42, 0.58, 0.8, 0.001, 1_000, 1e-9, 1e9,
    1e9.nextUp, -1e9, 1e-17, 0x1p-53, 0x1p53, 1e-300, 1e300, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
    -.infinity, .nan, .signalingNaN, -.nan,
  ]
}
