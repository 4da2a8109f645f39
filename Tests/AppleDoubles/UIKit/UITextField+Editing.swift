extension UITextField {
  /// Whether an owner's delegate hears of a beginning or an end before the control's actions do.
  ///
  /// Apple doesn't say, so that a field has to do with both.
  @_spi(Driver) public static var tellsDelegateFirst = true

  func beginEditing() -> Bool {
    guard let window, isEnabled else { return false }
    guard window.firstResponder !== self else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
    window.firstResponder = self
    isEditing = true
    tell({ $0.textFieldDidBeginEditing($1) }, andSend: .editingDidBegin)
    return true
  }

  func endEditing() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    endByForce()
    return true
  }

  func endByForce() {
    // The end commits the marked text, and no change is sent for it.
    marked = nil
    window?.firstResponder = nil
    isEditing = false
    tell({ $0.textFieldDidEndEditing($1) }, andSend: .editingDidEnd)
  }

  private func tell(
    _ tellDelegate: (any UITextFieldDelegate, UITextField) -> Void,
    andSend event: UIControl.Event
  ) {
    if UITextField.tellsDelegateFirst, let delegate { tellDelegate(delegate, self) }
    sendActions(for: event)
    if !UITextField.tellsDelegateFirst, let delegate { tellDelegate(delegate, self) }
  }
}

// What a user does.
@_spi(Driver) extension UITextField {
  public func type(_ string: String) {
    precondition(isEditing, "Nobody can type into a field without focus.")
    marked = nil
    plainText += string
    sendActions(for: .editingChanged)
  }

  public func deleteAll() {
    precondition(isEditing, "Nobody can delete in a field without focus.")
    marked = nil
    plainText = ""
    styledText = nil
    sendActions(for: .editingChanged)
  }

  /// Composes a text as an input method does, in place of what is composed already.
  public func compose(_ string: String) {
    precondition(isEditing, "Nobody can compose in a field without focus.")
    plainText = string
    marked = string.isEmpty ? nil : UITextRange()
    sendActions(for: .editingChanged)
  }

  /// Taps the clear button, which is there without focus, too.
  public func tapClearButton() {
    plainText = ""
    styledText = nil
    sendActions(for: .editingChanged)
  }
}
