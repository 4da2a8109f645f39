#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The only place that prints and exits; all else takes words and gives bytes or errors.
@main
struct Demo {
  static func main() {
    // A reader that went away is then an error of `write`, whatever the shell's own setting.
    signal(SIGPIPE, SIG_IGN)
    var input = StandardInput()
    var output = StandardOutput()
    do throws(ToolError) {
      let invocation = try Invocation(words: Array(CommandLine.arguments.dropFirst()))
      try invocation.run(from: &input, into: &output)
      try output.flush()
    } catch {
      // What was printed before bad data stands. Whether it can still be written no longer matters.
      try? output.flush()
      if let message = error.message { writeAll(Array((message + "\n").utf8), to: STDERR_FILENO) }
      exit(error.exitStatus)
    }
  }
}

private struct StandardOutput: OutputSink {
  private var buffer: [UInt8] = []

  mutating func write(_ bytes: some Sequence<UInt8>) throws(ToolError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  mutating func flush() throws(ToolError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    switch writeAll(buffer, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: throw .outputClosed
    case let code: throw .outputFailed(reason: String(cString: strerror(code)))
    }
  }
}

/// Writes all the bytes and returns 0, or the system's error number.
@discardableResult
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
