import FloatingLabel

/// The options that say what label it is; all subcommands that move one share them.
struct LabelOptions: Hashable {
  let labelWidth: Double
  let placement: RaisedPlacement
  let alignment: LabelAlignment
  let direction: WritingDirection
  let timing: LabelTiming

  static let options = [
    labelWidth, placement, scale, offsetRatio, rise, alignment, writingDirection, duration, easing,
  ]

  init(_ values: OptionValues) throws(UsageError) {
    labelWidth = try values.number(of: Self.labelWidth, or: 100, in: Limits.length)
    placement = try Self.placement(values)
    alignment = try values.choice(
      of: Self.alignment,
      or: .leading,
      among: ["leading": .leading, "center": .center, "trailing": .trailing]
    )
    direction = try Self.direction(values)
    timing = LabelTiming(
      duration: try values.number(of: Self.duration, or: 0.15, in: Limits.duration),
      easing: try values.value(
        of: Self.easing,
        or: .easeInOut,
        expected: EasingName.expected,
        parse: EasingName.curve
      )
    )
  }

  static func direction(_ values: OptionValues) throws(UsageError) -> WritingDirection {
    try values.choice(
      of: writingDirection,
      or: .leftToRight,
      among: ["ltr": .leftToRight, "rtl": .rightToLeft]
    )
  }

  private static func placement(_ values: OptionValues) throws(UsageError) -> RaisedPlacement {
    let isFlush = try values.choice(
      of: placement,
      or: false,
      among: ["standard": false, "flush": true]
    )
    let ratio: Double? =
      if values.word(for: offsetRatio) == nil {
        nil
      } else {
        try values.number(of: offsetRatio, or: 0, in: -1...1)
      }
    if isFlush, let word = values.word(for: offsetRatio) {
      throw .conflict(option: offsetRatio.name, value: word, with: "\(placement.name) flush")
    }
    return RaisedPlacement(
      isFlush ? .scaleThenTranslate : .translateThenScale(offsetRatio: ratio),
      scale: try values.number(of: scale, or: 0.8, in: Limits.scale),
      rise: try values.number(of: rise, or: 24, in: Limits.length)
    )
  }

  private static let labelWidth = Option(
    "--label-width",
    "W",
    "resting width of the label, in points (100)"
  )
  private static let placement = Option(
    "--placement",
    "P",
    "standard: shift, then scale; flush: keep the leading edge (standard)"
  )
  private static let scale = Option("--scale", "S", "size of the raised label, 0.001 to 1000 (0.8)")
  private static let offsetRatio = Option(
    "--offset-ratio",
    "R",
    "part of the width to shift by, -1 to 1 ((1 - scale) / 2)"
  )
  private static let rise = Option("--rise", "PT", "points up (24)")
  private static let alignment = Option(
    "--alignment",
    "A",
    "leading, center or trailing (leading)"
  )
  static let writingDirection = Option("--writing-direction", "D", "ltr or rtl (ltr)")
  static let duration = Option("--duration", "SEC", "length of the motion (0.15)")
  private static let easing = Option(
    "--easing",
    "E",
    "linear, ease, ease-in, ease-out, ease-in-out, or x1,y1,x2,y2 (ease-in-out)"
  )
}
