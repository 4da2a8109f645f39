import FloatingLabel

/// Makes a curve of any four numbers and asks it at any fractions.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var reader = ByteReader(start, count)
  let (x1, y1, x2, y2) = (reader.number(), reader.number(), reader.number(), reader.number())
  let isLegal = x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 && (y1 - y1) == 0 && (y2 - y2) == 0
  let curve = UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  claim((curve != nil) == isLegal, "\([x1, y1, x2, y2]) gave \(String(describing: curve))")
  guard let curve else { return 0 }
  let numbers = [curve.x1, curve.y1, curve.x2, curve.y2]
  claim(numbers == [x1, y1, x2, y2], "\(curve) is of \([x1, y1, x2, y2])")
  check(curve)
  repeat {
    let fraction = reader.number()
    check(curve, at: fraction)
    // Near the last one, and where the two halves of the curve meet.
    check(curve, at: fraction.nextUp)
    check(curve, at: fraction / 1_000)
    check(curve, at: 1 - fraction)
  } while !reader.isAtEnd
  return 0
}

/// What holds whatever the curve: exact ends, and what lies beyond them or is no number.
private func check(_ curve: UnitBezier) {
  for fraction in [0, -0.0, -1, -Double.leastNonzeroMagnitude, -.infinity, .nan] {
    claim(curve.value(at: fraction) == 0, "\(curve) at \(fraction): \(curve.value(at: fraction))")
    claim(curve.slope(at: fraction) == curve.slope(at: 0), "\(curve) has a slope at \(fraction)")
  }
  for fraction in [1, 1.0.nextUp, 1e300, .infinity] {
    claim(curve.value(at: fraction) == 1, "\(curve) at \(fraction): \(curve.value(at: fraction))")
    claim(curve.slope(at: fraction) == curve.slope(at: 1), "\(curve) has a slope at \(fraction)")
  }
}

private func check(_ curve: UnitBezier, at fraction: Double) {
  let (value, slope) = (curve.value(at: fraction), curve.slope(at: fraction))
  claim(value.isFinite, "\(curve) at \(fraction): \(value)")
  claim(abs(slope) <= 0x1p53, "\(curve) at \(fraction): slope \(slope)")
  guard fraction > 0, fraction < 1 else { return }
  let ys = 0.0...1
  if ys.contains(curve.y1), ys.contains(curve.y2) {
    claim(slope >= 0, "\(curve) at \(fraction): slope \(slope)")
  }
  #if arch(x86_64)
    let exact = ExactCurve(curve)
    let bound = exact.bound(at: fraction)
    claim(
      bound.contains(Float80(value)),
      "\(curve) at \(fraction): \(value), should be \(exact.value(at: fraction)), in \(bound)"
    )
    // A curve that never falls, and is in its bound, is monotone within it.
    if ys.contains(curve.y1), ys.contains(curve.y2) {
      let next = curve.value(at: fraction.nextUp)
      let slack = bound.upperBound - bound.lowerBound
      let fall = Float80(value) - Float80(next)
      claim(fall <= slack, "\(curve) falls by \(fall) after \(fraction), more than \(slack)")
    }
  #endif
}
