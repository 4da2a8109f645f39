import FloatingLabel

/// `--format css`: an `@keyframes` block and a class that runs it.
///
/// The transform is a `matrix()`, because a list of `translate()` and `scale()` blends along another
/// path.
struct CSSFormat {
  let css: CSSText

  func write(_ keyframes: KeyframeSequence, into output: inout some OutputSink) throws(ToolError) {
    let name =
      switch keyframes.transition {
      case .raise: "floating-label-raise"
      case .lower: "floating-label-lower"
      }
    try output.write(line: "@keyframes \(name) {")
    for keyframe in keyframes {
      let place = css.rounding.text(keyframe.offset * 100)
      let transform = css.matrix(keyframe.matrix)
      let color = css.color(keyframe.appearance.color)
      try output.write(line: "  \(place)% { transform: \(transform); color: \(color); }")
    }
    let duration = css.rounding.text(keyframes.timing.duration * 1_000)
    try output.write(
      line: """
        }

        .\(name) {
          animation: \(name) \(duration)ms linear both;
        }
        """
    )
  }
}
