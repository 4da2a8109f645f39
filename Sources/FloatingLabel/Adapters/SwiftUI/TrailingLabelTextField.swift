#if canImport(SwiftUI)
  import SwiftUI

  /// A text field with a label that follows the typed text: a domain after an e-mail name, a currency
  /// after an amount.
  ///
  ///     TrailingLabelTextField("name", text: $name, label: "@example.com")
  ///
  /// The label stands one space after the text, or after the placeholder of an empty field. When the text
  /// would run under it, it is pinned to the trailing edge, and the text field ends before it. See
  /// ``TrailingLabelLayout``.
  ///
  /// Text and label have the font that `font(_:)` sets. For assistive technology the field is one element:
  /// the placeholder is its name, and the label is part of its value.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct TrailingLabelTextField: View {
    private let placeholder: String
    private let label: String
    private let layout: TrailingLabelLayout
    private let focus: FocusState<Bool>.Binding?

    @Binding private var text: String
    @FocusState private var isFocused: Bool

    /// Creates a text field with a trailing label.
    ///
    /// - Parameters:
    ///   - placeholder: What to show of an empty field, and its name for assistive technology.
    ///   - text: The text to show and to edit.
    ///   - label: What follows the text, as it is to be shown.
    ///   - layout: The insets, in points, where in the field the text stands, and whether the label hides
    ///     while the field is empty. Its spacing is replaced by the width of a space in the font in use,
    ///     and its writing direction by that of the environment.
    ///   - focus: A focus state of the owner to keep in step with the focus of the field.
    public init(
      _ placeholder: String,
      text: Binding<String>,
      label: String,
      layout: TrailingLabelLayout = TrailingLabelLayout(),
      focus: FocusState<Bool>.Binding? = nil
    ) {
      self.placeholder = placeholder
      self._text = text
      self.label = label
      self.layout = layout
      self.focus = focus
    }

    /// The field: text and label.
    public var body: some View {
      FieldInput(
        text: $text,
        label: "",
        placeholder: placeholder,
        trailingLabel: label,
        state: LabelState(content: text.isEmpty ? [] : .text, hasLabel: false),
        layout: layout,
        focus: $isFocused,
        outerFocus: focus
      )
      .tapFocuses($isFocused)
    }
  }
#endif
