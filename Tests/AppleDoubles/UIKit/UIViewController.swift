/// What the README's example needs of a view controller.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIViewController: UIResponder {
  // Implicitly unwrapped in UIKit.
  open lazy var view = UIView()

  open func viewDidLoad() {}
}
