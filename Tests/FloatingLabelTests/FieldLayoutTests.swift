import FloatingLabel
import Foundation
import Testing

@Suite struct FieldLayoutTests {
  static let layout = FieldLayout(
    labelSize: LayoutSize(width: 120, height: 20),
    containerWidth: 300
  )

  // MARK: Text and line

  @Test(arguments: WritingDirection.allCases)
  func `text and line stand where the design says`(direction: WritingDirection) {
    var layout = Self.layout
    layout.direction = direction
    #expect(layout.textFrame == LayoutRect(x: 16, y: 16, width: 268, height: 20))
    #expect(layout.lineFrame == LayoutRect(x: 16, y: 44, width: 268, height: 2))
    #expect(layout.height == 46)
  }

  @Test func `each inset keeps to its side`() {
    var layout = Self.layout
    layout.leadingInset = 10
    layout.trailingInset = 30
    layout.topInset = 7
    layout.lineGap = 3
    layout.lineHeight = 1
    #expect(layout.textFrame == LayoutRect(x: 10, y: 7, width: 260, height: 20))
    #expect(layout.lineFrame == LayoutRect(x: 10, y: 30, width: 260, height: 1))
    #expect(layout.height == 31)
    layout.direction = .rightToLeft
    #expect(layout.textFrame == LayoutRect(x: 30, y: 7, width: 260, height: 20))
    #expect(layout.lineFrame == LayoutRect(x: 30, y: 30, width: 260, height: 1))
  }

  @Test func `insets that leave no room leave none, not less`() {
    var layout = Self.layout
    layout.containerWidth = 31
    #expect(layout.textFrame == LayoutRect(x: 16, y: 16, width: 0, height: 20))
    #expect(layout.lineFrame.size.width == 0 && layout.maximumLabelWidth(progress: 1) == 0)
    #expect(layout.laidOutLabelWidth(progress: 0) == 0 && layout.isLabelTruncated(progress: 0))
  }

  @Test func `a field of unknown width has the room that the label wants`() {
    var layout = Self.layout
    layout.containerWidth = nil
    #expect(layout.textFrame == LayoutRect(x: 16, y: 16, width: 120, height: 20))
    #expect(layout.maximumLabelWidth(progress: 0.5) == nil)
    for alignment in LabelAlignment.allCases {
      layout.alignment = alignment
      for progress in [-1, 0, 0.5, 1, 2] {
        #expect(layout.laidOutLabelWidth(progress: progress) == 120)
        #expect(!layout.isLabelTruncated(progress: progress))
        #expect(layout.untransformedLabelFrame(progress: progress) == layout.textFrame)
      }
    }
  }

  // MARK: The label

  @Test func `the label is centred on a text that is taller, or less tall`() {
    var layout = Self.layout
    for (textHeight, y) in [(20.0, 16.0), (44, 28), (10, 11), (0, 6)] {
      layout.textHeight = textHeight
      #expect(layout.textFrame.size.height == textHeight)
      #expect(layout.labelFrame(progress: 0) == LayoutRect(x: 16, y: y, width: 120, height: 20))
      #expect(layout.height == 16 + textHeight + 8 + 2)
    }
  }

  @Test(
    arguments: [
      (LabelAlignment.leading, WritingDirection.leftToRight, 16.0, -1.0),
      (.center, .leftToRight, 90, 0), (.trailing, .leftToRight, 164, 1),
      (.leading, .rightToLeft, 164, 1), (.center, .rightToLeft, 90, 0),
      (.trailing, .rightToLeft, 16, -1),
    ]
  )
  func `the label stands at its side of the room, and is shifted towards it`(
    alignment: LabelAlignment,
    direction: WritingDirection,
    x: Double,
    side: Double
  ) {
    var layout = Self.layout
    layout.alignment = alignment
    layout.direction = direction
    let rest = LayoutRect(x: x, y: 16, width: 120, height: 20)
    for progress in [0, 0.5, 1] {
      #expect(layout.untransformedLabelFrame(progress: progress) == rest)
    }
    #expect(layout.labelFrame(progress: 0) == rest && layout.matrix(progress: 0) == .identity)
    expect(
      layout.matrix(progress: 1),
      near: AffineMatrix(a: 0.8, b: 0, c: 0, d: 0.8, tx: side * 9.6, ty: -19.2),
      within: 1e-12
    )
    let raised = layout.labelFrame(progress: 1)
    expect(raised.midX, near: x + 60 + side * 9.6, within: 1e-12)
    expect(raised.midY, near: 26 - 19.2, within: 1e-12)
    expect(raised.size.width, near: 96, within: 1e-12)
  }

  @Test func `what is not a number counts as no progress`() {
    var layout = Self.layout
    layout.labelWidth = 300
    #expect(layout.matrix(progress: .nan) == .identity)
    #expect(layout.labelFrame(progress: .nan) == layout.labelFrame(progress: 0))
    #expect(layout.maximumLabelWidth(progress: .nan) == 268)
    #expect(layout.laidOutLabelWidth(progress: .nan) == 268)
    #expect(layout.isLabelTruncated(progress: .nan))
  }

  // MARK: The raised label and the top of the field

  @Test func `a raised label sticks out by 1.2, and with an inset of 17.2 it doesn't`() {
    var layout = Self.layout
    expect(layout.raisedOverhang, near: 1.2, within: 1e-14)
    expect(layout.topInsetForRaisedLabel, near: 17.2, within: 1e-14)
    layout.topInset = layout.topInsetForRaisedLabel
    #expect(layout.raisedOverhang == 0)
    expect(layout.labelFrame(progress: 1).minY, near: 0, within: 1e-14)
  }

  @Test func `with the least inset nothing sticks out, whatever is measured`() {
    var worst = Worst()
    var generator = SeededGenerator(seed: 0x0E)
    for round in 0..<2_000 {
      var layout = Self.layout
      layout.labelHeight = 60 * generator.nextFraction()
      layout.textHeight = round.isMultiple(of: 2) ? nil : 60 * generator.nextFraction()
      layout.topInset = 60 * generator.nextFraction()
      layout.placement = RaisedPlacement(
        .scaleThenTranslate,
        scale: 2 * generator.nextFraction(),
        rise: 60 * generator.nextFraction()
      )
      let inset = layout.topInsetForRaisedLabel
      let isLegal = inset >= 0 && layout.raisedOverhang >= 0
      worst.note(isLegal ? 0 : .infinity, "\(layout): \(inset), \(layout.raisedOverhang)")
      layout.topInset = inset
      worst.note(layout.raisedOverhang / 1e-13, "\(layout)")
      // It is the least: there, the label touches the top, or the text does.
      let gap = min(inset, abs(layout.labelFrame(progress: 1).minY))
      worst.note(gap / 1e-13, "\(layout)")
    }
    #expect(worst.ratio <= 1, "\(worst)")
  }

  // MARK: Coding

  @Test func `a layout comes back`() throws {
    let full = FieldLayout(
      labelSize: LayoutSize(width: 1, height: 2),
      containerWidth: 3,
      textHeight: 4,
      leadingInset: 5,
      trailingInset: 6,
      topInset: 7,
      lineGap: 8,
      lineHeight: 9,
      placement: RaisedPlacement(.translateThenScale(offsetRatio: 0.25), scale: 0.5, rise: 10),
      alignment: .center,
      direction: .rightToLeft
    )
    for layout in [full, Self.layout, FieldLayout(labelSize: .zero)] {
      let data = try JSONEncoder().encode(layout)
      #expect(try JSONDecoder().decode(FieldLayout.self, from: data) == layout)
    }
  }

  @Test func `a layout is written under the names of its measurements`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Self.layout), as: UTF8.self)
    #expect(
      text == """
        {"alignment":"leading","containerWidth":300,"direction":"leftToRight","labelHeight":20,\
        "labelWidth":120,"leadingInset":16,"lineGap":8,"lineHeight":2,\
        "placement":{"order":{"translateThenScale":{}},"rise":24,"scale":0.8},\
        "topInset":16,"trailingInset":16}
        """
    )
    let negative = text.replacingOccurrences(of: "120", with: "-120")
    let decoded = try JSONDecoder().decode(FieldLayout.self, from: Data(negative.utf8))
    #expect(decoded.labelWidth == 0)
  }
}
