import FloatingLabel

/// The curve over time, and the way of the leading edge.
struct Charts {
  let keyframes: KeyframeSequence
  let rounding: DecimalRounding

  private let size = 150.0
  private let margin = 32.0

  var width: Double { 2 * size + 4 * margin + 60 }
  var height: Double { size + 2 * margin + 12 }

  var lines: [String] { curve + edges }

  // Progress upwards over time; an overshooting curve leaves the frame.
  private var curve: [String] {
    let samples = (0...64).map { step -> (Double, Double) in
      let fraction = Double(step) / 64
      return (fraction, keyframes.timing.easing.value(at: fraction))
    }
    let dots = keyframes.prefix(200).map { keyframe in
      let value = keyframes.transition == .raise ? keyframe.progress : 1 - keyframe.progress
      return circle(margin + keyframe.offset * size, margin + (1 - value) * size)
    }
    return frame(at: margin, title: "progress over time")
      + [polyline(samples.map { (margin + $0 * size, margin + (1 - $1) * size) }, "#007aff")]
      + dots
  }

  private var edges: [String] {
    let left = 3 * margin + size
    let ways = [RaisedPlacement.standard, .flush].map { placement in
      RaisedPlacement(
        placement.order,
        scale: keyframes.placement.scale,
        rise: keyframes.placement.rise
      )
    }.map { placement in (0...32).map { edge(placement, progress: Double($0) / 32) } }
    let drifts = ways.joined().map { abs($0.0) }
    let rises = ways.joined().map(\.1)
    // Across, the larger of the two drifts takes half of the frame.
    let across = size / 2 / max(1e-9, drifts.max() ?? 0)
    let up = size / max(1e-9, rises.max() ?? 0)
    func placed(_ way: [(Double, Double)]) -> [(Double, Double)] {
      way.map { (left + size / 4 + $0 * across * 0.9, margin + size - $1 * up) }
    }
    let drift = DecimalRounding(decimals: 2).text(ways[0].last?.0 ?? 0)
    return frame(at: left, title: "way of the edge that the label keeps to")
      + [
        polyline(placed(ways[0]), "#ff9500"), polyline(placed(ways[1]), "#34c759"),
        text(left + size + 6, margin + 14, "standard: \(drift)", "#ff9500"),
        text(left + size + 6, margin + 30, "flush: 0", "#34c759"),
      ]
  }

  /// How far the edge has drifted inwards, and how far the label's middle has risen.
  private func edge(_ placement: RaisedPlacement, progress: Double) -> (Double, Double) {
    let rest = LayoutRect(x: 0, y: 0, width: keyframes.labelWidth, height: 20)
    let shown = rest.applyingAboutCenter(
      placement.matrix(labelWidth: keyframes.labelWidth, progress: progress)
    )
    return (shown.minX, rest.midY - shown.midY)
  }

  private func frame(at x: Double, title: String) -> [String] {
    let number = rounding.text
    return [
      """
      <rect x="\(number(x))" y="\(number(margin))" width="\(number(size))" \
      height="\(number(size))" fill="none" stroke="#d1d1d6"/>
      """,
      text(x, margin + size + 18, title, "#3c3c43"),
    ]
  }

  private func text(_ x: Double, _ y: Double, _ content: String, _ color: String) -> String {
    #"<text x="\#(rounding.text(x))" y="\#(rounding.text(y))" fill="\#(color)">\#(content)</text>"#
  }

  private func circle(_ x: Double, _ y: Double) -> String {
    ##"<circle cx="\##(rounding.text(x))" cy="\##(rounding.text(y))" r="2.5" fill="#007aff"/>"##
  }

  private func polyline(_ points: [(Double, Double)], _ color: String) -> String {
    let list = points.map { "\(rounding.text($0)),\(rounding.text($1))" }.joined(separator: " ")
    return #"<polyline points="\#(list)" fill="none" stroke="\#(color)" stroke-width="2"/>"#
  }
}
