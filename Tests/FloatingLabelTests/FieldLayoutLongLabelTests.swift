import FloatingLabel
import Testing

/// Labels that want more width than the room between the insets.
@Suite struct FieldLayoutLongLabelTests {
  @Test func `a long label may be as wide as its room is when drawn at its scale`() {
    var layout = FieldLayoutTests.layout
    layout.labelWidth = 400
    for (progress, width) in [(-1.0, 268.0), (0, 268), (0.5, 268 / 0.9), (1, 335), (2, 335)] {
      let maximum = layout.maximumLabelWidth(progress: progress) ?? 0
      expect(maximum, near: width, within: 1e-12)
      #expect(layout.laidOutLabelWidth(progress: progress) == maximum)
      #expect(layout.isLabelTruncated(progress: progress))
      #expect(layout.untransformedLabelFrame(progress: progress).size.width == maximum)
      // The shift to the side is that of the width as it is laid out.
      expect(
        layout.matrix(progress: progress).tx,
        near: -0.08 * maximum * progress,
        within: 1e-12
      )
    }
    for progress in [0, 0.25, 0.5, 1] {
      expect(layout.labelFrame(progress: progress).size.width, near: 268, within: 1e-12)
    }
  }

  @Test func `cut at rest, a label of 360 in a room of 300 is whole at a scale of 0.75`() {
    let layout = FieldLayout(
      labelSize: LayoutSize(width: 360, height: 20),
      containerWidth: 300,
      leadingInset: 0,
      trailingInset: 0,
      placement: RaisedPlacement(.scaleThenTranslate, scale: 0.75)
    )
    #expect(layout.isLabelTruncated(progress: 0) && layout.laidOutLabelWidth(progress: 0) == 300)
    #expect(!layout.isLabelTruncated(progress: 1) && layout.maximumLabelWidth(progress: 1) == 400)
    #expect(layout.laidOutLabelWidth(progress: 1) == 360)
    #expect(
      layout.labelFrame(progress: 1).size.width == 270 && layout.labelFrame(progress: 1).minX == 0
    )
    // In a room that it fills exactly, it isn't cut.
    var exact = layout
    exact.labelWidth = 300
    #expect(!exact.isLabelTruncated(progress: 0))
  }

  @Test(arguments: [0.001, 0.5, 0.75, 0.8, 1, 2])
  func `flush keeps the edge in place at 1,000 instants, also of a label that is cut`(
    scale: Double
  ) {
    var worst = Worst()
    var layout = FieldLayoutTests.layout
    layout.placement = RaisedPlacement(.scaleThenTranslate, scale: scale)
    for width in [0.0, 37.5, 120, 268, 300, 1_000] {
      for alignment in LabelAlignment.allCases {
        for direction in WritingDirection.allCases {
          (layout.labelWidth, layout.alignment, layout.direction) = (width, alignment, direction)
          let room = layout.textFrame
          for instant in 0...1_000 {
            let frame = layout.labelFrame(progress: Double(instant) / 1_000)
            let drift =
              switch (alignment, direction) {
              case (.leading, .leftToRight), (.trailing, .rightToLeft): frame.minX - room.minX
              case (.trailing, .leftToRight), (.leading, .rightToLeft): frame.maxX - room.maxX
              case (.center, _): frame.midX - room.midX
              }
            worst.note(abs(drift) / 1e-11, "\(layout) at \(instant): \(drift)")
            // Where it is cut, it is so where the room ends.
            worst.note((frame.size.width - room.size.width) / 1e-11, "\(layout) at \(instant)")
          }
        }
      }
    }
    #expect(worst.ratio <= 1, "\(worst)")
  }
}
