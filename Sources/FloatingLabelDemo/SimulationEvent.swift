#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import FloatingLabel

/// A line of input to `simulate`.
struct SimulationEvent: Hashable {
  enum Action: Hashable {
    case focus
    case blur
    case blurWithText(String?)
    case content(FieldContent, isPresent: Bool)
    case enabled(Bool)
    case reduceMotion(Bool)
    case layout(Measurements)
    case writingDirection(WritingDirection)
    case appear
    case disappear
    case sample
  }

  struct Measurements: Hashable {
    var labelWidth: Double?
    var labelHeight: Double?
    var fieldWidth: Double?
    var leadingInset: Double?
    var trailingInset: Double?
  }

  /// The name as it was given.
  let name: String

  /// The time in seconds, or `nil` for that of the line before.
  let time: Double?

  let isAnimated: Bool
  let action: Action

  /// Reads a line; an error says what is wrong with it.
  init(line: [UInt8]) throws(LineError) {
    do {
      self = try JSONDecoder().decode(SimulationEvent.self, from: Data(line))
    } catch let error as LineError {
      throw error
    } catch {
      throw .notAnObject
    }
  }
}

extension SimulationEvent: Decodable {
  init(from decoder: Decoder) throws {
    let keys = try LineKeys(decoder)
    name = try keys.value(of: "event", as: String.self)
    time = try keys.has("at") ? keys.number(of: "at", in: 0...Double.greatestFiniteMagnitude) : nil
    isAnimated = try keys.has("animated") ? keys.value(of: "animated", as: Bool.self) : true
    action = try Self.action(name, keys)
  }

  private static func action(_ name: String, _ keys: LineKeys) throws(LineError) -> Action {
    switch name {
    case "focus": .focus
    case "blur": keys.has("text") ? .blurWithText(try keys.text(of: "text")) : .blur
    case "text": .content(.text, isPresent: try hasText(keys))
    case "markedText": .content(.markedText, isPresent: try hasText(keys))
    case "autofill": .content(.autofill, isPresent: try keys.value(of: "value", as: Bool.self))
    case "unparsedInput":
      .content(.unparsedInput, isPresent: try keys.value(of: "value", as: Bool.self))
    case "enabled": .enabled(try keys.value(of: "value", as: Bool.self))
    case "reduceMotion": .reduceMotion(try keys.value(of: "value", as: Bool.self))
    case "layout": .layout(try Measurements(keys))
    case "writingDirection": .writingDirection(try direction(keys))
    case "appear": .appear
    case "disappear": .disappear
    case "sample": .sample
    default: throw LineError.unknownEvent(name)
    }
  }

  private static func hasText(_ keys: LineKeys) throws(LineError) -> Bool {
    try keys.text(of: "text")?.isEmpty == false
  }

  private static func direction(_ keys: LineKeys) throws(LineError) -> WritingDirection {
    switch try keys.value(of: "value", as: String.self) {
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    default: throw .wrongValue(key: "value", expected: "\"ltr\" or \"rtl\"")
    }
  }
}

extension SimulationEvent.Measurements {
  fileprivate init(_ keys: LineKeys) throws(LineError) {
    func length(_ key: String) throws(LineError) -> Double? {
      keys.has(key) ? try keys.number(of: key, in: Limits.length) : nil
    }
    labelWidth = try length("labelWidth")
    labelHeight = try length("labelHeight")
    fieldWidth = try length("fieldWidth")
    leadingInset = try length("leadingInset")
    trailingInset = try length("trailingInset")
  }
}
