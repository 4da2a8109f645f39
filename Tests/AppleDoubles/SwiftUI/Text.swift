@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Text: Equatable, Sendable {
  public let _content: String

  public init(verbatim content: String) {
    _content = content
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Text: View {
  public typealias Body = Never

  public func _nodes(in environment: EnvironmentValues) -> [_ViewNode] {
    [_ViewNode("Text", _content)]
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct TextField<Label>: View where Label: View {
  public typealias Body = Never

  let text: Binding<String>
  let prompt: Text?
  let label: Label

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor public func _nodes(in environment: EnvironmentValues) -> [_ViewNode] {
    let label = label._nodes(in: environment).first?.value as? String
    // Without a prompt, the label is shown as one.
    let shown = prompt?._content ?? label
    return [_ViewNode("TextField", _TextFieldParts(text: text, label: label, shownPrompt: shown))]
  }
}

/// What a text field was created with.
public struct _TextFieldParts {
  public let text: Binding<String>
  public let label: String?
  public let shownPrompt: String?
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol TextFieldStyle {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
