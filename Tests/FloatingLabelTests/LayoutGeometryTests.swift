import FloatingLabel
import Testing

@Suite struct LayoutGeometryTests {
  @Test func `zero lies at the origin and has no size`() {
    #expect(LayoutPoint.zero == LayoutPoint(x: 0, y: 0))
    #expect(LayoutSize.zero == LayoutSize(width: 0, height: 0))
    #expect(LayoutRect.zero == LayoutRect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `a rectangle has its edges where its corner and its size say`() {
    let rect = LayoutRect(x: 5, y: -3, width: 40, height: 20)
    #expect([rect.minX, rect.midX, rect.maxX] == [5, 25, 45])
    #expect([rect.minY, rect.midY, rect.maxY] == [-3, 7, 17])
  }

  @Test func `a mirrored stretch is as far from the right as it was from the left`() {
    let span = LayoutSpan(x: 10, width: 30)
    let mirrored = span.mirrored(in: 100)
    #expect(span.maxX == 40)
    #expect(mirrored == LayoutSpan(x: 60, width: 30))
    #expect(mirrored.mirrored(in: 100) == span)
  }
}
