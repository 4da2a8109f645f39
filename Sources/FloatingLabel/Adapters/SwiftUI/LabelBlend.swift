#if canImport(SwiftUI)
  import SwiftUI

  /// Draws a label part of the way from one appearance to another.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct LabelBlend: ViewModifier, Animatable {
    var resting: LabelAppearance
    var raised: LabelAppearance
    var progress: Double

    nonisolated var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func body(content: Content) -> some View {
      let appearance = resting.interpolated(to: raised, at: progress)
      content
        .font(Font(appearance))
        .foregroundStyle(Color(appearance.color))
    }
  }
#endif
