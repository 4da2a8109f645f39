@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(Noted("lineLimit", number))
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(Noted("multilineTextAlignment", alignment))
  }

  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(Noted("textFieldStyle", style))
  }

  nonisolated public func labelsHidden() -> some View {
    modifier(Noted("labelsHidden"))
  }
}
