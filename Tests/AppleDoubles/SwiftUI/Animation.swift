import typealias Foundation.TimeInterval

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)

  var magnitudeSquared: Double { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }

  public var magnitudeSquared: Double { self * self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public init() {}

  public static func + (
    lhs: EmptyAnimatableData,
    rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { .zero }

  public static func - (
    lhs: EmptyAnimatableData,
    rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { .zero }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  var animatableData: Self.AnimatableData { get set }
}

/// What is seen of a value on its way: the value with the progress there is.
func animated<Value>(_ value: Value, in environment: EnvironmentValues) -> Value {
  func setting<A: Animatable>(_ animatable: A) -> A {
    guard let data = environment._progress as? A.AnimatableData else { return animatable }
    var animatable = animatable
    animatable.animatableData = data
    return animatable
  }
  guard let animatable = value as? any Animatable else { return value }
  return setting(animatable) as? Value ?? value
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { .zero }
    set {}
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Animation: Equatable, Sendable {
  /// The control points of the curve, and its duration.
  public let _numbers: [Double]

  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(_numbers: [p1x, p1y, p2x, p2y, duration])
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func animation<V>(
    _ animation: Animation?,
    value: V
  ) -> some View where V: Equatable {
    modifier(Noted("animation", _AppliedAnimation(animation: animation, value: value)))
  }
}

/// What was said to animate, and when.
public struct _AppliedAnimation {
  public let animation: Animation?
  public let value: Any
}
