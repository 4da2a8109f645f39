/// What is wrong with a line of input.
enum LineError: Error, Hashable {
  case notAnObject
  case missingKey(String)
  case wrongValue(key: String, expected: String)
  case unknownEvent(String)
  case timeGoesBack(from: Double, to: Double)

  /// The mistake in words.
  var sentence: String {
    switch self {
    case .notAnObject: "not a JSON object"
    case .missingKey(let key): "the key '\(key)' is missing"
    case .wrongValue(let key, let expected): "'\(key)' must be \(expected)"
    case .unknownEvent(let name): "there is no event '\(name)'"
    case .timeGoesBack(let earlier, let later): "time goes back from \(earlier) to \(later)"
    }
  }
}
