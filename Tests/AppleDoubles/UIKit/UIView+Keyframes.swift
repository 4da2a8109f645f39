extension UIView {
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Inside an animator's block, the keyframes are spread over the duration of the animator.
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    animations()
  }

  @available(iOS 7, tvOS 9, visionOS 1, *)
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = RecordedAnimation.current else {
      preconditionFailure("A keyframe was added outside of an animation.")
    }
    precondition(frameStartTime >= 0 && frameDuration >= 0)
    precondition(frameStartTime + frameDuration <= 1 + 1e-9, "A keyframe ends after the animation.")
    animation.keyframe = (frameStartTime, frameDuration)
    animations()
    animation.keyframe = nil
  }
}
