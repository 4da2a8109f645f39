@available(iOS 10, tvOS 10, visionOS 1, *)
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var cubicTimingParameters: UICubicTimingParameters? { get }
}

/// An easing curve, whose coordinates have to be in 0…1, by Apple's documentation.
@available(iOS 10, tvOS 10, visionOS 1, *)
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    for coordinate in [point1.x, point1.y, point2.x, point2.y] {
      precondition((0...1).contains(coordinate), "A control point is outside of 0…1.")
    }
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
}
