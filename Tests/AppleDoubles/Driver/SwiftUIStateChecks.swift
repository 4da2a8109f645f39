import FloatingLabel
import SwiftUI

@MainActor
func checkSwiftUIFieldState() async {
  let text = State(wrappedValue: "")
  let owner = FocusState<Bool>()
  let host = SwiftUIHost(
    FloatingLabelTextField("Amount", text: text.projectedValue, focus: owner.projectedValue)
  )
  await host.appear()
  check("SwiftUI: the label of an empty field rests", !host.isRaised)
  host.focus(true)
  check(
    "SwiftUI: focus raises it, and is offered to the owner",
    host.isRaised && owner.wrappedValue
  )
  host.focus(false)
  check("SwiftUI: lost focus lowers it", !host.isRaised && !owner.wrappedValue)
  host.tap()
  check("SwiftUI: a tap beside the text focuses", host.isRaised)
  host.textField?.text.wrappedValue = "12"
  check("SwiftUI: what is typed is bound", text.wrappedValue == "12" && host.isRaised)
  host.focus(false)
  check("SwiftUI: a filled field keeps it up", host.isRaised)
  text.wrappedValue = ""
  check("SwiftUI: clearing in code lowers it", !host.isRaised)
  text.wrappedValue = " "
  check("SwiftUI: setting in code raises it, for spaces are content", host.isRaised)
  text.wrappedValue = ""
  host.focus(true)
  host.environment.isEnabled = false
  check("SwiftUI: focus counts only while enabled", !host.isRaised)
  host.environment.isEnabled = true
  check("SwiftUI: and again when it is", host.isRaised)
}

@MainActor
func checkSwiftUIBehavior() {
  let text = State(wrappedValue: "")
  func host(_ behavior: LabelBehavior) -> SwiftUIHost<some View> {
    let host = SwiftUIHost(
      FloatingLabelTextField("Amount", text: text.projectedValue)
        .floatingLabelStyle(FloatingLabelStyle(behavior: behavior))
    )
    host.focus(true)
    return host
  }
  check("SwiftUI: when filled, focus doesn't raise it", !host(.whenFilled).isRaised)
  check("SwiftUI: always up", host(.always).isRaised)
  check("SwiftUI: never up", !host(.never).isRaised && host(.never).opacity(of: "Amount") == 1)
  text.wrappedValue = "1"
  check("SwiftUI: when filled, content does", host(.whenFilled).isRaised)
  check("SwiftUI: never over content", host(.never).opacity(of: "Amount") == 0)
  check("SwiftUI: others are seen with content", host(.always).opacity(of: "Amount") == 1)
}

@MainActor
func checkSwiftUIPlaceholder() {
  let text = State(wrappedValue: "")
  let host = SwiftUIHost(
    FloatingLabelTextField(
      "Amount",
      text: text.projectedValue,
      placeholder: "0.00",
      trailingLabel: "EUR"
    )
  )
  check("SwiftUI: a resting label covers no placeholder", host.textField?.shownPrompt == "")
  check("SwiftUI: nor a trailing label", host.opacity(of: "EUR") == 0)
  host.focus(true)
  check("SwiftUI: raised, it gives way to the placeholder", host.textField?.shownPrompt == "0.00")
  check("SwiftUI: and to the trailing label", host.opacity(of: "EUR") == 1)

  let unlabelled = SwiftUIHost(
    FloatingLabelTextField("", text: text.projectedValue, placeholder: "0.00", trailingLabel: "EUR")
      .floatingLabelStyle(FloatingLabelStyle(hidesTrailingLabelWhenEmpty: true))
  )
  check("SwiftUI: without a label the placeholder", unlabelled.textField?.shownPrompt == "0.00")
  check("SwiftUI: a trailing label may hide", unlabelled.opacity(of: "EUR") == 0)
  text.wrappedValue = "1"
  check("SwiftUI: while the field is empty", unlabelled.opacity(of: "EUR") == 1)
}
