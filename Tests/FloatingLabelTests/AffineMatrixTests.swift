import FloatingLabel
import Testing

@Suite struct AffineMatrixTests {
  static let matrices: [AffineMatrix] = [
    .identity,
    .translation(x: -12, y: -24),
    .scale(x: 0.8, y: 0.8),
    .scale(x: -2, y: 0.5),
    AffineMatrix(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
    AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: -7),
    AffineMatrix(a: 1.5, b: -0.25, c: 0.75, d: 2, tx: -40, ty: 11),
  ]

  // Three points that don't lie on a line tell any two affine maps apart.
  static let probes = [
    LayoutPoint(x: 0, y: 0), LayoutPoint(x: 10, y: 0), LayoutPoint(x: -3, y: 17),
  ]

  @Test(arguments: matrices, matrices)
  func `a product does the first and then the second`(first: AffineMatrix, second: AffineMatrix) {
    for probe in Self.probes {
      let together = probe.applying(first.concatenating(second))
      let oneByOne = probe.applying(first).applying(second)
      expect(together.x, near: oneByOne.x, within: 1e-12)
      expect(together.y, near: oneByOne.y, within: 1e-12)
    }
  }

  @Test func `products are associative`() {
    for first in Self.matrices {
      for second in Self.matrices {
        for third in Self.matrices {
          expect(
            first.concatenating(second).concatenating(third),
            near: first.concatenating(second.concatenating(third)),
            within: 1e-11
          )
        }
      }
    }
  }

  @Test(arguments: matrices)
  func `the identity changes nothing`(matrix: AffineMatrix) {
    #expect(matrix.concatenating(.identity) == matrix)
    #expect(AffineMatrix.identity.concatenating(matrix) == matrix)
    for probe in Self.probes { #expect(probe.applying(.identity) == probe) }
  }

  @Test(arguments: matrices)
  func `an inverse undoes from both sides`(matrix: AffineMatrix) throws {
    let inverse = try #require(matrix.inverted())
    expect(matrix.concatenating(inverse), near: .identity, within: 1e-13)
    expect(inverse.concatenating(matrix), near: .identity, within: 1e-13)
    #expect(!inverse.hasNegativeZero)
  }

  @Test func `what flattens the plane or can't be written has no inverse`() {
    #expect(AffineMatrix.scale(x: 0, y: 1).inverted() == nil)
    #expect(AffineMatrix(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted() == nil)
    #expect(AffineMatrix.scale(x: 1e-200, y: 1e-200).inverted() == nil)
    #expect(AffineMatrix.scale(x: .infinity, y: 1).inverted() == nil)
    #expect(AffineMatrix.translation(x: .nan, y: 0).inverted() == nil)
  }

  @Test(arguments: [
    AffineMatrix(a: 0, b: 1e-100, c: 1e-100, d: 1e200, tx: 0, ty: 0),
    AffineMatrix(a: 1e-100, b: 1e200, c: 0, d: 1e-100, tx: 0, ty: 0),
    AffineMatrix(a: 1e-100, b: 0, c: 1e200, d: 1e-100, tx: 0, ty: 0),
    AffineMatrix(a: 1e200, b: 1e-100, c: 1e-100, d: 0, tx: 0, ty: 0),
    AffineMatrix(a: 1e-10, b: 0, c: 0, d: 1, tx: 1e305, ty: 0),
    AffineMatrix(a: 1, b: 0, c: 0, d: 1e-10, tx: 0, ty: 1e305),
  ])
  func `one entry that can't be written is enough to have no inverse`(matrix: AffineMatrix) {
    #expect(matrix.inverted() == nil)
  }

  @Test func `order matters: a shift that comes first is scaled`() {
    let shift = AffineMatrix.translation(x: -10, y: -24)
    let scaling = AffineMatrix.scale(x: 0.5, y: 0.5)
    #expect(shift.concatenating(scaling).entries == [0.5, 0, 0, 0.5, -5, -12])
    #expect(scaling.concatenating(shift).entries == [0.5, 0, 0, 0.5, -10, -24])
  }

  @Test func `row vectors: b takes x into y and c takes y into x`() {
    let matrix = AffineMatrix(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(LayoutPoint(x: 1, y: 0).applying(matrix) == LayoutPoint(x: 13, y: 16))
    #expect(LayoutPoint(x: 0, y: 1).applying(matrix) == LayoutPoint(x: 16, y: 20))
  }

  @Test(arguments: matrices)
  func `a rectangle's image bounds the images of its corners`(matrix: AffineMatrix) throws {
    let rect = LayoutRect(x: 5, y: -3, width: 40, height: 20)
    let corners = [rect.minX, rect.maxX].flatMap { x in
      [rect.minY, rect.maxY].map { LayoutPoint(x: x, y: $0).applying(matrix) }
    }
    let image = rect.applying(matrix)
    let left = try #require(corners.map(\.x).min())
    let right = try #require(corners.map(\.x).max())
    let top = try #require(corners.map(\.y).min())
    let bottom = try #require(corners.map(\.y).max())
    expect(image.minX, near: left, within: 1e-12)
    expect(image.maxX, near: right, within: 1e-12)
    expect(image.minY, near: top, within: 1e-12)
    expect(image.maxY, near: bottom, within: 1e-12)
  }

  @Test(arguments: matrices)
  func `about the centre is a detour through the origin`(matrix: AffineMatrix) {
    let rect = LayoutRect(x: 5, y: -3, width: 40, height: 20)
    let detour = AffineMatrix.translation(x: -rect.midX, y: -rect.midY)
      .concatenating(matrix)
      .concatenating(.translation(x: rect.midX, y: rect.midY))
    let expected = rect.applying(detour)
    let image = rect.applyingAboutCenter(matrix)
    expect(image.minX, near: expected.minX, within: 1e-12)
    expect(image.minY, near: expected.minY, within: 1e-12)
    expect(image.maxX, near: expected.maxX, within: 1e-12)
    expect(image.maxY, near: expected.maxY, within: 1e-12)
  }

  @Test func `the identity keeps a rectangle to the last bit`() {
    let rect = LayoutRect(x: 0.1, y: 0.7, width: 1 / 3, height: 1e-3)
    #expect(rect.applyingAboutCenter(.identity) == rect)
  }

  @Test(arguments: matrices, matrices)
  func `a blend has exact ends and goes entry by entry`(start: AffineMatrix, end: AffineMatrix) {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    for progress in [-0.5, 0.25, 0.5, 1.5] {
      let blend = start.interpolated(to: end, at: progress)
      for (value, (from, to)) in zip(blend.entries, zip(start.entries, end.entries)) {
        expect(value, near: from + (to - from) * progress, within: 1e-13)
      }
    }
  }

  @Test func `between two equal matrices all are the same, to the last bit`() {
    let matrix = AffineMatrix(a: 0.1, b: 0.2, c: 0.3, d: 0.7, tx: 1 / 3, ty: -0.9)
    for step in -20...120 {
      #expect(matrix.interpolated(to: matrix, at: Double(step) / 100) == matrix)
    }
  }

  @Test func `an end is exact where the naive blend is not`() {
    let start = AffineMatrix.translation(x: 16, y: 0)
    let end = AffineMatrix.translation(x: 0.8, y: 0)
    #expect(start.tx + (end.tx - start.tx) != end.tx)
    #expect(start.interpolated(to: end, at: 1) == end)
  }
}
