@available(iOS 10, tvOS 10, visionOS 1, *)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view is shown under, equal by value as in UIKit.
@available(iOS 8, tvOS 9, visionOS 1, *)
public final class UITraitCollection: NSObject, Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let displayScale: CGFloat = 2

  @_spi(Driver) public init(
    preferredContentSizeCategory: UIContentSizeCategory,
    layoutDirection: UITraitEnvironmentLayoutDirection
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
  }

  public override convenience init() {
    self.init(preferredContentSizeCategory: .large, layoutDirection: .leftToRight)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection
  }

  public override var hash: Int { preferredContentSizeCategory.hashValue }
}
