@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  @MainActor func _nodes(of content: some View, in environment: EnvironmentValues) -> [_ViewNode]
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ViewModifier {
  public func _nodes(of content: some View, in environment: EnvironmentValues) -> [_ViewNode] {
    let content = Content { content._nodes(in: $0) }
    EnvironmentValues._current = environment
    let modifier = animated(self, in: environment)
    let nodes = modifier.body(content: content)._nodes(in: environment)
    return [_ViewNode("modifier", modifier, nodes)]
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Never { fatalError("This modifier has no body.") }

  public func _nodes(of content: some View, in environment: EnvironmentValues) -> [_ViewNode] {
    [_ViewNode("modifier", animated(self, in: environment), content._nodes(in: environment))]
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never

  let nodes: @MainActor (EnvironmentValues) -> [_ViewNode]

  public func _nodes(in environment: EnvironmentValues) -> [_ViewNode] { nodes(environment) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public func _nodes(in environment: EnvironmentValues) -> [_ViewNode] {
    modifier._nodes(of: content, in: environment)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier of the system's, of which the stand-in only knows the name and the argument.
nonisolated struct Noted: ViewModifier {
  typealias Body = Never

  let name: String
  let value: Any?
  let change: (inout EnvironmentValues) -> Void
  let additions: @MainActor (EnvironmentValues) -> [_ViewNode]

  init(
    _ name: String,
    _ value: Any? = nil,
    change: @escaping (inout EnvironmentValues) -> Void = { _ in },
    additions: @escaping @MainActor (EnvironmentValues) -> [_ViewNode] = { _ in [] }
  ) {
    self.name = name
    self.value = value
    self.change = change
    self.additions = additions
  }

  @MainActor func _nodes(of content: some View, in environment: EnvironmentValues) -> [_ViewNode] {
    var changed = environment
    change(&changed)
    let children = content._nodes(in: changed) + additions(environment)
    return [_ViewNode(name, value, children)]
  }
}
