import FloatingLabel
import Testing

/// Laws that hold for all widths, tried on 20,000 random fields in which everything varies.
@Suite struct TrailingLabelPropertyTests {
  /// The measurements of a field.
  private struct Sample {
    var layout: TrailingLabelLayout
    let container: Double
    var text: Double
    let placeholder: Double
    let label: Double

    var frames: TrailingLabelFrames {
      layout.frames(container: container, text: text, placeholder: placeholder, label: label)
    }

    /// The text, or the placeholder that stands for it.
    var shown: Double { text > 0 ? text : placeholder }

    // Sums of lengths are off by a few roundings of the largest.
    var tolerance: Double { 4 * max(1, container, text, placeholder, label).ulp }

    init(using generator: inout SeededGenerator) {
      func width() -> Double {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: 0
        case 1: .random(in: 0...1e9, using: &generator)
        case 2: .random(in: 0...1e-9, using: &generator)
        default: .random(in: 0...400, using: &generator)
        }
      }
      func choice<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
      }
      layout = TrailingLabelLayout(
        spacing: choice([0, 4, width()]),
        leadingInset: choice([0, 16, width()]),
        trailingInset: choice([0, 16, width()]),
        alignment: choice(LabelAlignment.allCases),
        direction: choice(WritingDirection.allCases),
        hidesLabelWhenEmpty: choice([true, false])
      )
      container = width()
      text = width()
      placeholder = width()
      label = width()
    }
  }

  /// Expects a law of every sample, and names the first that breaks it.
  private func expectOfAll(
    _ law: (inout Sample) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var generator = SeededGenerator(seed: 0x7A11)
    var broken: [String] = []
    for _ in 0..<20_000 {
      let sample = Sample(using: &generator)
      var copy = sample
      if !law(&copy) { broken.append("\(sample) gives \(sample.frames)") }
    }
    let first = broken.first ?? ""
    #expect(broken.isEmpty, "\(broken.count): \(first)", sourceLocation: sourceLocation)
  }

  @Test func `what can be seen of the text and the label never overlap`() {
    expectOfAll { sample in
      let frames = sample.frames
      guard let label = frames.label else { return true }
      return switch sample.layout.direction {
      case .leftToRight: frames.text.maxX <= label.x + sample.tolerance
      case .rightToLeft: label.maxX <= frames.text.x + sample.tolerance
      }
    }
  }

  @Test func `a pinned label and the text field never overlap`() {
    expectOfAll { sample in
      let frames = sample.frames
      guard frames.isPinned, let label = frames.label else { return true }
      return switch sample.layout.direction {
      case .leftToRight: frames.field.maxX <= label.x + sample.tolerance
      case .rightToLeft: label.maxX <= frames.field.x + sample.tolerance
      }
    }
  }

  @Test func `nothing leaves the room between the insets`() {
    expectOfAll { sample in
      let frames = sample.frames
      let insets = (sample.layout.leadingInset, sample.layout.trailingInset)
      guard insets.0 + insets.1 <= sample.container else {
        return frames.field.width == 0 && (frames.label?.width ?? 0) == 0
      }
      let (left, right) =
        sample.layout.direction == .leftToRight ? insets : (insets.1, insets.0)
      let spans = [frames.field, frames.text] + [frames.label].compactMap { $0 }
      return spans.allSatisfy {
        $0.width >= 0 && $0.x >= left - sample.tolerance
          && $0.maxX <= sample.container - right + sample.tolerance
      }
    }
  }

  @Test func `the text lies in its field`() {
    expectOfAll { sample in
      let frames = sample.frames
      return frames.text.x >= frames.field.x - sample.tolerance
        && frames.text.maxX <= frames.field.maxX + sample.tolerance
    }
  }

  @Test func `no more can be seen than there is`() {
    expectOfAll { sample in
      let frames = sample.frames
      return frames.text.width == min(sample.shown, frames.field.width)
    }
  }

  @Test func `the two writing directions are mirror images`() {
    expectOfAll { sample in
      let frames = sample.frames
      sample.layout.direction =
        sample.layout.direction == .leftToRight ? .rightToLeft : .leftToRight
      let mirror = sample.frames
      func isMirrored(_ span: LayoutSpan, _ other: LayoutSpan) -> Bool {
        let image = span.mirrored(in: sample.container)
        return abs(image.x - other.x) <= sample.tolerance && image.width == other.width
      }
      let labels = zip(
        [frames.label].compactMap { $0 },
        [mirror.label].compactMap { $0 }
      )
      return isMirrored(frames.field, mirror.field) && isMirrored(frames.text, mirror.text)
        && (frames.label == nil) == (mirror.label == nil) && labels.allSatisfy(isMirrored)
        && frames.isPinned == mirror.isPinned
    }
  }

  @Test func `as a text that is there grows, nothing moves by more than it grew`() {
    expectOfAll { sample in
      guard sample.text > 0 else { return true }
      let before = sample.frames
      for growth in [1e-6, 1, 50] {
        var grown = sample
        grown.text += growth
        let after = grown.frames
        var moves = [
          after.field.x - before.field.x, after.field.maxX - before.field.maxX,
          after.text.x - before.text.x, after.text.maxX - before.text.maxX,
        ]
        if let label = after.label, let old = before.label {
          moves += [label.x - old.x, label.maxX - old.maxX]
        }
        let limit = grown.text - sample.text + sample.tolerance
        if !moves.allSatisfy({ abs($0) <= limit }) { return false }
      }
      return true
    }
  }

  @Test func `a label that isn't pinned is one space away from the text`() {
    expectOfAll { sample in
      let frames = sample.frames
      guard !frames.isPinned, let label = frames.label else { return true }
      let gap =
        sample.layout.direction == .leftToRight
        ? label.x - frames.text.maxX : frames.text.x - label.maxX
      return abs(gap - sample.layout.spacing) <= sample.tolerance
    }
  }

  @Test func `everything is finite`() {
    expectOfAll { sample in
      let frames = sample.frames
      let spans = [frames.field, frames.text] + [frames.label].compactMap { $0 }
      return spans.allSatisfy { $0.x.isFinite && $0.width.isFinite }
    }
  }
}
