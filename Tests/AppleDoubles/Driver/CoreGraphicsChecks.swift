import CoreGraphics
import FloatingLabel

@MainActor
func checkCoreGraphics() {
  let matrix = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
  let transform = CGAffineTransform(matrix)
  check(
    "a matrix becomes a transform entry by entry",
    transform == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
  )
  check("and back", AffineMatrix(transform) == matrix)
  let point = LayoutPoint(x: 1, y: 2)
  check("a point becomes one", CGPoint(point) == CGPoint(x: 1, y: 2))
  check("and back", LayoutPoint(CGPoint(point)) == point)
  let size = LayoutSize(width: 3, height: 4)
  check("a size becomes one", CGSize(size) == CGSize(width: 3, height: 4))
  check("and back", LayoutSize(CGSize(size)) == size)
  let rect = LayoutRect(origin: point, size: size)
  check("a rectangle becomes one", CGRect(rect) == CGRect(x: 1, y: 2, width: 3, height: 4))
  check("and back", LayoutRect(CGRect(rect)) == rect)
}
