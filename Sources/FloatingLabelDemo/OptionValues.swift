/// The values given for the options of a subcommand, still as words.
struct OptionValues {
  private var words: [String: String] = [:]

  /// Reads `--name value` and `--name=value`; of a repeated option the last counts.
  init(_ arguments: some Sequence<String>, for options: [Option]) throws(UsageError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      guard argument.hasPrefix("-"), argument != "-" else { throw .unexpectedArgument(argument) }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard options.contains(where: { $0.name == name }) else { throw .unknownOption(name) }
      if parts.count == 2 {
        words[name] = String(parts[1])
      } else if let value = rest.next(), !value.hasPrefix("--") {
        words[name] = value
      } else {
        throw .missingValue(option: name)
      }
    }
  }

  /// The word given for an option, or `nil`.
  func word(for option: Option) -> String? { words[option.name] }

  /// The value of an option, or a default when it isn't given.
  ///
  /// `parse` gives `nil` for a word that has no value; then `expected` says what it must be.
  func value<Value>(
    of option: Option,
    or standard: Value,
    expected: String,
    parse: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let word = word(for: option) else { return standard }
    guard let value = parse(word) else {
      throw .badValue(word, option: option.name, expected: expected)
    }
    return value
  }

  /// The number given for an option, which must lie in a range.
  func number(
    of option: Option,
    or standard: Double,
    in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    try value(
      of: option,
      or: standard,
      expected: "a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
    ) { word in
      Self.number(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The number of an option that must be given.
  func number(of option: Option, in range: ClosedRange<Double>) throws(UsageError) -> Double {
    guard word(for: option) != nil else { throw .missingOption(option.name) }
    return try number(of: option, or: range.lowerBound, in: range)
  }

  /// The choice given for an option, one of a few names.
  func choice<Value>(
    of option: Option,
    or standard: Value,
    among choices: KeyValuePairs<String, Value>
  ) throws(UsageError) -> Value {
    let names = choices.map(\.key).joined(separator: ", ")
    return try value(of: option, or: standard, expected: "one of \(names)") { word in
      choices.first { $0.key == word }?.value
    }
  }

  /// The number that a word stands for, if it is finite.
  static func number(_ word: some StringProtocol) -> Double? {
    Double(word).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func plain(_ bound: Double) -> String {
    Int(exactly: bound).map(String.init) ?? String(bound)
  }
}
