import FloatingLabel

/// The words for an easing curve.
enum EasingName {
  /// What a word must be, for messages.
  static let expected =
    "linear, ease, ease-in, ease-out, ease-in-out, or x1,y1,x2,y2 with x from 0 to 1"
    + " and y from -1000000 to 1000000"

  /// The curve of a word: a name of CSS, four numbers, or these in `cubic-bezier(…)`.
  static func curve(_ word: String) -> UnitBezier? {
    switch word {
    case "linear": .linear
    case "ease": .ease
    case "ease-in": .easeIn
    case "ease-out": .easeOut
    case "ease-in-out": .easeInOut
    default: cubic(word)
    }
  }

  private static func cubic(_ word: String) -> UnitBezier? {
    var list = word[...]
    if list.hasPrefix("cubic-bezier("), list.hasSuffix(")") {
      list = list.dropFirst("cubic-bezier(".count).dropLast()
    }
    let numbers = list.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      OptionValues.number(trimmed($0))
    }
    let commas = list.count { $0 == "," }
    guard numbers.count == 4, commas == 3 else { return nil }
    guard Limits.controlY.contains(numbers[1]), Limits.controlY.contains(numbers[3]) else {
      return nil
    }
    return UnitBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word.drop { $0 == " " }
    while word.last == " " { word.removeLast() }
    return word
  }
}
