import FloatingLabel
import Foundation
import Testing

/// The object that the tool prints.
struct Document: Codable, Hashable {
  let duration: Double
  let easing: UnitBezier
  let keyframes: [Keyframe]
  let labelWidth: Double
  let transition: LabelState.Transition

  init(_ sequence: KeyframeSequence) {
    duration = sequence.timing.duration
    easing = sequence.timing.easing
    keyframes = Array(sequence)
    labelWidth = sequence.labelWidth
    transition = sequence.transition
  }
}

func document(_ arguments: [String]) throws -> Document {
  let outcome = try Tool.run(arguments)
  try #require(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  return try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
}

func lines(_ arguments: [String]) throws -> [Keyframe] {
  let outcome = try Tool.run(arguments + ["--format", "ndjson"])
  try #require(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  return try outcome.lines.map { try JSONDecoder().decode(Keyframe.self, from: Data($0.utf8)) }
}

/// The names before colons, in their order; no text in the output has a quotation mark in it.
func keys(in text: String) -> [String] {
  let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
  return pieces.indices.dropLast().compactMap { index in
    index % 2 == 1 && pieces[index + 1].hasPrefix(":") ? String(pieces[index]) : nil
  }
}
