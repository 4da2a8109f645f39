import Foundation
import Testing

/// A fault of another text field that its users reported in public, and how the same must come out
/// here.
struct ReportedFault: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let title: String
  let source: String
  let command: String
  let options: [String]
  let events: [JSON]?
  let expect: [String: JSON]

  var testDescription: String { "\(title) (\(source))" }

  /// All that are kept in `Resources/reported_faults.json`, or none if that can't be read.
  static let all = (try? file.get().faults) ?? []

  /// Runs the tool through it and returns what comes out wrong.
  func problems() throws -> [String] {
    let lines = try (events ?? []).map { try $0.text + "\n" }
    // Of an option that is given twice the last counts.
    let common = try Self.file.get().options[command] ?? []
    let words = [command] + common + options
    return try problems(in: Tool.run(words, input: lines.joined()))
  }

  private static let file = Result {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Resources/reported_faults.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
  }

  private struct File: Decodable {
    /// The options that all faults of a subcommand have.
    let options: [String: [String]]
    let faults: [ReportedFault]
  }
}

// MARK: What is wrong

extension ReportedFault {
  /// Returns what is wrong with the outcome of a run.
  func problems(in outcome: Tool.Outcome) throws -> [String] {
    // A clear refusal of what makes no sense is an answer, too.
    if expect["finite"] == .bool(true), outcome.isRefusal { return [] }
    guard outcome.status == 0, outcome.errors == "" else {
      return ["exit \(outcome.status): \(outcome.errors)"]
    }
    return switch command {
    case "keyframes": keyframesProblems(try JSON(text: outcome.output))
    case "trailing": trailingProblems(try JSON(text: outcome.output))
    default: simulateProblems(try outcome.lines.map { try JSON(text: $0) })
    }
  }

  private func keyframesProblems(_ document: JSON) -> [String] {
    let keyframes = document["keyframes"]?.elements ?? []
    let offsets = keyframes.compactMap { $0["offset"]?.number }
    let isIncreasing = zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
    let isLastExact = offsets.last == 1 && keyframes.last?["progress"]?.number == 1
    return expect.compactMap { name, expected in
      switch name {
      case "count": wrong(name, .number(Double(keyframes.count)), expected)
      case "firstOffset": wrong(name, keyframes.first?["offset"], expected)
      case "lastOffset": wrong(name, keyframes.last?["offset"], expected)
      case "strictlyIncreasing":
        wrong(name, .bool(isIncreasing && offsets.count == keyframes.count), expected)
      case "lastExact": wrong(name, .bool(isLastExact), expected)
      default: unknown(name)
      }
    }
  }

  private func trailingProblems(_ layout: JSON) -> [String] {
    expect.compactMap { name, expected in
      switch name {
      case "labelX": wrong(name, layout["label"]?["x"], expected)
      case "labelWidth": wrong(name, layout["label"]?["width"], expected)
      case "isPinned": wrong(name, layout["isPinned"], expected)
      case "textVisibleWidth": wrong(name, layout["visibleTextWidth"], expected)
      default: unknown(name)
      }
    }
  }

  private func simulateProblems(_ lines: [JSON]) -> [String] {
    guard lines.count == events?.count else { return ["\(lines.count) lines"] }
    let started = lines.count { $0["transition"] != .null && $0["animated"] == .bool(true) }
    return expect.flatMap { name, expected -> [String] in
      switch name {
      case "animationsStarted":
        return [wrong(name, .number(Double(started)), expected)].compactMap(\.self)
      case "animationsStartedMax":
        return Double(started) <= expected.number ?? -1 ? [] : ["\(started) animations started"]
      case "monotonic":
        let progress = lines.compactMap { $0["progress"]?.number }
        let isMonotonic = zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 }
        return [wrong(name, .bool(isMonotonic), expected)].compactMap(\.self)
      case "finite":
        // The decoder reads nothing else.
        return []
      case "leftAlways":
        return lines.flatMap { wrong($0, .object(["left": expected])) }
      case "rightAlways":
        return lines.flatMap { wrong($0, .object(["right": expected])) }
      case "checks":
        return (expected.elements ?? []).flatMap { check -> [String] in
          let position = check["line"]?.number ?? -1
          guard lines.indices.contains(Int(position)) else { return ["no line \(position)"] }
          return wrong(lines[Int(position)], check.removing("line"))
        }
      case "last":
        return lines.last.map { wrong($0, expected) } ?? ["no line"]
      default:
        return [unknown(name)]
      }
    }
  }

  private func wrong(_ line: JSON, _ expected: JSON) -> [String] {
    expected.values.compactMap { name, expected in
      wrong(name, line.place(name), expected)
    }
  }

  private func wrong(_ name: String, _ value: JSON?, _ expected: JSON) -> String? {
    let agrees =
      if let number = value?.number, let expected = expected.number {
        abs(number - expected) <= 1e-9
      } else {
        value == expected
      }
    return agrees ? nil : "\(name) is \(value.map { "\($0)" } ?? "missing"), not \(expected)"
  }

  private func unknown(_ name: String) -> String { "there is no expectation '\(name)'" }
}

extension JSON {
  fileprivate var values: [String: JSON] {
    if case .object(let values) = self { values } else { [:] }
  }

  fileprivate func removing(_ key: String) -> JSON {
    .object(values.filter { $0.key != key })
  }

  /// What a line of `simulate` says under a key, or what follows from its matrix and frame.
  fileprivate func place(_ name: String) -> JSON? {
    let frame = self["labelFrame"]
    let left = frame?[0]?.number ?? .nan
    let width = frame?[2]?.number ?? .nan
    return switch name {
    case "scale": self["matrix"]?[0]
    case "tx": self["matrix"]?[4]
    case "ty": self["matrix"]?[5]
    case "identity": .bool(self["matrix"] == .array([1, 0, 0, 1, 0, 0].map(JSON.number)))
    case "left": .number(left)
    case "right": .number(left + width)
    case "midX": .number(left + width / 2)
    case "shownWidth": .number(width)
    default: self[name]
    }
  }
}

extension Tool.Outcome {
  fileprivate var isRefusal: Bool {
    [64, 65].contains(status) && !errors.isEmpty && output.isEmpty
  }
}
