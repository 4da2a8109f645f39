#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension Animation {
    /// The animation with a duration and a curve, or `nil` if it takes no time.
    init?(_ timing: LabelTiming) {
      guard timing.duration > 0 else { return nil }
      let easing = timing.easing
      self = .timingCurve(easing.x1, easing.y1, easing.x2, easing.y2, duration: timing.duration)
    }
  }
#endif
