/// An animation that was started: how long, along which curve, and what it changed.
///
/// Time doesn't pass.
@_spi(Driver) @MainActor public final class RecordedAnimation {
  public enum Kind: Equatable {
    case animator(controlPoint1: CGPoint, controlPoint2: CGPoint)
    case transition(UIView.AnimationOptions)
    case block
  }

  /// A change at a part of the duration of a keyframe animation.
  public struct Keyframe {
    public let start: Double
    public let duration: Double
    public let change: AnimatedChange
  }

  /// All that were started since the recorder was emptied.
  public static var all: [RecordedAnimation] = []

  static var current: RecordedAnimation?
  static var isDisabled = false

  public let kind: Kind
  public let duration: TimeInterval
  public internal(set) weak var view: UIView?
  public internal(set) var changes: [AnimatedChange] = []
  public internal(set) var keyframes: [Keyframe] = []
  public internal(set) var isStopped = false

  var keyframe: (start: Double, duration: Double)?

  init(_ kind: Kind, duration: TimeInterval, view: UIView? = nil) {
    self.kind = kind
    self.duration = duration
    self.view = view
    RecordedAnimation.all.append(self)
  }

  func run(_ animations: () -> Void) {
    let outer = RecordedAnimation.current
    RecordedAnimation.current = self
    animations()
    RecordedAnimation.current = outer
  }

  /// Leaves every property where it would be seen, at a part of the way, unless it was set since.
  func stop(at part: CGFloat) {
    isStopped = true
    for change in changes {
      guard let view = change.view, view.shown(change.property) == change.to else { continue }
      view.show(change.property, change.from.blended(to: change.to, at: part))
    }
  }
}

extension UIView {
  func record(_ property: AnimatedProperty, from: AnimatedValue, to: AnimatedValue) {
    guard from != to, !RecordedAnimation.isDisabled, let animation = RecordedAnimation.current
    else { return }
    let change = AnimatedChange(view: self, property: property, from: from, to: to)
    if let (start, duration) = animation.keyframe {
      animation.keyframes.append(.init(start: start, duration: duration, change: change))
    }
    animation.changes.append(change)
  }

  func shown(_ property: AnimatedProperty) -> AnimatedValue? {
    switch property {
    case .bounds: .rect(bounds)
    case .center: .point(center)
    case .transform: .transform(transform)
    case .font, .textColor: nil
    }
  }
}
