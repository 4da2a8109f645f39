/// A number, or several side by side, on which a processor works at once.
///
/// What is written for it gives the same bits for each number either way.
protocol Lanes {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func + (left: Double, right: Self) -> Self
  static func + (left: Self, right: Double) -> Self
  static func - (left: Self, right: Double) -> Self
  static func * (left: Double, right: Self) -> Self
  static func / (left: Double, right: Self) -> Self
}

extension Double: Lanes {}

extension SIMD4<Double>: Lanes {}

extension SIMD8<Double>: Lanes {}
