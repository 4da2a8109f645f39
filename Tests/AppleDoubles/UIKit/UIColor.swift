/// A colour: components, or the name of one that depends on the appearance.
@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIColor: NSObject, Sendable {
  let name: String?
  let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = nil
    components = [red, green, blue, alpha]
  }

  private init(name: String) {
    self.name = name
    components = []
  }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public class var label: UIColor { UIColor(name: "label") }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && components == other.components
  }

  public override var hash: Int { components.hashValue }
}
