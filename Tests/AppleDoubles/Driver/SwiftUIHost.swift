import FloatingLabel
import SwiftUI

/// A view in a hierarchy, for which this stands in for the system.
@MainActor
final class SwiftUIHost<Content: View> {
  var environment = EnvironmentValues()
  private let view: Content

  init(_ view: Content) {
    self.view = view
  }

  /// What the view comes to now.
  var node: _ViewNode { _ViewNode("root", nil, view._nodes(in: environment)) }

  /// Lets the view appear, up to the end of its tasks.
  func appear() async {
    for case let action as @Sendable () async -> Void in values("task") { await action() }
  }

  func disappear() {
    for case let action as () -> Void in values("onDisappear") { action() }
  }

  func tap() {
    for case let action as () -> Void in values("onTapGesture") { action() }
  }

  /// Moves the focus, as the user does: all that the text field is bound to says so.
  func focus(_ isFocused: Bool) {
    for node in node.all("focused") where !node.all("TextField").isEmpty {
      (node.value as? FocusState<Bool>.Binding)?.wrappedValue = isFocused
    }
  }

  var textField: _TextFieldParts? { values("TextField").first as? _TextFieldParts }

  /// The animations for changes of a value that is now this one.
  func animations(of value: Bool) -> [Animation?] {
    values("animation").compactMap { $0 as? _AppliedAnimation }
      .filter { $0.value as? Bool == value }
      .map(\.animation)
  }

  /// What a modifier of the text field says.
  func said(_ name: String) -> String? {
    node.all(name).first { !$0.all("TextField").isEmpty }?.value as? String
  }

  /// The opacity of a text that can be seen at times.
  func opacity(of text: String) -> Double? {
    node.all("opacity")
      .first { $0.all("Text").contains { $0.value as? String == text } }?
      .value as? Double
  }

  var effect: (any GeometryEffect)? {
    values("modifier").lazy.compactMap { $0 as? any GeometryEffect }.first
  }

  /// Whether the label is transformed.
  var isRaised: Bool {
    effect?.effectValue(size: CGSize(width: 100, height: 20)) != ProjectionTransform()
  }

  private func values(_ name: String) -> [Any] { node.all(name).compactMap(\.value) }
}

extension _ViewNode {
  /// The views in this one without what is in modifiers of a kind.
  func leaves(except isLeftOut: (_ViewNode) -> Bool) -> [String] {
    if isLeftOut(self) { return [] }
    return children.isEmpty ? [name] : children.flatMap { $0.leaves(except: isLeftOut) }
  }
}
