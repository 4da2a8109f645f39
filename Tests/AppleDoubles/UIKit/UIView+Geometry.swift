extension UIView {
  public var bounds: CGRect {
    get { storedBounds }
    set {
      if newValue.size != storedBounds.size { setNeedsLayout() }
      record(.bounds, from: .rect(storedBounds), to: .rect(newValue))
      storedBounds = newValue
    }
  }

  public var center: CGPoint {
    get { storedCenter }
    set {
      record(.center, from: .point(storedCenter), to: .point(newValue))
      storedCenter = newValue
    }
  }

  public var transform: CGAffineTransform {
    get { storedTransform }
    set {
      record(.transform, from: .transform(storedTransform), to: .transform(newValue))
      storedTransform = newValue
    }
  }

  /// The box around the transformed bounds.
  ///
  /// To set it while there is a transform is undefined in UIKit, and a trap here.
  public var frame: CGRect {
    get {
      let halfWidth = storedBounds.size.width / 2
      let halfHeight = storedBounds.size.height / 2
      let transform = storedTransform
      let width = abs(transform.a) * halfWidth + abs(transform.c) * halfHeight
      let height = abs(transform.b) * halfWidth + abs(transform.d) * halfHeight
      return CGRect(
        x: storedCenter.x + transform.tx - width,
        y: storedCenter.y + transform.ty - height,
        width: 2 * width,
        height: 2 * height
      )
    }
    set {
      precondition(storedTransform == .identity, "A frame was set in spite of a transform.")
      bounds = CGRect(origin: storedBounds.origin, size: newValue.size)
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Changes what is shown without a record, as a stopped animation leaves it.
  func show(_ property: AnimatedProperty, _ value: AnimatedValue) {
    switch (property, value) {
    case (.bounds, .rect(let bounds)): storedBounds = bounds
    case (.center, .point(let center)): storedCenter = center
    case (.transform, .transform(let transform)): storedTransform = transform
    default: preconditionFailure("\(property) can't be \(value).")
    }
  }
}
