/// A range in a text.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
@MainActor
open class UITextRange: NSObject {}

@available(iOS 2, tvOS 9, visionOS 1, *)
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case emailAddress = 7
  case decimalPad = 8
}
