#if canImport(SwiftUI)
  import SwiftUI

  /// The text field itself, with a trailing label: all of a field that assistive technology sees.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FieldInput: View {
    @Binding var text: String
    var label: String
    var placeholder: String
    var trailingLabel: String
    var state: LabelState
    var layout: TrailingLabelLayout
    var focus: FocusState<Bool>.Binding
    var outerFocus: FocusState<Bool>.Binding?

    var body: some View {
      TrailingLabelArrangement(
        layout: layout,
        isEmpty: state.isEmpty,
        showsLabel: showsTrailingLabel
      ) {
        textField
        MeasuredText(text: state.isEmpty ? placeholder : text)
        MeasuredText(text: " ")
        Text(verbatim: trailingLabel)
          .lineLimit(1)
          .foregroundStyle(.secondary)
          .opacity(showsTrailingLabel ? 1 : 0)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }

    // Without a prompt, the label would be shown as one.
    private var textField: some View {
      TextField(text: $text, prompt: Text(verbatim: state.showsPlaceholder ? placeholder : "")) {
        Text(verbatim: name)
      }
      .textFieldStyle(.plain)
      .labelsHidden()
      .multilineTextAlignment(TextAlignment(layout.alignment))
      .focused(focus)
      .focused(ifPresent: outerFocus)
      .accessibilityLabel(Text(verbatim: name))
      .accessibilityValue(
        Text(verbatim: state.accessibilityValue(text: text, trailingLabel: trailingLabel))
      )
      .accessibilityHint(
        Text(verbatim: state.accessibilityPlaceholder(placeholder, label: label) ?? "")
      )
    }

    private var name: String {
      state.accessibilityName(label: label, placeholder: placeholder)
    }

    private var showsTrailingLabel: Bool {
      state.showsAffixes && !trailingLabel.isEmpty && !(layout.hidesLabelWhenEmpty && state.isEmpty)
    }
  }
#endif
