@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor
public protocol UITraitDefinition {
  /// Not UIKit's: how the double sees that the trait has changed.
  @_spi(Driver) static func changed(
    from previous: UITraitCollection,
    to current: UITraitCollection
  ) -> Bool
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  @_spi(Driver) public static func changed(
    from previous: UITraitCollection,
    to current: UITraitCollection
  ) -> Bool {
    previous.preferredContentSizeCategory != current.preferredContentSizeCategory
  }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  @_spi(Driver) public static func changed(
    from previous: UITraitCollection,
    to current: UITraitCollection
  ) -> Bool {
    previous.layoutDirection != current.layoutDirection
  }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

final class TraitObserver: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UIView, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

extension UIView: UITraitChangeObservable {
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let observer = TraitObserver(traits: traits) { view, previous in
      guard let environment = view as? TraitEnvironment else {
        preconditionFailure("\(type(of: view)) is no \(TraitEnvironment.self).")
      }
      handler(environment, previous)
    }
    traitObservers.append(observer)
    return observer
  }
}
