#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct TrailingLabelTextFieldPreviews: PreviewProvider {
    static var previews: some View {
      fields
        .previewDisplayName("Left to right")
      fields
        .environment(\.layoutDirection, .rightToLeft)
        .previewDisplayName("Right to left")
      fields
        .dynamicTypeSize(.accessibility2)
        .previewDisplayName("Larger text")
    }

    private static var fields: some View {
      VStack {
        email("")
        email("anna")
        email("anna.isabella.schmidt.from.somewhere.else")
        TrailingLabelTextField(
          "0.00",
          text: .constant("12.50"),
          label: "EUR",
          layout: TrailingLabelLayout(alignment: .trailing, hidesLabelWhenEmpty: true)
        )
      }
    }

    private static func email(_ name: String) -> some View {
      TrailingLabelTextField("name", text: .constant(name), label: "@example.com")
    }
  }
#endif
