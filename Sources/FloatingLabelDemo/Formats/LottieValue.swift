/// A piece of a Lottie file: JSON whose keys keep their order.
///
/// Some players read a shape in one pass and need its type before all else, where an encoder sorts its
/// keys or gives them in any order. The strings in a file from here have nothing to escape.
enum LottieValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  case number(Double)
  case string(String)
  case list([LottieValue])
  case object([(key: String, value: LottieValue)])

  // Written out, for the compiler sometimes goes round in circles when it is left to find them.
  typealias ArrayLiteralElement = LottieValue
  typealias Key = String
  typealias Value = LottieValue

  init(arrayLiteral elements: LottieValue...) { self = .list(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(dictionaryLiteral elements: (String, LottieValue)...) {
    self = .object(elements.map { (key: $0, value: $1) })
  }

  var text: String {
    switch self {
    case .number(let number):
      Int(exactly: number).map(String.init) ?? "\(number)"
    case .string(let string):
      "\"\(string)\""
    case .list(let list):
      "[\(list.map(\.text).joined(separator: ","))]"
    case .object(let pairs):
      "{\(pairs.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}
