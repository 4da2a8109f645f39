extension UIView {
  // Only for the README's example: nothing is resized here.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public struct AutoresizingMask: OptionSet, Sendable {
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
