import FloatingLabel
import Testing

/// New measurements while the label stands and while it moves.
@Suite struct FloatingLabelModelMeasurementTests {
  typealias Change = @Sendable (inout FloatingLabelModel) -> Void

  static let changes: [Change] = [
    { $0.layout.labelWidth = 77 }, { $0.layout.labelHeight = 31 },
    { $0.layout.containerWidth = 90 }, { $0.layout.containerWidth = nil },
    { $0.layout.textHeight = 44 }, { $0.layout.textHeight = nil },
    { $0.layout.leadingInset = 3 }, { $0.layout.trailingInset = 5 }, { $0.layout.topInset = 40 },
    { $0.layout.lineGap = 1 }, { $0.layout.lineHeight = 9 },
    { $0.layout.placement = .flush }, { $0.layout.alignment = .center },
    { $0.layout.direction = .rightToLeft },
    {
      $0.layout = FieldLayout(
        labelSize: LayoutSize(width: 55, height: 12),
        containerWidth: 200,
        placement: RaisedPlacement(.scaleThenTranslate, scale: 0.5, rise: 30)
      )
    },
  ]

  /// At rest, rising, turned, and raised at 0.06 s.
  static let models = Interruption.allCases.flatMap { interruption in
    var rising = FloatingLabelModelTests.model(interruption: interruption)
    var models = [
      rising, FloatingLabelModelTests.model(interruption: interruption, isRaising: false),
    ]
    rising.handle(.endedEditing, at: 0.05)
    models.append(rising)
    rising.handle(.contentChanged(.text), at: 0.055, animated: false)
    return models + [rising]
  }

  @Test func `new measurements keep the progress and start nothing`() {
    for model in Self.models {
      for change in Self.changes {
        var changed = model
        change(&changed)
        #expect(changed.motion == model.motion && changed.state == model.state)
        #expect(changed.progress(at: 0.06) == model.progress(at: 0.06))
        #expect(changed.isSettled(at: 0.06) == model.isSettled(at: 0.06))
      }
    }
  }

  @Test func `new measurements move the label to where it belongs at once`() {
    for model in Self.models {
      for change in Self.changes {
        var changed = model
        change(&changed)
        // As if they had been so from the start.
        var fresh = model
        fresh.layout = changed.layout
        for time in [0, 0.06, 1] {
          let progress = changed.progress(at: time)
          #expect(changed.matrix(at: time) == changed.layout.matrix(progress: progress))
          #expect(changed.labelFrame(at: time) == fresh.labelFrame(at: time))
        }
      }
    }
    var model = FloatingLabelModelTests.model()
    model.layout.labelWidth = 60
    expect(model.matrix(at: 1).tx, near: -4.8, within: 1e-15)
    model.layout.leadingInset = 0
    expect(model.labelFrame(at: 1).minX, near: 6 - 4.8, within: 1e-15)
  }

  @Test func `placed twice is placed once, and there and back is where it was`() {
    for model in Self.models {
      for change in Self.changes {
        var once = model
        change(&once)
        var twice = once
        for _ in 0..<100 {
          change(&twice)
          // What was measured with a transform on is no new measurement.
          _ = twice.labelFrame(at: 0.06)
        }
        #expect(twice == once)
        twice.layout = model.layout
        #expect(twice == model)
      }
    }
  }

  @Test func `measurements that are none count as 0`() {
    let none: [Double] = [.nan, .signalingNaN, .infinity, -.infinity, -1, -0.0, -1e300]
    var zero = FloatingLabelModelTests.model()
    zero.layout = FieldLayout(
      labelSize: .zero,
      containerWidth: 0,
      textHeight: 0,
      leadingInset: 0,
      trailingInset: 0,
      topInset: 0,
      lineGap: 0,
      lineHeight: 0
    )
    for length in none {
      var model = FloatingLabelModelTests.model()
      model.layout.labelWidth = length
      model.layout.labelHeight = length
      model.layout.containerWidth = length
      model.layout.textHeight = length
      model.layout.leadingInset = length
      model.layout.trailingInset = length
      model.layout.topInset = length
      model.layout.lineGap = length
      model.layout.lineHeight = length
      #expect(model == zero)
      model.layout = FieldLayout(
        labelSize: LayoutSize(width: length, height: length),
        containerWidth: length,
        textHeight: length,
        leadingInset: length,
        trailingInset: length,
        topInset: length,
        lineGap: length,
        lineHeight: length
      )
      #expect(model == zero)
      // A negative zero would print as one.
      #expect(model.layout.labelWidth.sign == .plus && model.layout.topInset.sign == .plus)
    }
  }

  @Test func `all that comes out is finite for lengths up to 1e9 and scales from 0.001 to 1,000`() {
    let lengths: [Double] = [.nan, -1, 0, .leastNonzeroMagnitude, 1e-9, 37.5, 1e9]
    let orders = [RaisedPlacement.Order.scaleThenTranslate, .translateThenScale()]
    var strays: [String] = []
    var generator = SeededGenerator(seed: 0xF1)
    for round in 0..<4_000 {
      var model = Self.models[round % Self.models.count]
      let picked = (0..<10).map { _ in lengths[Int(generator.next() % 7)] }
      model.layout = FieldLayout(
        labelSize: LayoutSize(width: picked[0], height: picked[1]),
        containerWidth: round.isMultiple(of: 5) ? nil : picked[2],
        textHeight: round.isMultiple(of: 3) ? nil : picked[3],
        leadingInset: picked[4],
        trailingInset: picked[5],
        topInset: picked[6],
        lineGap: picked[7],
        lineHeight: picked[8],
        placement: RaisedPlacement(
          orders[round % 2],
          scale: [0, 0.001, 0.8, 1, 1_000, .infinity][round % 6],
          rise: picked[9]
        ),
        alignment: LabelAlignment.allCases[round / 2 % 3],
        direction: WritingDirection.allCases[round / 6 % 2]
      )
      for time in [-1, 0.03, 0.06, 0.1, 1] {
        if model.numbers(at: time).allSatisfy({ $0.isFinite }) { continue }
        strays.append("\(model.layout) at \(time): \(model.numbers(at: time))")
      }
    }
    #expect(strays.isEmpty)
  }

  @Test func `in the other writing direction all is mirrored`() {
    for model in Self.models {
      for alignment in LabelAlignment.allCases {
        for width in [40.0, 120, 290, 500] {
          var leftToRight = model
          leftToRight.layout.leadingInset = 10
          leftToRight.layout.trailingInset = 30
          leftToRight.layout.alignment = alignment
          leftToRight.layout.labelWidth = width
          var rightToLeft = leftToRight
          rightToLeft.layout.direction = .rightToLeft
          for time in [0, 0.03, 0.06, 0.1, 1] {
            let (left, right) = (leftToRight.labelFrame(at: time), rightToLeft.labelFrame(at: time))
            expect(right.minX, near: 300 - left.maxX, within: 1e-12)
            #expect(right.minY == left.minY && right.size == left.size)
            let matrices = (leftToRight.matrix(at: time), rightToLeft.matrix(at: time))
            #expect(matrices.0.tx == -matrices.1.tx && matrices.0.ty == matrices.1.ty)
            #expect(matrices.0.a == matrices.1.a)
          }
        }
      }
    }
  }
}

extension FloatingLabelModel {
  /// All numbers that come out at a time.
  fileprivate func numbers(at time: Double) -> [Double] {
    let rects = [
      labelFrame(at: time), layout.textFrame, layout.lineFrame,
      layout.untransformedLabelFrame(progress: progress(at: time)),
    ]
    return matrix(at: time).entries
      + rects.flatMap { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
      + [
        progress(at: time), maximumLabelWidth(at: time) ?? 0, appearance(at: time).fontSize,
        layout.height, layout.raisedOverhang, layout.topInsetForRaisedLabel,
      ]
  }
}
