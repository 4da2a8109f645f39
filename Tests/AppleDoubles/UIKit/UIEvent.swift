/// Something that a user did to the device.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIEvent: NSObject {}
