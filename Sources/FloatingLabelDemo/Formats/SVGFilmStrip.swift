import FloatingLabel

/// The label in its field at some of the keyframes, side by side.
struct FilmStrip {
  let keyframes: KeyframeSequence
  let css: CSSText

  private let gap = 16.0
  private let labelHeight = 20.0

  // More would be too small to be seen in a page.
  private var positions: [Int] {
    let most = min(keyframes.count, 5)
    guard most > 1 else { return [0] }
    return (0..<most).map { ($0 * (keyframes.count - 1) + (most - 1) / 2) / (most - 1) }
  }

  private var frameWidth: Double { max(72, keyframes.labelWidth + 16) }
  private var top: Double { gap + keyframes.placement.rise }

  var width: Double { Double(positions.count) * (frameWidth + gap) + gap }
  var height: Double { top + labelHeight + 52 }

  var lines: [String] {
    positions.enumerated().flatMap { column, position in
      frame(keyframes[position], at: gap + Double(column) * (frameWidth + gap))
    }
  }

  private func frame(_ keyframe: Keyframe, at x: Double) -> [String] {
    let number = css.rounding.text
    let y = top + labelHeight / 2
    let free = frameWidth - keyframes.labelWidth
    let share = (1 + keyframes.placementSide) / 2
    let center = x + free * share + keyframes.labelWidth / 2
    let appearance = keyframe.appearance
    let milliseconds = DecimalRounding(decimals: 1).text(keyframe.time * 1_000)
    return [
      """
      <rect x="\(number(x))" y="\(number(y + 18))" width="\(number(frameWidth))" height="2" \
      fill="#d1d1d6"/>
      """,
      """
      <g transform="translate(\(number(center)) \(number(y))) \(css.matrix(keyframe.matrix))">\
      <rect x="\(number(-keyframes.labelWidth / 2))" y="\(number(-labelHeight / 2))" \
      width="\(number(keyframes.labelWidth))" height="\(number(labelHeight))" fill="none" \
      stroke="#c7c7cc" stroke-dasharray="2 2"/>\
      <text x="\(number(-keyframes.labelWidth / 2))" y="5" textLength="\
      \(number(keyframes.labelWidth))" lengthAdjust="spacingAndGlyphs" font-size="16" \
      font-weight="\(number(appearance.fontWeight))" fill="\(css.color(appearance.color))">\
      Label</text></g>
      """,
      """
      <text x="\(number(x + frameWidth / 2))" y="\(number(y + 36))" text-anchor="middle" \
      fill="#3c3c43">\(milliseconds) ms</text>
      """,
    ]
  }
}

extension KeyframeSequence {
  /// Where the label keeps to: −1 at the left edge, 0 in the middle, 1 at the right.
  var placementSide: Double {
    switch (alignment, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): -1
    case (.center, .leftToRight), (.center, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
    }
  }
}
