@_spi(Driver) public enum AnimatedProperty: Hashable, Sendable {
  case bounds, center, transform, font, textColor
}

@_spi(Driver) public enum AnimatedValue: Equatable, Sendable {
  case rect(CGRect)
  case point(CGPoint)
  case transform(CGAffineTransform)
  case font(UIFont?)
  case color(UIColor?)

  /// The value part of the way to another, as a running animation shows it.
  func blended(to end: AnimatedValue, at part: CGFloat) -> AnimatedValue {
    func blend(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    func blend(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: blend(from.x, to.x), y: blend(from.y, to.y))
    }
    switch (self, end) {
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          origin: blend(from.origin, to.origin),
          size: CGSize(
            width: blend(from.size.width, to.size.width),
            height: blend(from.size.height, to.size.height)
          )
        )
      )
    case (.point(let from), .point(let to)):
      return .point(blend(from, to))
    case (.transform(let from), .transform(let to)):
      return .transform(
        CGAffineTransform(
          a: blend(from.a, to.a),
          b: blend(from.b, to.b),
          c: blend(from.c, to.c),
          d: blend(from.d, to.d),
          tx: blend(from.tx, to.tx),
          ty: blend(from.ty, to.ty)
        )
      )
    default:
      return end
    }
  }
}

/// A property of a view that was changed in an animation block.
@_spi(Driver) public struct AnimatedChange {
  public private(set) weak var view: UIView?
  public let property: AnimatedProperty
  public let from: AnimatedValue
  public let to: AnimatedValue
}
