import FloatingLabel
import SwiftUI

@MainActor
func checkSwiftUITrailingField() {
  let text = State(wrappedValue: "")
  let owner = FocusState<Bool>()
  let host = SwiftUIHost(
    TrailingLabelTextField(
      "name",
      text: text.projectedValue,
      label: "@example.com",
      layout: TrailingLabelLayout(leadingInset: 3, trailingInset: 7),
      focus: owner.projectedValue
    )
  )
  func frame(_ name: String, isRightToLeft: Bool = false) -> CGRect? {
    SwiftUIDrawing(isRightToLeft: isRightToLeft)
      .items(of: host.node, width: 300)
      .first { $0.text == name || $0.name == name }?
      .frame
  }
  check("SwiftUI: its placeholder shows", host.textField?.shownPrompt == "name")
  check("SwiftUI: the label follows it", frame("@example.com")?.minX == 3 + 50)
  check("SwiftUI: before it is the text", frame("TextField")?.maxX == 300 - 7 - 120 - 10)
  text.wrappedValue = "anna "
  check("SwiftUI: spaces count", frame("@example.com")?.minX == 3 + 60)
  check(
    "SwiftUI: and aren't left to the end of a line, where they might be dropped",
    host.node.all("Text").contains { $0.value as? String == "anna\u{A0}" }
  )
  check(
    "SwiftUI: right-to-left mirrors it once",
    frame("@example.com", isRightToLeft: true)?.maxX == 300 - 3 - 60
  )
  text.wrappedValue = String(repeating: "a", count: 90)
  check("SwiftUI: a long text pins it", frame("@example.com")?.maxX == 300 - 7)
  check("SwiftUI: that can be seen", host.opacity(of: "@example.com") == 1)
  check(
    "SwiftUI: its ideal width holds all",
    SwiftUIDrawing(isRightToLeft: false).size(of: host.node, in: .unspecified)
      == CGSize(width: 3 + 900 + 10 + 120 + 7, height: 25)
  )
  host.focus(true)
  check("SwiftUI: its focus is offered to the owner", owner.wrappedValue)
  host.focus(false)
  host.tap()
  check(
    "SwiftUI: a tap beside the text focuses it, too",
    host.node.all("focused").contains {
      ($0.value as? FocusState<Bool>.Binding)?.wrappedValue == true
    }
  )
}

@MainActor
func checkSwiftUITrailingFieldLayout() {
  let text = State(wrappedValue: "")
  let host = SwiftUIHost(
    TrailingLabelTextField(
      "0.00",
      text: text.projectedValue,
      label: "EUR",
      layout: TrailingLabelLayout(
        spacing: 99,
        alignment: .trailing,
        direction: .rightToLeft,
        hidesLabelWhenEmpty: true
      )
    )
  )
  func frame() -> CGRect? {
    SwiftUIDrawing(isRightToLeft: false).items(of: host.node, width: 300)
      .first { $0.text == "EUR" }?
      .frame
  }
  check("SwiftUI: a label may hide while the field is empty", host.opacity(of: "EUR") == 0)
  text.wrappedValue = "1"
  check("SwiftUI: and not when it isn't", host.opacity(of: "EUR") == 1)
  check("SwiftUI: the alignment can be set", frame()?.maxX == 300)
  check(
    "SwiftUI: that of the text with it",
    host.node.all("multilineTextAlignment").first?.value as? TextAlignment == .trailing
  )
}

@MainActor
func checkSwiftUIAccessibility() {
  let text = State(wrappedValue: "")
  let both = SwiftUIHost(
    FloatingLabelTextField(
      "Amount",
      text: text.projectedValue,
      placeholder: "0.00",
      trailingLabel: "EUR"
    )
  )
  let trailing = SwiftUIHost(
    TrailingLabelTextField("name", text: text.projectedValue, label: "@example.com")
  )
  func read<V: View>(_ host: SwiftUIHost<V>) -> [String?] {
    ["accessibilityLabel", "accessibilityValue", "accessibilityHint"].map(host.said)
  }
  func isHidden(_ node: _ViewNode) -> Bool {
    node.name == "accessibilityHidden" && node.value as? Bool == true
  }
  func takesNoTaps(_ node: _ViewNode) -> Bool {
    node.name == "hidden" || node.name == "allowsHitTesting" && node.value as? Bool == false
  }
  check("SwiftUI: the label is the name", read(both) == ["Amount", "", ""])
  check("SwiftUI: or the placeholder", read(trailing) == ["name", "", ""])
  both.focus(true)
  check("SwiftUI: the placeholder that shows is a hint", read(both) == ["Amount", "", "0.00"])
  text.wrappedValue = "12"
  check("SwiftUI: the value is read with its label", read(both) == ["Amount", "12 EUR", ""])
  check("SwiftUI: after any text", read(trailing) == ["name", "12 @example.com", ""])
  check("SwiftUI: there is one element", both.node.leaves(except: isHidden) == ["TextField"])
  check("SwiftUI: in both", trailing.node.leaves(except: isHidden) == ["TextField"])
  check(
    "SwiftUI: taps go to the text, or to all of the field behind it",
    both.node.leaves(except: takesNoTaps) == ["TextField", "Color"]
      && trailing.node.leaves(except: takesNoTaps) == ["TextField", "Color"]
  )
}

@MainActor
func checkSwiftUIFields() async {
  await checkSwiftUIFieldState()
  checkSwiftUIBehavior()
  checkSwiftUIPlaceholder()
  await checkSwiftUIFieldMotion()
  checkSwiftUIAppearance()
  checkSwiftUIWeights()
  checkSwiftUIGeometry()
  checkSwiftUISizes()
  checkSwiftUITrailingField()
  checkSwiftUITrailingFieldLayout()
  checkSwiftUIAccessibility()
}
