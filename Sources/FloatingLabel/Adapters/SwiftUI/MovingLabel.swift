#if canImport(SwiftUI)
  import SwiftUI

  /// The floating label, drawn as the state says and laid out as it is at rest.
  ///
  /// Its size is that at rest for as long as it moves: that of a hidden text in the resting font. The
  /// visible text, whose font shrinks on the way, lies over that one and keeps to the same edge. So the
  /// frame to transform is the one that ``FieldLayout`` speaks of, and nothing is laid out anew on the way.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct MovingLabel: View {
    var text: String
    var state: LabelState
    var style: FloatingLabelStyle

    var body: some View {
      Text(verbatim: text)
        .font(Font(style.resting))
        .lineLimit(1)
        .hidden()
        // As wide as it is told to be, also when the text is cut and narrower than that.
        .frame(maxWidth: .infinity)
        .overlay(alignment: Alignment(style.layout.alignment)) {
          Text(verbatim: text)
            .lineLimit(1)
            .modifier(
              LabelBlend(resting: style.resting, raised: style.raised, progress: progress)
            )
        }
        .modifier(
          LabelMatrixEffect(
            placement: style.layout.placement,
            alignment: style.layout.alignment,
            progress: progress
          )
        )
        .opacity(state.showsLabel ? 1 : 0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var progress: Double { state.end.progress }
  }
#endif
