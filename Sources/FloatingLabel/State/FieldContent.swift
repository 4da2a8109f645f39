/// What a text field shows: any combination of the four kinds of content.
///
/// The field is empty when it shows none of them. Whether a text counts is not judged by what it
/// says: a single space and `"0"` are content, and only a missing or empty text is not.
///
/// Bits other than those of the four kinds are dropped, so a value that is not empty always shows
/// something known.
public struct FieldContent: OptionSet, Hashable, Sendable {
  /// The committed text, when it is not empty.
  public static let text = FieldContent(rawValue: 0b0001)

  /// Text that an input method is still composing.
  public static let markedText = FieldContent(rawValue: 0b0010)

  /// A value that the system filled in and may be hiding from the program.
  public static let autofill = FieldContent(rawValue: 0b0100)

  /// Input that the field shows but can't turn into a value, such as half a date.
  public static let unparsedInput = FieldContent(rawValue: 0b1000)

  /// The kinds as bits, in the order of their declaration from the lowest bit: 0…15.
  public let rawValue: UInt8

  /// Creates the content from its bits.
  ///
  /// - Parameter rawValue: The bits, of which those above the lowest four are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b1111
  }

  /// Returns this content with one or more kinds present or absent, and the others as they are.
  ///
  ///     state.content.setting(.text, to: !text.isEmpty)
  ///
  /// - Parameters:
  ///   - kinds: The kinds to change.
  ///   - isPresent: Whether the field shows them.
  /// - Returns: The changed content.
  public func setting(_ kinds: FieldContent, to isPresent: Bool) -> FieldContent {
    isPresent ? union(kinds) : subtracting(kinds)
  }
}
