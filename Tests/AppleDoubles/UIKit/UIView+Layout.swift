extension UIView {
  public func setNeedsLayout() {
    needsLayout = true
  }

  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func invalidateIntrinsicContentSize() {
    intrinsicSizeInvalidations += 1
    superview?.setNeedsLayout()
  }
}
