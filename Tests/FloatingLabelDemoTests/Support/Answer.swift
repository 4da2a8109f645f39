import Foundation
import Testing

/// A line of output of `simulate`.
struct Answer: Decodable, Hashable {
  let animated: Bool
  let at: Double
  let event: String
  let isEmpty: Bool
  let isFocused: Bool
  let isSettled: Bool
  let isTruncated: Bool
  let isUp: Bool
  let labelFrame: [Double]
  let matrix: [Double]
  let progress: Double
  let showsAffixes: Bool
  let showsLabel: Bool
  let showsPlaceholder: Bool
  let transition: String?

  /// The transition, if there is one, and all that is true of the state, in words.
  var summary: String {
    let words = [
      (transition, true), ("moving", animated), ("focused", isFocused), ("empty", isEmpty),
      ("up", isUp), ("label", showsLabel), ("placeholder", showsPlaceholder),
      ("affixes", showsAffixes),
    ]
    return words.compactMap { word, isTrue in isTrue ? word : nil }.joined(separator: " ")
  }
}

extension Tool {
  /// Runs `simulate` through some events, one a line, each of which must be answered.
  static func simulate(_ options: String = "", _ events: String) throws -> [Answer] {
    let outcome = try run(
      ["simulate"] + options.split(separator: " ").map(String.init),
      input: events
    )
    try #require(outcome.errors == "")
    try #require(outcome.status == 0)
    let answers = try outcome.lines.map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
    try #require(answers.count == events.split(separator: "\n").count)
    return answers
  }
}

/// Expects numbers, one by one, to be no more than 1e-9 apart.
func expect(
  _ numbers: [Double],
  near expected: [Double],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isNear =
    numbers.count == expected.count
    && zip(numbers, expected).allSatisfy { abs($0 - $1) <= 1e-9 }
  #expect(isNear, "\(numbers) is not \(expected)", sourceLocation: sourceLocation)
}
