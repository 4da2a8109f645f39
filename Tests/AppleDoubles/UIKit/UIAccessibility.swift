@available(iOS 3, tvOS 9, visionOS 1, *)
public enum UIAccessibility {
  @available(iOS 8, tvOS 9, visionOS 1, *)
  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }

  @_spi(Driver) @MainActor public static var reducesMotion = false
}
