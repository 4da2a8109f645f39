import FloatingLabel
import Testing

/// Expects two numbers to be at most a tolerance apart.
func expect(
  _ value: Double,
  near expected: Double,
  within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(value - expected) <= tolerance, sourceLocation: sourceLocation)
}

/// Expects the entries of two matrices to be at most a tolerance apart.
func expect(
  _ matrix: AffineMatrix,
  near expected: AffineMatrix,
  within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isNear = zip(matrix.entries, expected.entries).allSatisfy { abs($0 - $1) <= tolerance }
  #expect(isNear, "\(matrix.entries) is not \(expected.entries)", sourceLocation: sourceLocation)
}

extension AffineMatrix {
  /// The entries in the order a, b, c, d, tx, ty.
  var entries: [Double] { [a, b, c, d, tx, ty] }

  var hasNegativeZero: Bool { entries.contains { $0 == 0 && $0.sign == .minus } }
}
