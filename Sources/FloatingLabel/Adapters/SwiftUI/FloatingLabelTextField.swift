#if canImport(SwiftUI)
  import SwiftUI

  /// A text field with a floating label: it rests over the empty field and rises above it when the field
  /// is used.
  ///
  ///     FloatingLabelTextField("E-mail", text: $email)
  ///     FloatingLabelTextField("Amount", text: $amount, placeholder: "0.00", trailingLabel: "EUR")
  ///
  /// Where the label is follows from what the field shows, whoever put it there, from its focus, and from
  /// whether it is enabled. Nothing animates before the field is on screen, nor when motion is to be
  /// reduced.
  ///
  /// Measures, timing and appearance come from the modifier `floatingLabelStyle(_:)` and a
  /// ``FloatingLabelStyle``. The typed text is that of any text field: modifiers such as `font(_:)`,
  /// `foregroundStyle(_:)`, `keyboardType(_:)` and `onSubmit(of:_:)` reach it, and so does
  /// `focused(_:equals:)`.
  ///
  /// For assistive technology it is one element, with the label as its name.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct FloatingLabelTextField: View {
    private let label: String
    private let placeholder: String
    private let trailingLabel: String
    private let focus: FocusState<Bool>.Binding?

    @Binding private var text: String
    @FocusState private var isFocused: Bool
    @State private var isOnScreen = false

    @Environment(\.floatingLabelStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    // A scaled metric may be rounded to pixels. From 100 points, the factor is right to half a percent.
    @ScaledMetric private var scaledHundred = 100.0

    /// Creates a text field with a floating label.
    ///
    /// - Parameters:
    ///   - label: The floating label, as it is to be shown. The name of the field for assistive
    ///     technology; if it is empty, the field has none, and the placeholder is its name.
    ///   - text: The text to show and to edit.
    ///   - placeholder: What to show of an empty field once the label is out of the way.
    ///   - trailingLabel: What follows the text after a space, such as a currency. It is hidden while the
    ///     floating label rests over the field.
    ///   - focus: A focus state of the owner to keep in step with the focus of the field.
    public init(
      _ label: String,
      text: Binding<String>,
      placeholder: String = "",
      trailingLabel: String = "",
      focus: FocusState<Bool>.Binding? = nil
    ) {
      self.label = label
      self._text = text
      self.placeholder = placeholder
      self.trailingLabel = trailingLabel
      self.focus = focus
    }

    /// The field: text, label and line.
    public var body: some View {
      let state = self.state
      let style = self.style.scaled(by: scaledHundred / 100)
      FieldArrangement(layout: style.layout, progress: state.end.progress) {
        FieldInput(
          text: $text,
          label: label,
          placeholder: placeholder,
          trailingLabel: trailingLabel,
          state: state,
          layout: style.trailingLabelLayout,
          focus: $isFocused,
          outerFocus: focus
        )
        MovingLabel(text: label, state: state, style: style)
        Color(state.isFocused ? style.focusedLine : style.line)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
      .tapFocuses($isFocused)
      .animation(animation, value: state.isUp)
      .animation(animation, value: state.isFocused)
      // A task begins later than what other views do as they appear, such as filling in the text.
      .task { isOnScreen = true }
      .onDisappear { isOnScreen = false }
    }

    // Derived anew each time, so that it is right whoever changed the text.
    private var state: LabelState {
      var state = LabelState(
        behavior: style.behavior,
        content: text.isEmpty ? [] : .text,
        hasLabel: !label.isEmpty
      )
      state.handle(.enabledChanged(isEnabled))
      if isFocused { state.handle(.beganEditing) }
      return state
    }

    private var animation: Animation? {
      isOnScreen && !reducesMotion ? Animation(style.timing) : nil
    }
  }
#endif
