@available(iOS 8, tvOS 9, visionOS 1, *)
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection { ownTraits ?? inheritedTraits }

  /// Shows the view and all in it under other traits.
  @_spi(Driver) public func setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    ownTraits = traits
    traitsMayHaveChanged(from: previous)
  }

  func inheritTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    inheritedTraits = traits
    traitsMayHaveChanged(from: previous)
  }

  private func traitsMayHaveChanged(from previous: UITraitCollection) {
    let traits = traitCollection
    guard traits != previous else { return }
    for view in subviews { view.inheritTraits(traits) }
    traitCollectionDidChange(previous)
    for observer in traitObservers {
      let concerned = observer.traits.contains { $0.changed(from: previous, to: traits) }
      if concerned { observer.handler(self, previous) }
    }
  }
}
