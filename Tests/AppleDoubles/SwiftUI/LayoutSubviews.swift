@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  private let subviews: ArraySlice<LayoutSubview>

  /// Creates proxies of views that a test stands in for.
  public init(_subviews: [LayoutSubview]) {
    subviews = _subviews[...]
  }

  private init(_ subviews: ArraySlice<LayoutSubview>) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }

  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubviews.Element { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds])
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LayoutSubview: Equatable, @unchecked Sendable {
  /// Where a subview was placed.
  public final class _Placement {
    /// Its frame in the coordinates of the container, or `nil` if it was not placed.
    public var frame: CGRect?
  }

  public let _placement = _Placement()

  private let measure: (ProposedViewSize) -> CGSize

  /// Creates the proxy of a view that a test stands in for.
  public init(_measure: @escaping (ProposedViewSize) -> CGSize) {
    measure = _measure
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = measure(proposal)
    _placement.frame = CGRect(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a._placement === b._placement
  }
}
