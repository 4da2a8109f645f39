@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol DynamicProperty {}

/// Where the stand-in keeps what SwiftUI would.
final class Storage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  let storage: Storage<Value>

  public init(wrappedValue value: Value) {
    storage = Storage(value)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension State: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct Binding<Value>: DynamicProperty {
  let get: () -> Value
  let set: (Value) -> Void

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper public struct Binding {
    let storage: Storage<Value>

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  let storage: Storage<Value>

  public init() where Value == Bool {
    storage = Storage(false)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(storage: storage) }
}
