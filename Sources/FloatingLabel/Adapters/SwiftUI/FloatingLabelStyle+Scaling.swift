#if canImport(SwiftUI)
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension FloatingLabelStyle {
    /// The style at another text size.
    ///
    /// Fonts, insets and rise grow alike, so that the raised label stays clear of the text. The line is
    /// as high as before.
    func scaled(by factor: Double) -> FloatingLabelStyle {
      func scaled(_ appearance: LabelAppearance) -> LabelAppearance {
        LabelAppearance(
          fontSize: appearance.fontSize * factor,
          fontWeight: appearance.fontWeight,
          color: appearance.color
        )
      }
      var style = self
      style.resting = scaled(resting)
      style.raised = scaled(raised)
      style.layout.leadingInset *= factor
      style.layout.trailingInset *= factor
      style.layout.topInset *= factor
      style.layout.lineGap *= factor
      let placement = layout.placement
      style.layout.placement = RaisedPlacement(
        placement.order,
        scale: placement.scale,
        rise: placement.rise * factor
      )
      return style
    }
  }
#endif
