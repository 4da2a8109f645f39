/// A font, here a size and a weight, equal by value as in UIKit.
@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let bold = Weight(rawValue: 0.4)

    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  public let pointSize: CGFloat

  @_spi(Driver) public let weight: Weight

  // Scaling such a font again is an exception in UIKit.
  let isScaled: Bool

  init(pointSize: CGFloat, weight: Weight, isScaled: Bool) {
    self.pointSize = pointSize
    self.weight = weight
    self.isScaled = isScaled
  }

  @available(iOS 8.2, tvOS 9, visionOS 1, *)
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isScaled: false)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isScaled == other.isScaled
  }

  public override var hash: Int { pointSize.hashValue }

  /// Every character is half as wide as the font is high, so that a width can be told by counting.
  func size(of text: String) -> CGSize {
    CGSize(width: CGFloat(text.count) * pointSize / 2, height: (1.2 * pointSize).rounded())
  }
}
