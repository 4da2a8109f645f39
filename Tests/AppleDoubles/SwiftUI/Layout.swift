@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Layout {
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LaidOut(layout: self, content: content())
  }
}

nonisolated struct LaidOut<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor func _nodes(in environment: EnvironmentValues) -> [_ViewNode] {
    [_ViewNode("layout", animated(layout, in: environment), content._nodes(in: environment))]
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}
