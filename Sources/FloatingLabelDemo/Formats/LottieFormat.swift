import FloatingLabel

/// `--format lottie`: an animation of two keyframes with the handles of the curve itself.
///
/// A rounded rectangle stands for the label: a text would need a font. The stage leaves 16 points around
/// the resting and the raised label; a player has the end in the last frame.
struct LottieFormat {
  let rounding: DecimalRounding

  func write(_ keyframes: KeyframeSequence, into output: inout some OutputSink) throws(ToolError) {
    try output.write(line: animation(keyframes).text)
  }

  private func animation(_ keyframes: KeyframeSequence) -> LottieValue {
    let rate = if case .frameRate(let rate) = keyframes.sampling { rate } else { 60.0 }
    let end = keyframes.timing.duration * rate
    let frames = (end - 1e-9).rounded(.up) + 1
    let margin = 16.0
    let height = 20.0
    let rest = LayoutPoint(
      x: margin + keyframes.labelWidth / 2,
      y: margin + keyframes.placement.rise + height / 2
    )
    let first = keyframes.transition == .raise ? 0.0 : 1.0
    let track = Track(end: end, easing: keyframes.timing.easing, rounding: rounding) { offset in
      first + (1 - 2 * first) * offset
    }
    func matrix(_ progress: Double) -> AffineMatrix {
      keyframes.placement.matrix(
        labelWidth: keyframes.labelWidth,
        alignment: keyframes.alignment,
        direction: keyframes.direction,
        progress: progress
      )
    }
    let label: LottieValue = [
      "ddd": 0, "ind": 1, "ty": 4, "nm": "label", "ip": 0, "op": .number(frames), "st": 0, "bm": 0,
      "ks": [
        "o": Track.still([100]), "r": Track.still([0]), "a": Track.still([0, 0]),
        "p": track.property { [rest.x + matrix($0).tx, rest.y + matrix($0).ty] },
        "s": track.property { [100 * matrix($0).a, 100 * matrix($0).d] },
      ],
      "shapes": [
        [
          "ty": "gr",
          "it": [
            [
              "ty": "rc", "d": 1, "p": Track.still([0, 0]), "r": Track.still([3]),
              "s": Track.still([rounding(keyframes.labelWidth), height]),
            ],
            ["ty": "fl", "o": Track.still([100]), "c": track.property { color(keyframes, $0) }],
            [
              "ty": "tr", "p": Track.still([0, 0]), "a": Track.still([0, 0]),
              "s": Track.still([100, 100]), "r": Track.still([0]), "o": Track.still([100]),
            ],
          ],
        ]
      ],
    ]
    return [
      "v": "5.7.0", "nm": "floating label", "ddd": 0, "assets": [], "layers": [label],
      "fr": .number(rounding(rate)), "ip": 0, "op": .number(frames),
      "w": .number((keyframes.labelWidth + 2 * margin).rounded(.up)),
      "h": .number((height + keyframes.placement.rise + 2 * margin).rounded(.up)),
    ]
  }

  private func color(_ keyframes: KeyframeSequence, _ progress: Double) -> [Double] {
    let color = keyframes.resting.interpolated(to: keyframes.raised, at: progress).color
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// Properties that all go the same way, from frame 0 to the end.
  private struct Track {
    let end: Double
    let easing: UnitBezier
    let rounding: DecimalRounding
    let progress: (Double) -> Double

    static func still(_ values: [Double]) -> LottieValue {
      ["a": 0, "k": values.count == 1 ? .number(values[0]) : .list(values.map { .number($0) })]
    }

    func property(_ values: (Double) -> [Double]) -> LottieValue {
      let from = values(progress(0)).map { rounding($0) }
      let to = values(progress(1)).map { rounding($0) }
      guard end > 0 else { return Self.still(to) }
      return [
        "a": 1,
        "k": [
          [
            "t": 0, "s": .list(from.map { .number($0) }),
            "o": handle(easing.x1, easing.y1), "i": handle(easing.x2, easing.y2),
          ],
          ["t": .number(rounding(end)), "s": .list(to.map { .number($0) })],
        ],
      ]
    }

    private func handle(_ x: Double, _ y: Double) -> LottieValue {
      ["x": [.number(x)], "y": [.number(y)]]
    }
  }
}
