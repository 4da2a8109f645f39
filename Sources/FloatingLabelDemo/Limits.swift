/// How large a number on the command line or in a line of input may be.
///
/// Within these limits nothing that comes out is infinite.
enum Limits {
  static let length = 0.0...1e9
  static let duration = 0.0...1e9
  static let scale = 0.001...1_000.0
  static let frameRate = Double.leastNonzeroMagnitude...1e9
  static let controlY = -1e6...1e6
}
