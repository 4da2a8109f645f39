/// Scales fonts and lengths with the text size.
@available(iOS 11, tvOS 11, visionOS 1, *)
public final class UIFontMetrics: NSObject, Sendable {
  public class var `default`: UIFontMetrics { UIFontMetrics() }

  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(!font.isScaled, "A font that is scaled already was scaled again.")
    return UIFont(
      pointSize: scaledValue(for: font.pointSize, compatibleWith: traitCollection),
      weight: font.weight,
      isScaled: true
    )
  }

  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * (traitCollection?.preferredContentSizeCategory.factor ?? 1)
  }
}
