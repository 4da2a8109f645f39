import FloatingLabel

/// The measurements of a field with a trailing label, and the laws for its frames.
struct TrailingSample {
  let layout: TrailingLabelLayout
  let container: Double
  let text: Double
  let placeholder: Double
  let label: Double

  init(_ reader: inout ByteReader) {
    layout = TrailingLabelLayout(
      spacing: reader.number(),
      leadingInset: reader.flag() ? reader.number() : 0,
      trailingInset: reader.flag() ? reader.number() : 0,
      alignment: reader.choice(of: LabelAlignment.allCases),
      direction: reader.choice(of: WritingDirection.allCases),
      hidesLabelWhenEmpty: reader.flag()
    )
    container = reader.number()
    text = reader.number()
    placeholder = reader.number()
    label = reader.number()
  }

  // What a length counts as: one that a view can't have is none.
  private static func length(_ number: Double) -> Double {
    number > 0 && number < .infinity ? number : 0
  }

  private var lengths: [Double] {
    [layout.spacing, layout.leadingInset, layout.trailingInset]
      + [container, text, placeholder, label].map(Self.length)
  }

  /// Whether no length is above 1e9, the most for which everything is finite.
  var isLegal: Bool { lengths.allSatisfy { $0 <= 1e9 } }

  // Sums of lengths are off by a few roundings of the largest.
  private var tolerance: Double { 8 * max(1, lengths.max() ?? 0).ulp }

  private func frames(text: Double) -> TrailingLabelFrames {
    layout.frames(container: container, text: text, placeholder: placeholder, label: label)
  }

  func check(growing growth: Double) {
    let frames = frames(text: text)
    guard isLegal else { return }
    check(frames)
    let (text, growth) = (Self.length(text), Self.length(growth))
    guard text > 0, text + growth <= 1e9 else { return }
    let after = self.frames(text: text + growth)
    let limit = growth + tolerance
    let moves = zip(edges(of: frames), edges(of: after)).map { abs($0 - $1) }
    claim(moves.allSatisfy { $0 <= limit }, "\(self) moves too far: \(frames), \(after)")
  }

  private func edges(of frames: TrailingLabelFrames) -> [Double] {
    ([frames.field, frames.text] + [frames.label].compactMap(\.self)).flatMap { [$0.x, $0.maxX] }
  }

  // With W the room, t the text, s the space and l the label.
  private func check(_ frames: TrailingLabelFrames) {
    let (container, text) = (Self.length(container), Self.length(text))
    let room = max(0, container - layout.leadingInset - layout.trailingInset)
    let shown = text > 0 ? text : Self.length(placeholder)
    let label = min(Self.length(self.label), room)
    let isHidden = layout.hidesLabelWhenEmpty && text == 0
    let field = isHidden ? room : max(0, room - layout.spacing - label)
    check(frames.field.width, field, "field's width")
    check(frames.text.width, min(shown, field), "visible text")
    check(from(frames.field, in: container), 0, "field's place")
    claim((frames.label == nil) == isHidden, "\(self): the label is there or not, \(frames)")
    let excess = shown + layout.spacing - (room - label)
    claim(
      frames.isPinned == (!isHidden && excess > 0) || abs(excess) <= tolerance,
      "\(self): pinned or not, \(frames)"
    )
    guard let span = frames.label else { return }
    check(span.width, label, "label's width")
    // Elsewhere than at the leading edge, free room comes before the text.
    let before = from(frames.text, in: container)
    check(
      from(span, in: container),
      max(0, min(before + shown + layout.spacing, room - label)),
      "label's place"
    )
    switch layout.alignment {
    case .leading: check(before, 0, "text's place")
    case .center: check(before, (field - frames.text.width) / 2, "text's place")
    case .trailing: check(before, field - frames.text.width, "text's place")
    }
  }

  // How far a span is from the leading inset.
  private func from(_ span: LayoutSpan, in container: Double) -> Double {
    switch layout.direction {
    case .leftToRight: span.x - layout.leadingInset
    case .rightToLeft: container - span.maxX - layout.leadingInset
    }
  }

  private func check(_ value: Double, _ expected: Double, _ name: String) {
    claim(abs(value - expected) <= tolerance, "\(self): the \(name) is \(value), not \(expected)")
  }
}
