#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input, each as soon as it has come.
struct StandardInput: InputSource {
  // What was read and is not a line yet.
  private var rest: [UInt8] = []
  private var isAtEnd = false

  mutating func nextLine() throws(ToolError) -> [UInt8]? {
    // What has been searched for a line break is not searched again when more has come.
    var searched = 0
    while true {
      if let lineBreak = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeFirst(lineBreak + 1) }
        return Array(rest[..<lineBreak])
      }
      if isAtEnd {
        defer { rest = [] }
        return rest.isEmpty ? nil : rest
      }
      searched = rest.count
      rest += try readSome()
    }
  }

  private mutating func readSome() throws(ToolError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var result = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      while result < 0 && errno == EINTR {
        result = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      }
      if result < 0 { failure = errno }
      count = max(0, result)
    }
    guard failure == 0 else { throw .inputFailed(reason: String(cString: strerror(failure))) }
    isAtEnd = bytes.isEmpty
    return bytes
  }
}
