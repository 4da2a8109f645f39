/// The root of what is on screen, and keeper of the first responder.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIWindow: UIView {
  @_spi(Driver) public internal(set) weak var firstResponder: UITextField?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    lastWindow.object = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    lastWindow.object = self
  }
}
