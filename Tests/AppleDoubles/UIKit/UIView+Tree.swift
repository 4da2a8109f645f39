extension UIView {
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }

  public func addSubview(_ view: UIView) {
    view.leaveSuperview()
    subviews.append(view)
    view.superview = self
    view.inheritTraits(traitCollection)
    setNeedsLayout()
    view.windowMayHaveChanged()
  }

  public func removeFromSuperview() {
    leaveSuperview()
    windowMayHaveChanged()
  }

  @_spi(Driver) public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func leaveSuperview() {
    // UIKit ends editing in a view that leaves, whether the delegate agrees or not.
    if let editor = window?.firstResponder, editor.isDescendant(of: self) { editor.endByForce() }
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func windowMayHaveChanged() {
    guard window !== lastWindow.object else { return }
    lastWindow.object = window
    didMoveToWindow()
    for view in subviews { view.windowMayHaveChanged() }
  }
}
