import FloatingLabel

/// `--format json` and `ndjson`: the keyframes as the library encodes them.
struct JSONFormat {
  // The decimals of the keyframes' numbers, or `nil` for all of them.
  let precision: Int?

  private let json = JSONText()

  init(precision: Int?) {
    self.precision = precision
  }

  /// One object, one keyframe a line in it.
  func write(_ keyframes: KeyframeSequence, into output: inout some OutputSink) throws(ToolError) {
    try output.write(json.bytes(of: Head(keyframes)).dropLast())
    try output.write(#","keyframes":["#.utf8)
    for (position, keyframe) in keyframes.enumerated() {
      try output.write(position == 0 ? "\n".utf8 : ",\n".utf8)
      try output.write(json.bytes(of: rounded(keyframe)))
    }
    try output.write("\n],".utf8)
    try output.write(json.bytes(of: Tail(keyframes)).dropFirst())
    try output.write("\n".utf8)
  }

  /// One keyframe a line, and nothing else.
  func writeLines(
    _ keyframes: KeyframeSequence,
    into output: inout some OutputSink
  ) throws(ToolError) {
    for keyframe in keyframes {
      try output.write(json.bytes(of: rounded(keyframe)))
      try output.write("\n".utf8)
    }
  }

  private func rounded(_ keyframe: Keyframe) -> Keyframe {
    guard let precision else { return keyframe }
    return keyframe.rounded(by: DecimalRounding(decimals: precision))
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
}

extension Keyframe {
  fileprivate func rounded(by rounding: DecimalRounding) -> Keyframe {
    Keyframe(
      time: rounding(time),
      offset: rounding(offset),
      progress: rounding(progress),
      matrix: AffineMatrix(
        a: rounding(matrix.a),
        b: rounding(matrix.b),
        c: rounding(matrix.c),
        d: rounding(matrix.d),
        tx: rounding(matrix.tx),
        ty: rounding(matrix.ty)
      ),
      appearance: LabelAppearance(
        fontSize: rounding(appearance.fontSize),
        fontWeight: rounding(appearance.fontWeight),
        color: LabelColor(
          red: rounding(appearance.color.red),
          green: rounding(appearance.color.green),
          blue: rounding(appearance.color.blue),
          alpha: rounding(appearance.color.alpha)
        )
      )
    )
  }
}
