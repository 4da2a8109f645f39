/// A rectangle on screen, in a tree of such.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIView: UIResponder {
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []

  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var autoresizingMask: AutoresizingMask = []

  // What is animated, or shown while it is.
  var storedBounds: CGRect
  var storedCenter: CGPoint
  var storedTransform = CGAffineTransform.identity

  var needsLayout = true
  var inheritedTraits = UITraitCollection()
  var ownTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  var lastWindow = Weak<UIWindow>()

  @_spi(Driver) public internal(set) var intrinsicSizeInvalidations = 0

  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open func layoutSubviews() {}

  open func didMoveToWindow() {}

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isInside =
      (0..<bounds.size.width).contains(point.x) && (0..<bounds.size.height).contains(point.y)
    guard isInside, isUserInteractionEnabled, !isHidden else { return nil }
    for view in subviews.reversed() {
      let origin = view.frame.origin
      let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      if let hit = view.hitTest(point, with: event) { return hit }
    }
    return self
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  @available(iOS, introduced: 8, deprecated: 17)
  @available(tvOS, introduced: 9, deprecated: 17)
  @available(visionOS, introduced: 1, deprecated: 1)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
