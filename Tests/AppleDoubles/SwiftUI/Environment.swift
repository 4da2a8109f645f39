@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EnvironmentValues {
  /// That of the view whose body is being asked for.
  @MainActor static var _current: EnvironmentValues {
    get { current }
    set { current = newValue }
  }

  // Apple's wrapper can be read from anywhere; this one is only read on the main actor.
  nonisolated(unsafe) static var current = EnvironmentValues()

  /// Whether the user wants less motion.
  public var _accessibilityReduceMotion = false
  /// How much larger than by default the user wants text to be.
  public var _textScale = 1.0
  /// Where everything that is animated is on its way from 0 to 1, or `nil` if it is at its end.
  public var _progress: Double?

  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Environment: @unchecked Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  let unscaled: Value

  public init(wrappedValue: Value) {
    unscaled = wrappedValue
  }

  public var wrappedValue: Value { unscaled * Value(EnvironmentValues.current._textScale) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ScaledMetric: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(Noted("environment", value, change: { $0[keyPath: keyPath] = value }))
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      Noted("disabled", disabled, change: { $0.isEnabled = $0.isEnabled && !disabled })
    )
  }
}
