#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command line and what stands on standard input.
///
/// The words are lines, or end with a byte of 0; after an empty line comes the input.
struct ToolCall {
  let words: [String]
  let input: [UInt8]

  init(_ bytes: [UInt8]) {
    let lineBreak = UInt8(ascii: "\n")
    let pairs = zip(bytes.indices, bytes.indices.dropFirst())
    let gap = pairs.first { bytes[$0] == lineBreak && bytes[$1] == lineBreak }
    let head = bytes[..<(gap?.0 ?? bytes.endIndex)]
    words = head.split(omittingEmptySubsequences: false) { $0 == lineBreak || $0 == 0 }
      .map { String(decoding: $0, as: UTF8.self) }
    input = gap.map { Array(bytes[($0.1 + 1)...]) } ?? []
  }

  /// The lines of the input; a last one without a line break is one, too.
  var lines: [ArraySlice<UInt8>] {
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  /// Lets the process read the input from its start.
  func provideInput() {
    claim(Self.hasFile, "standard input can't be made a file")
    let isReady =
      ftruncate(STDIN_FILENO, 0) == 0 && lseek(STDIN_FILENO, 0, SEEK_SET) == 0
      && pwrite(STDIN_FILENO, input, input.count, 0) == input.count
    claim(isReady, "the input can't be written to a file")
  }

  // Standard input becomes a file without a name, once.
  private static let hasFile: Bool = {
    guard let file = tmpfile() else { return false }
    return dup2(fileno(file), STDIN_FILENO) == STDIN_FILENO
  }()
}
