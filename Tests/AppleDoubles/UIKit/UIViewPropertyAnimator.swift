@available(iOS 10, tvOS 10, visionOS 1, *)
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

@available(iOS 10, tvOS 10, visionOS 1, *)
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How far on its way a running animation is seen when it is stopped.
  @_spi(Driver) public static var partWhenStopped: CGFloat = 0.5

  public private(set) var state = UIViewAnimatingState.inactive

  private static var running: [UIViewPropertyAnimator] = []

  private let duration: TimeInterval
  private let kind: RecordedAnimation.Kind
  private var animations: [() -> Void] = []
  private var recorded: RecordedAnimation?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    guard let curve = parameters.cubicTimingParameters else {
      preconditionFailure("Only cubic curves are known here.")
    }
    self.duration = duration
    kind = .animator(controlPoint1: curve.controlPoint1, controlPoint2: curve.controlPoint2)
    super.init()
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  open func startAnimation() {
    guard state == .inactive else { return }
    state = .active
    let recorded = RecordedAnimation(kind, duration: duration)
    recorded.run { for animation in animations { animation() } }
    self.recorded = recorded
    animations = []
    UIViewPropertyAnimator.running.append(self)
  }

  /// Lets the time of all that is running pass.
  @_spi(Driver) public static func finishRunning() {
    for animator in running where animator.state == .active { animator.state = .inactive }
    running = []
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    // What an animator does that isn't active, Apple doesn't say.
    precondition(state == .active, "An animator was stopped that wasn't active.")
    state = withoutFinishing ? .inactive : .stopped
    recorded?.stop(at: UIViewPropertyAnimator.partWhenStopped)
  }
}
