#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension View {
    /// Binds the focus of this view to one more state, if there is one.
    ///
    /// A view may have several, which the system keeps in step.
    @ViewBuilder
    func focused(ifPresent binding: FocusState<Bool>.Binding?) -> some View {
      if let binding {
        focused(binding)
      } else {
        self
      }
    }

    /// Lets a tap anywhere in this view, insets and labels included, focus what is bound to a state.
    func tapFocuses(_ binding: FocusState<Bool>.Binding) -> some View {
      background {
        Color.clear
          .contentShape(Rectangle())
          .onTapGesture { binding.wrappedValue = true }
          .accessibilityHidden(true)
      }
    }
  }
#endif
