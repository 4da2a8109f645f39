#if canImport(SwiftUI)
  import SwiftUI

  /// The transform of a floating label that is part of the way up.
  ///
  /// The matrix is that of left-to-right writing, whatever the writing direction: in right-to-left,
  /// SwiftUI mirrors the effect with everything else. To mirror the values, too, would undo that.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct LabelMatrixEffect: GeometryEffect {
    var placement: RaisedPlacement
    var alignment: LabelAlignment
    var progress: Double

    nonisolated var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    // The size is that of the label as laid out, before this transform.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      let matrix = placement.matrix(
        labelWidth: size.width,
        alignment: alignment,
        direction: .leftToRight,
        progress: progress
      )
      // The matrix acts about the centre of the label, an effect about its top-left corner.
      let centerX = size.width / 2
      let centerY = size.height / 2
      let aboutCenter = AffineMatrix.translation(x: -centerX, y: -centerY)
        .concatenating(matrix)
        .concatenating(.translation(x: centerX, y: centerY))
      return ProjectionTransform(CGAffineTransform(aboutCenter))
    }
  }
#endif
