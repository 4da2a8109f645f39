import FloatingLabel

/// `--format svg`: a picture of the motion: a film strip of the label, the curve, and the way of the
/// leading edge under both placements, much magnified across.
struct SVGFormat {
  let rounding: DecimalRounding

  func write(_ keyframes: KeyframeSequence, into output: inout some OutputSink) throws(ToolError) {
    let strip = FilmStrip(keyframes: keyframes, css: CSSText(rounding: rounding))
    let charts = Charts(keyframes: keyframes, rounding: rounding)
    let width = max(strip.width, charts.width)
    let height = strip.height + charts.height
    try output.write(
      line: """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(rounding.text(width))" \
        height="\(rounding.text(height))" viewBox="0 0 \(rounding.text(width)) \
        \(rounding.text(height))" font-family="Helvetica, Arial, sans-serif" font-size="11">
        <rect width="100%" height="100%" fill="#fff"/>
        """
    )
    for line in strip.lines { try output.write(line: line) }
    try output.write(line: #"<g transform="translate(0 \#(rounding.text(strip.height)))">"#)
    for line in charts.lines { try output.write(line: line) }
    try output.write(line: "</g>\n</svg>")
  }
}
