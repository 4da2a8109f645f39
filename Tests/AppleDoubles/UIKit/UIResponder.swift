/// Who handles events, and can have the keyboard.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }

  open var isFirstResponder: Bool { false }

  // Functions of Objective-C may be called without using what they return, as these are in Swift.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // In UIKit these are properties of NSObject, which a Swift extension can't store.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
}
