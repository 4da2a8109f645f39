#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension LayoutSubview {
    /// Gives the subview a frame that is relative to the bounds of the container.
    func place(in frame: LayoutRect, of bounds: CGRect) {
      let frame = CGRect(frame)
      place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading,
        proposal: ProposedViewSize(frame.size)
      )
    }
  }
#endif
