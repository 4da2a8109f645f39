@_spi(Driver) import UIKit

/// A delegate such as an owner of the field may have.
@MainActor
final class Owner: NSObject, UITextFieldDelegate {
  var mayBegin = true
  var mayEnd = true
  var textAtBegin: String?
  private(set) var heard: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    heard.append("begin")
    if let textAtBegin { textField.text = textAtBegin }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }

  func textFieldDidEndEditing(_ textField: UITextField) {
    heard.append("end")
  }
}
