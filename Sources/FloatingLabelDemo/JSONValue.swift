/// A piece of JSON that has no type of its own.
enum JSONValue: Encodable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}
