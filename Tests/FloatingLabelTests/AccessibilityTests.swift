import FloatingLabel
import Testing

@Suite struct AccessibilityTests {
  private func filled(_ behavior: LabelBehavior = .automatic, hasLabel: Bool = true) -> LabelState {
    LabelState(behavior: behavior, content: .text, hasLabel: hasLabel)
  }

  private var focused: LabelState {
    var state = LabelState()
    state.handle(.beganEditing)
    return state
  }

  @Test func `the label is the name`() {
    #expect(LabelState().accessibilityName(label: "Amount", placeholder: "0.00") == "Amount")
  }

  @Test func `without a label the placeholder names the field`() {
    let state = LabelState(hasLabel: false)
    #expect(state.accessibilityName(label: "Amount", placeholder: "0.00") == "0.00")
    #expect(LabelState().accessibilityName(label: "", placeholder: "0.00") == "0.00")
  }

  @Test func `a label that hides keeps naming the field`() {
    #expect(!filled(.never).showsLabel)
    #expect(filled(.never).accessibilityName(label: "Amount") == "Amount")
  }

  @Test func `the value is the text, then the trailing label`() {
    #expect(filled().accessibilityValue(text: "12.50", trailingLabel: "EUR") == "12.50 EUR")
    #expect(filled().accessibilityValue(text: "12.50") == "12.50")
  }

  @Test func `an empty text has no value, whatever trails it`() {
    #expect(focused.accessibilityValue(text: "", trailingLabel: "EUR") == "")
  }

  @Test func `a trailing label that is hidden is not read`() {
    // Whoever sets the text tells the state a moment later: the label still rests over the field.
    #expect(!LabelState().showsAffixes)
    #expect(LabelState().accessibilityValue(text: "12.50", trailingLabel: "EUR") == "12.50")
  }

  @Test func `the placeholder is read only while it can be seen`() {
    #expect(focused.accessibilityPlaceholder("0.00", label: "Amount") == "0.00")
    #expect(LabelState().accessibilityPlaceholder("0.00", label: "Amount") == nil)
    #expect(filled().accessibilityPlaceholder("0.00", label: "Amount") == nil)
  }

  @Test(arguments: ["Amount", " Amount ", "AMOUNT", "amount", ""])
  func `a placeholder that says what the label says is not read`(placeholder: String) {
    let label = placeholder.isEmpty ? "" : "Amount"
    #expect(focused.accessibilityPlaceholder(placeholder, label: label) == nil)
  }

  @Test func `all ASCII letters count without their case, and nothing else does`() {
    let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    #expect(focused.accessibilityPlaceholder(capitals, label: capitals.lowercased()) == nil)
    #expect(focused.accessibilityPlaceholder("@[", label: "`{") == "@[")
  }

  @Test(arguments: ["Amounts", "A mount", "ämount", "Amount:"])
  func `a placeholder that differs in anything else is read`(placeholder: String) {
    #expect(focused.accessibilityPlaceholder(placeholder, label: "Amount") == placeholder)
  }

  @Test func `a placeholder that names the field is not read again`() {
    let state = LabelState(hasLabel: false)
    #expect(state.showsPlaceholder)
    #expect(state.accessibilityPlaceholder("0.00", label: "Amount") == nil)
  }
}
