#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FloatingLabelTextFieldPreviews: PreviewProvider {
    static var previews: some View {
      fields
        .previewDisplayName("Standard")
      fields
        .floatingLabelStyle(flush)
        .previewDisplayName("Flush")
      fields
        .floatingLabelStyle(flush)
        .environment(\.layoutDirection, .rightToLeft)
        .previewDisplayName("Right to left")
      fields
        .floatingLabelStyle(flush)
        .dynamicTypeSize(.accessibility2)
        .previewDisplayName("Larger text")
      fields
        .disabled(true)
        .previewDisplayName("Disabled")
    }

    private static var fields: some View {
      VStack {
        FloatingLabelTextField("Name", text: .constant(""))
        FloatingLabelTextField("E-mail", text: .constant("anna@example.com"))
        FloatingLabelTextField(
          "Amount",
          text: .constant("12.50"),
          placeholder: "0.00",
          trailingLabel: "EUR"
        )
        FloatingLabelTextField(
          "A label that has more to say than there is room for in a field",
          text: .constant("")
        )
      }
    }

    private static var flush: FloatingLabelStyle {
      var style = FloatingLabelStyle()
      style.layout.placement = .flush
      return style
    }
  }
#endif
