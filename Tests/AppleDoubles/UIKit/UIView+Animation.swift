extension UIView {
  @available(iOS 4, tvOS 9, visionOS 1, *)
  public struct AnimationOptions: OptionSet, Sendable {
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  @available(iOS 4, tvOS 9, visionOS 1, *)
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    RecordedAnimation(.transition(options), duration: duration, view: view).run { animations?() }
  }

  @available(iOS 4, tvOS 9, visionOS 1, *)
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    RecordedAnimation(.block, duration: duration).run(animations)
  }

  @available(iOS 7, tvOS 9, visionOS 1, *)
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasDisabled = RecordedAnimation.isDisabled
    RecordedAnimation.isDisabled = true
    actionsWithoutAnimation()
    RecordedAnimation.isDisabled = wasDisabled
  }
}
