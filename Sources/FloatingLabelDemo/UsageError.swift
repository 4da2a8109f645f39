/// A mistake on the command line.
enum UsageError: Error, Hashable {
  case unknownSubcommand(String)
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingOption(String)
  case missingValue(option: String)
  case superfluousValue(String, option: String)
  case badValue(String, option: String, expected: String)
  case conflict(option: String, value: String, with: String)
  case tooManyKeyframes(rate: String, duration: String, limit: Int)

  /// The mistake in words.
  var sentence: String {
    switch self {
    case .unknownSubcommand(let word):
      "there is no subcommand '\(word)'"
    case .unknownOption(let option):
      "there is no option '\(option)'"
    case .unexpectedArgument(let word):
      "unexpected argument '\(word)'"
    case .missingOption(let option):
      "\(option) is missing"
    case .missingValue(let option):
      "\(option) needs a value"
    case .superfluousValue(let value, let option):
      "\(option) takes no value, but got '\(value)'"
    case .badValue(let value, let option, let expected):
      "\(option) is '\(value)', but must be \(expected)"
    case .conflict(let option, let value, let other):
      "\(option) '\(value)' can't be used together with \(other)"
    case .tooManyKeyframes(let rate, let duration, let limit):
      "--frame-rate '\(rate)' gives more than \(limit) keyframes in a --duration of '\(duration)'"
    }
  }
}
