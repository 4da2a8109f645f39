@available(iOS 13, tvOS 13, visionOS 1, *)
public typealias UIActionHandler = (UIAction) -> Void

@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIImage: NSObject, Sendable {}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}

/// What a control is to do at an event, as a closure.
@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  let handler: UIActionHandler

  private init(actionHandler: @escaping UIActionHandler) {
    handler = actionHandler
    super.init()
  }

  @available(iOS 13, tvOS 14, visionOS 1, *)
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(actionHandler: handler)
  }
}
