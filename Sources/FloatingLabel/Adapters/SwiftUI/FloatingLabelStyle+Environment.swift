#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension View {
    /// Sets the style of the fields with a floating label within this view.
    ///
    /// - Parameter style: Behaviour, measures, timing and appearance.
    /// - Returns: A view whose fields have the style.
    nonisolated public func floatingLabelStyle(_ style: FloatingLabelStyle) -> some View {
      environment(\.floatingLabelStyle, style)
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension EnvironmentValues {
    var floatingLabelStyle: FloatingLabelStyle {
      get { self[FloatingLabelStyleKey.self] }
      set { self[FloatingLabelStyleKey.self] = newValue }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  private struct FloatingLabelStyleKey: EnvironmentKey {
    static let defaultValue = FloatingLabelStyle()
  }
#endif
