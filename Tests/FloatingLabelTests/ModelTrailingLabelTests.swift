import FloatingLabel
import Testing

@Suite struct ModelTrailingLabelTests {
  private func model(
    _ behavior: LabelBehavior = .automatic,
    hasLabel: Bool = true
  ) -> FloatingLabelModel {
    FloatingLabelModel(
      state: LabelState(behavior: behavior, hasLabel: hasLabel),
      layout: FieldLayout(
        labelSize: LayoutSize(width: 100, height: 20),
        containerWidth: 332
      )
    )
  }

  @Test func `the trailing label is hidden while the floating label rests over the field`() {
    var model = model()
    #expect(model.trailingLabelFrames(text: 0, placeholder: 70, label: 40).label == nil)
    model.handle(.beganEditing, at: 0)
    let focused = model.trailingLabelFrames(text: 0, placeholder: 70, label: 40)
    #expect(focused.label == LayoutSpan(x: 16 + 74, width: 40))
    model.handle(.contentChanged(.text), at: 1)
    model.handle(.endedEditing, at: 2)
    let filled = model.trailingLabelFrames(text: 50, placeholder: 70, label: 40)
    #expect(filled.label == LayoutSpan(x: 16 + 54, width: 40))
    model.handle(.contentChanged([]), at: 3)
    #expect(model.trailingLabelFrames(text: 0, label: 40).label == nil)
  }

  @Test func `without a placeholder the trailing label follows the empty text`() {
    let frames = model(hasLabel: false).trailingLabelFrames(text: 0, label: 40)
    #expect(frames.text == LayoutSpan(x: 16, width: 0))
    #expect(frames.label == LayoutSpan(x: 16 + 4, width: 40))
  }

  @Test func `a placeholder that can't be seen has no width`() {
    let frames = model().trailingLabelFrames(text: 0, placeholder: 70, label: 40)
    #expect(frames.text.width == 0)
  }

  @Test func `the trailing label shows where the floating label doesn't`() {
    var never = model(.never)
    #expect(never.trailingLabelFrames(text: 0, label: 40).label == nil)
    never.handle(.contentChanged(.text), at: 0)
    #expect(never.trailingLabelFrames(text: 50, label: 40).label != nil)
    let none = model(hasLabel: false)
    #expect(
      none.trailingLabelFrames(text: 0, placeholder: 70, label: 40).label
        == LayoutSpan(x: 90, width: 40)
    )
    #expect(
      none.trailingLabelFrames(text: 0, label: 40, hidesLabelWhenEmpty: true).label == nil
    )
  }

  @Test func `both labels share insets, direction and alignment`() {
    var model = model(.always)
    model.layout.leadingInset = 20
    model.layout.trailingInset = 12
    let leading = model.trailingLabelFrames(text: 50, label: 40)
    #expect(leading.text.x == 20)
    model.layout.alignment = .trailing
    #expect(model.trailingLabelFrames(text: 50, label: 40).label == LayoutSpan(x: 280, width: 40))
    model.layout.direction = .rightToLeft
    #expect(model.trailingLabelFrames(text: 50, label: 40).label == LayoutSpan(x: 12, width: 40))
    #expect(model.trailingLabelFrames(text: 50, label: 40, spacing: 9).text.x == 61)
  }
}
