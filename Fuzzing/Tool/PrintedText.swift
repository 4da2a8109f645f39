import Foundation

/// A text that the tool printed, or a part of it.
struct PrintedText: CustomStringConvertible {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var description: String { String(decoding: bytes, as: UTF8.self) }
  var isEmpty: Bool { bytes.isEmpty }

  /// The lines that end with a line break, without it.
  var lines: [PrintedText] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map(PrintedText.init)
  }

  var withoutComma: PrintedText {
    PrintedText(bytes.last == UInt8(ascii: ",") ? bytes.dropLast() : bytes)
  }

  func checkJSON() {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      claim(false, "not JSON, \(error): \(self)")
    }
  }

  /// Every number is finite, and none a negative zero; in strings, too, for CSS has numbers there.
  func checkNumbers() {
    for word in bytes.split(whereSeparator: { !Self.isPartOfNumber($0) }) {
      let text = String(decoding: word, as: UTF8.self)
      // Letters that are an e alone, dashes in names, and colours are words, too.
      guard word.contains(where: Self.isDigit), let number = Double(text) else { continue }
      claim(number.isFinite, "\(text) in \(self)")
      claim(number != 0 || number.sign == .plus, "\(text) in \(self)")
    }
    let words = bytes.split { !Self.isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
    claim(!words.contains { ["nan", "inf", "infinity"].contains($0.lowercased()) }, "\(self)")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || "+-.eE".utf8.contains(byte)
  }
}
