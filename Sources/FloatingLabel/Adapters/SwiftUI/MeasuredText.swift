#if canImport(SwiftUI)
  import SwiftUI

  /// A text that is only there to be measured, with the spaces at its end.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct MeasuredText: View {
    var text: String

    var body: some View {
      // As wide as plain spaces, but never dropped at the end of a line.
      Text(verbatim: String(text.map { $0 == " " ? "\u{A0}" : $0 }))
        .lineLimit(1)
        .hidden()
        .accessibilityHidden(true)
    }
  }
#endif
