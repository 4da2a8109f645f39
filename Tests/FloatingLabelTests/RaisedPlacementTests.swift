import FloatingLabel
import Testing

@Suite struct RaisedPlacementTests {
  static let widths: [Double] = [0, 1, 37.5, 120, 333]
  static let placements = [RaisedPlacement.standard, .flush]

  /// −1, 0 or 1 for an edge at the left, none, or one at the right.
  static func side(_ alignment: LabelAlignment, _ direction: WritingDirection) -> Double {
    if alignment == .center { return 0 }
    return (alignment == .leading) == (direction == .leftToRight) ? -1 : 1
  }

  @Test func `a raised label has the matrix of the design`() {
    for width in Self.widths {
      for alignment in LabelAlignment.allCases {
        for direction in WritingDirection.allCases {
          let side = Self.side(alignment, direction)
          let standard = RaisedPlacement.standard.matrix(
            labelWidth: width,
            alignment: alignment,
            direction: direction
          )
          let flush = RaisedPlacement.flush.matrix(
            labelWidth: width,
            alignment: alignment,
            direction: direction
          )
          expect(
            standard,
            near: AffineMatrix(a: 0.8, b: 0, c: 0, d: 0.8, tx: side * 0.08 * width, ty: -19.2),
            within: 1e-12
          )
          expect(
            flush,
            near: AffineMatrix(a: 0.8, b: 0, c: 0, d: 0.8, tx: side * 0.1 * width, ty: -24),
            within: 1e-12
          )
        }
      }
    }
  }

  @Test func `no matrix on the way has a negative zero`() {
    let placements =
      Self.placements + [
        RaisedPlacement(.translateThenScale(offsetRatio: 0), scale: 1, rise: 0),
        RaisedPlacement(.translateThenScale(offsetRatio: -0.0), scale: 2, rise: -0.0),
        RaisedPlacement(.scaleThenTranslate, scale: 1, rise: 0),
      ]
    for placement in placements {
      for width in Self.widths + [-0.0] {
        for alignment in LabelAlignment.allCases {
          for direction in WritingDirection.allCases {
            for progress in [-0.25, 0, 0.5, 1, 1.25] {
              let matrix = placement.matrix(
                labelWidth: width,
                alignment: alignment,
                direction: direction,
                progress: progress
              )
              #expect(!matrix.hasNegativeZero, "\(placement) \(width) \(progress)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: placements)
  func `at rest the matrix is the identity, raised it is exact`(placement: RaisedPlacement) {
    for width in Self.widths {
      #expect(placement.matrix(labelWidth: width, progress: 0) == .identity)
      #expect(
        placement.matrix(labelWidth: width, progress: 1) == placement.matrix(labelWidth: width)
      )
    }
    #expect(placement.matrix(labelWidth: 120).a == 0.8)
  }

  @Test(arguments: [0.001, 0.5, 0.75, 0.8, 1, 2, 1_000])
  func `flush keeps the edge in place at every instant`(scale: Double) {
    let placement = RaisedPlacement(.scaleThenTranslate, scale: scale)
    for width in Self.widths {
      let rest = LayoutRect(x: 16, y: 16, width: width, height: 20)
      for direction in WritingDirection.allCases {
        for alignment in LabelAlignment.allCases {
          let tolerance = 1e-12 * max(1, scale)
          for instant in 0...1_000 {
            let shown = rest.applyingAboutCenter(
              placement.matrix(
                labelWidth: width,
                alignment: alignment,
                direction: direction,
                progress: Double(instant) / 1_000
              )
            )
            let drift =
              switch Self.side(alignment, direction) {
              case -1: shown.minX - rest.minX
              case 1: shown.maxX - rest.maxX
              default: shown.midX - rest.midX
              }
            if abs(drift) > tolerance { Issue.record("\(width) \(instant): \(drift)") }
          }
        }
      }
    }
  }

  @Test func `the standard placement drifts by 0.02 of the width`() {
    for width in Self.widths {
      let rest = LayoutRect(x: 16, y: 16, width: width, height: 20)
      let leftToRight = rest.applyingAboutCenter(
        RaisedPlacement.standard.matrix(labelWidth: width)
      )
      expect(leftToRight.minX - rest.minX, near: 0.02 * width, within: 1e-12)
      expect(leftToRight.midY - rest.midY, near: -19.2, within: 1e-12)
      let rightToLeft = rest.applyingAboutCenter(
        RaisedPlacement.standard.matrix(labelWidth: width, direction: .rightToLeft)
      )
      expect(rest.maxX - rightToLeft.maxX, near: 0.02 * width, within: 1e-12)
    }
  }

  @Test func `a given offset ratio replaces the tenth of the width`() {
    let placement = RaisedPlacement(.translateThenScale(offsetRatio: 0.25), scale: 0.5, rise: 10)
    #expect(placement.matrix(labelWidth: 80).entries == [0.5, 0, 0, 0.5, -10, -5])
  }

  @Test func `numbers out of range are limited, and what is none has a stand-in`() {
    #expect(RaisedPlacement(.scaleThenTranslate, scale: 0).scale == 0.001)
    #expect(RaisedPlacement(.scaleThenTranslate, scale: .infinity).scale == 1_000)
    #expect(RaisedPlacement(.scaleThenTranslate, scale: .nan).scale == 1)
    #expect(RaisedPlacement(.scaleThenTranslate, rise: -5).rise == 0)
    #expect(RaisedPlacement(.scaleThenTranslate, rise: .infinity).rise == 0)
    #expect(
      RaisedPlacement(.translateThenScale(offsetRatio: 7)).order
        == .translateThenScale(offsetRatio: 1)
    )
    #expect(
      RaisedPlacement(.translateThenScale(offsetRatio: -7)).order
        == .translateThenScale(offsetRatio: -1)
    )
    #expect(RaisedPlacement(.translateThenScale(offsetRatio: .nan)) == .standard)
    for width in [Double.nan, .infinity, -.infinity, -3] {
      let matrix = RaisedPlacement.flush.matrix(labelWidth: width)
      #expect(matrix.entries == [0.8, 0, 0, 0.8, 0, -24])
    }
  }

  @Test func `beyond a thousand million ways the matrix goes no further`() {
    for sign in [-1.0, 1] {
      let farthest = RaisedPlacement.flush.matrix(labelWidth: 100, progress: sign * 1e9)
      for progress in [1.1e9, 1e300, .infinity] {
        let matrix = RaisedPlacement.flush.matrix(labelWidth: 100, progress: sign * progress)
        #expect(matrix == farthest)
      }
    }
  }

  @Test func `all that comes out is finite for lengths up to 1e9 and scales from 0.001 to 1,000`() {
    for scale in [0.001, 1, 1_000] {
      for placement in [
        RaisedPlacement(.scaleThenTranslate, scale: scale, rise: 1e9),
        RaisedPlacement(.translateThenScale(offsetRatio: -1), scale: scale, rise: 1e9),
      ] {
        let matrix = placement.matrix(labelWidth: 1e9)
        #expect(matrix.entries.allSatisfy { $0.isFinite })
      }
    }
  }
}
