/// A view that tells of what the user does with it.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  open var isEnabled = true

  private var actions: [(action: UIAction, events: Event)] = []

  @available(iOS 14, tvOS 14, visionOS 1, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}
