import FloatingLabel

/// `keyframes`: the label at even instants of a transition.
struct KeyframesCommand {
  enum Format: Hashable {
    case json
    case ndjson
  }

  let keyframes: KeyframeSequence
  let format: Format

  static let options = LabelOptions.options + [transition, frameRate, frames, format]

  init(_ values: OptionValues) throws(UsageError) {
    let label = try LabelOptions(values)
    let transition = try values.choice(
      of: Self.transition,
      or: LabelState.Transition.raise,
      among: ["raise": .raise, "lower": .lower]
    )
    let rate = try values.value(
      of: Self.frameRate,
      or: 60,
      expected: "a number above 0 and at most 1000000000"
    ) { word in
      OptionValues.number(word).flatMap { Limits.frameRate.contains($0) ? $0 : nil }
    }
    let counts = 2...KeyframeSampling.maximumCount
    let count: Int? = try values.value(
      of: Self.frames,
      or: nil,
      expected: "a whole number from \(counts.lowerBound) to \(counts.upperBound)"
    ) { word in
      Int(word).flatMap { counts.contains($0) ? .some($0) : nil }
    }
    format = try values.choice(
      of: Self.format,
      or: .json,
      among: ["json": .json, "ndjson": .ndjson]
    )
    do {
      keyframes = try KeyframeSequence(
        transition,
        labelWidth: label.labelWidth,
        sampling: count.map { .count($0) } ?? .frameRate(rate),
        timing: label.timing,
        placement: label.placement,
        alignment: label.alignment,
        direction: label.direction
      )
    } catch {
      // The other refusals can't happen: rate and count are in range.
      throw .tooManyKeyframes(
        rate: values.word(for: Self.frameRate) ?? "60",
        duration: values.word(for: LabelOptions.duration) ?? "0.15",
        limit: KeyframeSampling.maximumCount
      )
    }
  }

  /// Writes the keyframes one by one, as they are computed.
  func run(into output: inout some OutputSink) throws(ToolError) {
    let json = JSONText()
    switch format {
    case .ndjson:
      for keyframe in keyframes {
        try output.write(json.bytes(of: keyframe))
        try output.write("\n".utf8)
      }
    case .json:
      try output.write(json.bytes(of: Head(keyframes)).dropLast())
      try output.write(#","keyframes":["#.utf8)
      for (position, keyframe) in keyframes.enumerated() {
        try output.write(position == 0 ? "\n".utf8 : ",\n".utf8)
        try output.write(json.bytes(of: keyframe))
      }
      try output.write("\n],".utf8)
      try output.write(json.bytes(of: Tail(keyframes)).dropFirst())
      try output.write("\n".utf8)
    }
  }

  // The object around the keyframes, in two halves: what sorts before them and what sorts after.
  private struct Head: Encodable {
    let duration: Double
    let easing: UnitBezier

    init(_ keyframes: KeyframeSequence) {
      duration = keyframes.timing.duration
      easing = keyframes.timing.easing
    }
  }

  private struct Tail: Encodable {
    let labelWidth: Double
    let transition: LabelState.Transition

    init(_ keyframes: KeyframeSequence) {
      labelWidth = keyframes.labelWidth
      transition = keyframes.transition
    }
  }

  private static let transition = Option("--transition", "T", "raise or lower (raise)")
  private static let frameRate = Option(
    "--frame-rate",
    "HZ",
    "a keyframe at every k/HZ before the end, and one at the end (60)"
  )
  private static let frames = Option(
    "--frames",
    "N",
    "N evenly spaced keyframes instead, 2 or more"
  )
  private static let format = Option(
    "--format",
    "F",
    "json: one object; ndjson: one keyframe a line (json)"
  )
}
