import Testing

/// Expects every number in a text to be written in shortest form, and none to be a negative zero.
func expectPlainNumbers(
  in text: String,
  atLeast count: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let words = text.split { !($0.isNumber || "+-.eE".contains($0)) }
    .filter { $0.contains(where: \.isNumber) }
  try #require(words.count >= count, sourceLocation: sourceLocation)
  for word in words {
    let number = try #require(
      Double(word),
      "\(word) is no number.",
      sourceLocation: sourceLocation
    )
    let isNegativeZero = number == 0 && number.sign == .minus
    #expect(!isNegativeZero, sourceLocation: sourceLocation)
    let written = "\(number)"
    let shortest = written.hasSuffix(".0") ? String(written.dropLast(2)) : written
    #expect(word == shortest, sourceLocation: sourceLocation)
  }
}
