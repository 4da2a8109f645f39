import FloatingLabel

/// `keyframes`: the label at even instants of a transition.
struct KeyframesCommand {
  enum Format: Hashable {
    case json
    case ndjson
    case webAnimation
    case css
    case svg
    case lottie

    /// How many keyframes there are when nobody asks for a number.
    ///
    /// A browser blends linearly between the keyframes of an animation, so their default isn't the frames
    /// of a screen but steps of 5 %. Between those the default label is at most 0.03 points off, by
    /// calculation; between the ten of 60 Hz it is 0.13.
    var defaultSampling: KeyframeSampling {
      switch self {
      case .json, .ndjson, .svg, .lottie: .frameRate(60)
      case .webAnimation, .css: .count(21)
      }
    }
  }

  let keyframes: KeyframeSequence
  let format: Format

  // The decimals to round to, or `nil` for what the format does by itself.
  let precision: Int?

  static let options = LabelOptions.options + [transition, frameRate, frames, format, precision]

  init(_ values: OptionValues) throws(UsageError) {
    let label = try LabelOptions(values)
    let transition = try values.choice(
      of: Self.transition,
      or: LabelState.Transition.raise,
      among: ["raise": .raise, "lower": .lower]
    )
    let rate: Double? = try values.value(
      of: Self.frameRate,
      or: nil,
      expected: "a number above 0 and at most 1000000000"
    ) { word in
      OptionValues.number(word).flatMap { Limits.frameRate.contains($0) ? .some($0) : nil }
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
      among: [
        "json": .json, "ndjson": .ndjson, "web-animation": .webAnimation, "css": .css, "svg": .svg,
        "lottie": .lottie,
      ]
    )
    let decimals = 0...DecimalRounding.limit
    precision = try values.value(
      of: Self.precision,
      or: nil,
      expected: "a whole number from \(decimals.lowerBound) to \(decimals.upperBound)"
    ) { word in
      Int(word).flatMap { decimals.contains($0) ? .some($0) : nil }
    }
    do {
      keyframes = try KeyframeSequence(
        transition,
        labelWidth: label.labelWidth,
        sampling: count.map { .count($0) } ?? rate.map { .frameRate($0) } ?? format.defaultSampling,
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
    let rounding = DecimalRounding(decimals: precision ?? 6)
    let css = CSSText(rounding: rounding)
    switch format {
    case .json: try JSONFormat(precision: precision).write(keyframes, into: &output)
    case .ndjson: try JSONFormat(precision: precision).writeLines(keyframes, into: &output)
    case .webAnimation: try WebAnimationFormat(css: css).write(keyframes, into: &output)
    case .css: try CSSFormat(css: css).write(keyframes, into: &output)
    case .svg: try SVGFormat(rounding: rounding).write(keyframes, into: &output)
    case .lottie: try LottieFormat(rounding: rounding).write(keyframes, into: &output)
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
    "N evenly spaced keyframes instead, 2 or more (21 in web-animation and css)"
  )
  private static let format = Option(
    "--format",
    "F",
    "json, ndjson (a keyframe a line), web-animation, css, svg or lottie (json)"
  )
  private static let precision = Option(
    "--precision",
    "N",
    "decimals to round to, 0 to 17 (all in json and ndjson, else 6)"
  )
}
