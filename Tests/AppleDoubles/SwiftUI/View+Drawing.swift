@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(Noted("opacity", opacity))
  }

  nonisolated public func hidden() -> some View {
    modifier(Noted("hidden"))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(Noted("foregroundStyle", style))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(Noted("frame", maxWidth))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func overlay<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    nonisolated(unsafe) let content = content()
    return modifier(Noted("overlay", alignment, additions: { content._nodes(in: $0) }))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func background<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    nonisolated(unsafe) let content = content()
    return modifier(Noted("background", alignment, additions: { content._nodes(in: $0) }))
  }
}
