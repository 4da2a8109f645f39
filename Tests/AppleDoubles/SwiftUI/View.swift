// A stand-in for the part of SwiftUI that the adapters use, with Apple's signatures, isolation and
// availability, so that they can be checked where that framework doesn't exist. What begins with an
// underscore is the stand-in's own: with it, a test can look into a view and stand in for the system.

@_exported import CoreGraphics

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor func _nodes(in environment: EnvironmentValues) -> [_ViewNode]
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  public func _nodes(in environment: EnvironmentValues) -> [_ViewNode] {
    EnvironmentValues._current = environment
    return body._nodes(in: environment)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View where Body == Never {
  public var body: Never { fatalError("This view has no body.") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Never: View {
  public typealias Body = Never
}

/// What a view, or a modifier, comes to.
public struct _ViewNode {
  /// The name of the view or modifier.
  public var name: String
  /// What it was created with.
  public var value: Any?
  /// The views in it; that of a modifier, and what the modifier adds.
  public var children: [_ViewNode]

  public init(_ name: String, _ value: Any? = nil, _ children: [_ViewNode] = []) {
    self.name = name
    self.value = value
    self.children = children
  }

  /// All nodes of a name, outermost first.
  public func all(_ name: String) -> [_ViewNode] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }
}
