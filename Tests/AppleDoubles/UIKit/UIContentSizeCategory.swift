@available(iOS 7, tvOS 9, visionOS 1, *)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // Not the system's factors, which are no single ones, but easy to compute with.
  var factor: CGFloat {
    switch self {
    case .small: 0.75
    case .accessibilityExtraExtraExtraLarge: 2
    default: 1
    }
  }
}
