/// A piece of a Lottie file: JSON whose keys keep their order.
///
/// Some players read a shape in one pass and need its type before all else, where an encoder sorts its
/// keys or gives them in any order. The strings in a file from here have nothing to escape.
struct LottieValue {
  let text: String

  private init(text: String) {
    self.text = text
  }

  static func number(_ number: Double) -> LottieValue {
    LottieValue(text: Int(exactly: number).map(String.init) ?? "\(number)")
  }

  static func list(_ elements: [LottieValue]) -> LottieValue {
    LottieValue(text: "[\(elements.map(\.text).joined(separator: ","))]")
  }
}

extension LottieValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: LottieValue...) { self = .list(elements) }
}

extension LottieValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, LottieValue)...) {
    self.init(text: "{\(elements.map { "\"\($0)\":\($1.text)" }.joined(separator: ","))}")
  }
}

extension LottieValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(text: "\"\(value)\"") }
}

extension LottieValue: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
}

extension LottieValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(text: "\(value)") }
}
