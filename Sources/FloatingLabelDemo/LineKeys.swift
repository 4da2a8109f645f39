/// The keys and values of a line that is a JSON object.
///
/// A value of the wrong kind, and `null` where it is not legal, is an error that names the key.
struct LineKeys {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  func has(_ key: String) -> Bool {
    container.contains(Key(stringValue: key))
  }

  func value<Value: NamedKind>(of key: String, as kind: Value.Type) throws(LineError) -> Value {
    guard has(key) else { throw .missingKey(key) }
    do {
      return try container.decode(kind, forKey: Key(stringValue: key))
    } catch {
      throw .wrongValue(key: key, expected: Value.kind)
    }
  }

  /// A number in a range; a negative zero is a plain one.
  func number(of key: String, in range: ClosedRange<Double>) throws(LineError) -> Double {
    let number = try value(of: key, as: Double.self)
    guard range.contains(number) else {
      let limit =
        range.upperBound.isLess(than: .greatestFiniteMagnitude)
        ? " to \(Int(range.upperBound))" : " up"
      throw .wrongValue(key: key, expected: "a number from \(Int(range.lowerBound))\(limit)")
    }
    return number + 0
  }

  /// A string, or `nil` for `null`.
  func text(of key: String) throws(LineError) -> String? {
    guard has(key) else { throw .missingKey(key) }
    if (try? container.decodeNil(forKey: Key(stringValue: key))) == true { return nil }
    do {
      return try container.decode(String.self, forKey: Key(stringValue: key))
    } catch {
      throw .wrongValue(key: key, expected: "a string or null")
    }
  }
}

/// A kind of JSON value, as messages call it.
protocol NamedKind: Decodable {
  static var kind: String { get }
}

extension Bool: NamedKind {
  static var kind: String { "true or false" }
}

extension Double: NamedKind {
  static var kind: String { "a number" }
}

extension String: NamedKind {
  static var kind: String { "a string" }
}
