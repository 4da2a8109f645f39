@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never

  let name: String
  let value: any Sendable

  nonisolated init(_ name: String, _ value: any Sendable) {
    self.name = name
    self.value = value
  }

  public func _nodes(of content: some View, in environment: EnvironmentValues) -> [_ViewNode] {
    [_ViewNode(name, value, content._nodes(in: environment))]
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier("accessibilityHidden", hidden))
  }

  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier("accessibilityLabel", label._content))
  }

  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier("accessibilityValue", valueDescription._content))
  }

  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier("accessibilityHint", hint._content))
  }
}
