#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension Color {
    init(_ color: LabelColor) {
      self.init(
        .sRGB,
        red: color.red,
        green: color.green,
        blue: color.blue,
        opacity: color.alpha
      )
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension Font {
    init(_ appearance: LabelAppearance) {
      self = .system(
        size: appearance.fontSize,
        weight: Weight(nearestTo: appearance.fontWeight)
      )
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension Font.Weight {
    /// The nearest of the nine weights, which stand at 100, 200 … 900 on the scale of CSS.
    init(nearestTo weight: Double) {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      self = weights[Int((weight / 100).rounded()) - 1]
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension Alignment {
    /// Vertically in the middle.
    init(_ alignment: LabelAlignment) {
      switch alignment {
      case .leading: self = .leading
      case .center: self = .center
      case .trailing: self = .trailing
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension TextAlignment {
    init(_ alignment: LabelAlignment) {
      switch alignment {
      case .leading: self = .leading
      case .center: self = .center
      case .trailing: self = .trailing
      }
    }
  }
#endif
