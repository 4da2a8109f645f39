import FloatingLabel

/// `--format web-animation`: the two arguments of `element.animate`, to be passed on unchanged.
///
/// The keyframes are samples of the curve, and so the easing between them is linear. There is no font
/// size: an element that shrinks with its font would be scaled twice and leave its edge.
struct WebAnimationFormat {
  let css: CSSText

  func write(_ keyframes: KeyframeSequence, into output: inout some OutputSink) throws(ToolError) {
    let json = JSONText()
    try output.write(#"{"keyframes":["#.utf8)
    for (position, keyframe) in keyframes.enumerated() {
      try output.write(position == 0 ? "\n".utf8 : ",\n".utf8)
      try output.write(json.bytes(of: Sample(keyframe, css)))
    }
    try output.write("\n],".utf8)
    try output.write(json.bytes(of: Tail(keyframes, css.rounding)).dropFirst())
    try output.write("\n".utf8)
  }

  private struct Sample: Encodable {
    let color: String
    let offset: Double
    let transform: String

    init(_ keyframe: Keyframe, _ css: CSSText) {
      color = css.color(keyframe.appearance.color)
      offset = css.rounding(keyframe.offset)
      transform = css.matrix(keyframe.matrix)
    }
  }

  private struct Tail: Encodable {
    struct Options: Encodable {
      let duration: Double
      let easing = "linear"
      let fill = "both"
    }

    let options: Options

    // Web Animations counts in milliseconds.
    init(_ keyframes: KeyframeSequence, _ rounding: DecimalRounding) {
      options = Options(duration: rounding(keyframes.timing.duration * 1_000))
    }
  }
}
