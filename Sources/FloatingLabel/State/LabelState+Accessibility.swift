// What assistive technology should read, as plain strings from plain strings. The trailing label is
// part of the value; as a view of its own it would be read twice.
extension LabelState {
  /// Returns the name of the field.
  ///
  /// The name doesn't depend on whether the label can be seen at the moment: a field has its name also
  /// while it is filled under ``LabelBehavior/never``.
  ///
  /// - Parameters:
  ///   - label: The floating label.
  ///   - placeholder: The placeholder, which stands in for a label that is missing or empty.
  /// - Returns: The label, or else the placeholder.
  public func accessibilityName(label: String, placeholder: String = "") -> String {
    hasLabel && !label.isEmpty ? label : placeholder
  }

  /// Returns the value of the field.
  ///
  /// - Parameters:
  ///   - text: The text that the field shows; of a secure one, what it shows in its place.
  ///   - trailingLabel: The trailing label, such as a currency.
  /// - Returns: The text, with the trailing label after a space if that can be seen. An empty text has
  ///   nothing that the trailing label could belong to, and gives an empty value.
  public func accessibilityValue(text: String, trailingLabel: String = "") -> String {
    showsAffixes && !text.isEmpty && !trailingLabel.isEmpty ? text + " " + trailingLabel : text
  }

  /// Returns what is to be read of the placeholder.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder.
  ///   - label: The floating label.
  /// - Returns: The placeholder, or `nil` if it can't be seen or says nothing that the name doesn't:
  ///   they are the same but for spaces around them and the case of ASCII letters.
  public func accessibilityPlaceholder(_ placeholder: String, label: String) -> String? {
    let name = accessibilityName(label: label, placeholder: placeholder)
    return showsPlaceholder && !placeholder.saysNoMore(than: name) ? placeholder : nil
  }
}

extension String {
  // Compared by bytes: comparing strings would pull the Unicode tables into an Embedded build.
  fileprivate func saysNoMore(than other: String) -> Bool {
    plainBytes.elementsEqual(other.plainBytes)
  }

  private var plainBytes: [UInt8] {
    let space = UInt8(ascii: " ")
    let trimmed = utf8.drop { $0 == space }.reversed().drop { $0 == space }.reversed()
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return trimmed.map { capitals.contains($0) ? $0 + 32 : $0 }
  }
}
