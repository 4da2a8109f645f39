@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(Noted("focused", condition))
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(Noted("allowsHitTesting", enabled))
  }

  nonisolated public func contentShape<S>(
    _ shape: S,
    eoFill: Bool = false
  ) -> some View where S: Shape {
    modifier(Noted("contentShape", shape))
  }

  @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(Noted("onTapGesture", action))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(Noted("task", action))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(Noted("onDisappear", action))
  }
}
