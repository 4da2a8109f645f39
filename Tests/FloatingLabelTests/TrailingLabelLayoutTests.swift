import FloatingLabel
import Foundation
import Testing

@Suite struct TrailingLabelLayoutTests {
  private static let layout = TrailingLabelLayout(spacing: 4)

  // MARK: Examples

  @Test(
    arguments: [
      (0, 40, 4), (50, 40, 54), (200, 40, 204), (256, 40, 260), (257, 40, 260), (400, 40, 260),
      (30, 296, 4), (30, 298, 2), (30, 300, 0), (30, 400, 0),
    ] as [(Double, Double, Double)]
  )
  func `the label follows the text until it is pinned`(text: Double, label: Double, x: Double) {
    let frames = Self.layout.frames(container: 300, text: text, label: label)
    let labelWidth = min(label, 300)
    #expect(frames.label == LayoutSpan(x: x, width: labelWidth))
    #expect(frames.field == LayoutSpan(x: 0, width: max(0, 296 - labelWidth)))
    #expect(frames.text == LayoutSpan(x: 0, width: min(text, frames.field.width)))
    #expect(frames.isPinned == (text + 4 > 300 - labelWidth))
  }

  @Test func `unless told, a space is 4 points wide, there are no insets, and the label stays`() {
    let frames = TrailingLabelLayout().frames(container: 300, text: 0, label: 30)
    #expect(frames.field == LayoutSpan(x: 0, width: 266))
    #expect(frames.label == LayoutSpan(x: 4, width: 30))
  }

  @Test func `an empty text has the width of the placeholder`() {
    let frames = Self.layout.frames(container: 300, text: 0, placeholder: 70, label: 30)
    #expect(frames.label == LayoutSpan(x: 74, width: 30))
    #expect(frames.text == LayoutSpan(x: 0, width: 70))
    #expect(
      Self.layout.frames(container: 300, text: 1, placeholder: 70, label: 30).label
        == LayoutSpan(x: 5, width: 30)
    )
  }

  @Test func `the label may hide while the field is empty, and leaves its room to the text`() {
    let layout = TrailingLabelLayout(spacing: 4, hidesLabelWhenEmpty: true)
    let empty = layout.frames(container: 300, text: 0, placeholder: 280, label: 30)
    #expect(empty.label == nil && !empty.isPinned)
    #expect(empty.field == LayoutSpan(x: 0, width: 300))
    #expect(empty.text == LayoutSpan(x: 0, width: 280))
    #expect(layout.frames(container: 300, text: 1, label: 30).label == LayoutSpan(x: 5, width: 30))
  }

  @Test func `a label that can't be seen leaves its room to the text`() {
    let frames = Self.layout.frames(container: 300, text: 280, label: 30, showsLabel: false)
    #expect(frames.label == nil && !frames.isPinned)
    #expect(frames.text == LayoutSpan(x: 0, width: 280))
  }

  @Test func `insets keep text and label away from the edges`() {
    let layout = TrailingLabelLayout(spacing: 4, leadingInset: 16, trailingInset: 24)
    let short = layout.frames(container: 340, text: 50, label: 40)
    #expect(short.field == LayoutSpan(x: 16, width: 256))
    #expect(short.label == LayoutSpan(x: 70, width: 40))
    let long = layout.frames(container: 340, text: 900, label: 40)
    #expect(long.label == LayoutSpan(x: 276, width: 40))
  }

  @Test func `right-to-left has the leading inset at the right`() {
    let layout = TrailingLabelLayout(
      spacing: 4,
      leadingInset: 16,
      trailingInset: 24,
      direction: .rightToLeft
    )
    let frames = layout.frames(container: 340, text: 50, label: 40)
    #expect(frames.text == LayoutSpan(x: 274, width: 50))
    #expect(frames.label == LayoutSpan(x: 230, width: 40))
  }

  @Test func `the label is adjacent to a text at the end or in the middle`() {
    let end = TrailingLabelLayout(spacing: 4, alignment: .trailing)
      .frames(container: 300, text: 50, label: 40)
    #expect(end.text == LayoutSpan(x: 206, width: 50))
    #expect(end.label == LayoutSpan(x: 260, width: 40))
    #expect(!end.isPinned)
    let middle = TrailingLabelLayout(spacing: 4, alignment: .center)
      .frames(container: 300, text: 50, label: 40)
    #expect(middle.text == LayoutSpan(x: 103, width: 50))
    #expect(middle.label == LayoutSpan(x: 157, width: 40))
  }

  @Test func `a measurement that is none counts as 0`() {
    for width in [Double.nan, .infinity, -.infinity, -5] {
      let layout = TrailingLabelLayout(spacing: width, leadingInset: width, trailingInset: width)
      #expect(layout == TrailingLabelLayout(spacing: 0))
      var changed = TrailingLabelLayout(spacing: 1, leadingInset: 2, trailingInset: 3)
      changed.spacing = width
      changed.leadingInset = width
      changed.trailingInset = width
      #expect(changed == layout)
      #expect(
        Self.layout.frames(container: width, text: width, placeholder: width, label: width)
          == Self.layout.frames(container: 0, text: 0, placeholder: 0, label: 0)
      )
      var hiding = Self.layout
      hiding.hidesLabelWhenEmpty = true
      for layout in [Self.layout, hiding] {
        #expect(
          layout.frames(container: 300, text: width, placeholder: 70, label: 30)
            == layout.frames(container: 300, text: 0, placeholder: 70, label: 30)
        )
      }
    }
  }

  @Test func `a layout and its frames come back from JSON`() throws {
    let layout = TrailingLabelLayout(
      spacing: 3,
      leadingInset: 1,
      trailingInset: 2,
      alignment: .trailing,
      direction: .rightToLeft,
      hidesLabelWhenEmpty: true
    )
    let data = try JSONEncoder().encode(layout)
    #expect(try JSONDecoder().decode(TrailingLabelLayout.self, from: data) == layout)
    for text in [0.0, 10] {
      let frames = layout.frames(container: 100, text: text, label: 20)
      let data = try JSONEncoder().encode(frames)
      #expect(try JSONDecoder().decode(TrailingLabelFrames.self, from: data) == frames)
    }
  }
}
