import Foundation

/// A process with its pipes.
struct Launched {
  /// What its standard input gives.
  enum Input {
    /// These bytes, and then the end.
    case bytes(Data)

    /// What is written to a pipe, until it is closed.
    case pipe
  }

  private let process: ChildProcess
  private let inputPipe: Pipe?
  private let output: FileHandle?
  private let errors: Drain

  // A process started between the making of a pipe and the marking of its ends would inherit them, and
  // hold them open.
  private static let launching = NSLock()

  init(_ program: URL, _ arguments: [String], input: Input, output: Tool.Output) throws {
    Self.launching.lock()
    defer { Self.launching.unlock() }
    let standardInput: FileHandle
    switch input {
    case .bytes(let bytes):
      inputPipe = nil
      standardInput = try Self.file(holding: bytes)
    case .pipe:
      // The reading end stays open here as well: to write to a process that has ended would end the
      // tests by a signal, and so does nothing.
      let pipe = Self.pipe()
      inputPipe = pipe
      standardInput = pipe.fileHandleForReading
    }
    let errorPipe = Self.pipe()
    let standardOutput: FileHandle
    if case .file(let path) = output {
      standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      self.output = nil
    } else {
      let pipe = Self.pipe()
      standardOutput = pipe.fileHandleForWriting
      self.output = pipe.fileHandleForReading
    }
    process = try ChildProcess(
      program.path,
      arguments,
      input: standardInput.fileDescriptor,
      output: standardOutput.fileDescriptor,
      errors: errorPipe.fileHandleForWriting.fileDescriptor
    )
    // The writing ends are the process's alone, or reading would never come to an end.
    try standardOutput.close()
    try errorPipe.fileHandleForWriting.close()
    errors = Drain(errorPipe.fileHandleForReading)
  }

  // Both ends are for this process; another one gets copies of those that are for it.
  private static func pipe() -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
  }

  /// Writes to the pipe that is the input, which holds some 64 KB.
  func write(_ text: String) throws {
    try inputPipe?.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Returns the next bytes of the output, fewer if it ends before.
  func read(atMost count: Int) -> Data {
    var data = Data()
    while data.count < count,
      let more = try? output?.read(upToCount: min(count - data.count, 1 << 16)),
      !more.isEmpty
    {
      data += more
    }
    return data
  }

  /// Returns the next line of the output without its line break, or `nil` if it ends before, or if
  /// it doesn't come in time.
  func readLine(waiting seconds: Int32 = 20) -> String? {
    guard let output else { return nil }
    var bytes = Data()
    var state = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&state, 1, seconds * 1_000) > 0 {
      let byte = read(atMost: 1)
      guard byte.first != UInt8(ascii: "\n") else { return String(decoding: bytes, as: UTF8.self) }
      guard !byte.isEmpty else { return nil }
      bytes += byte
    }
    return nil
  }

  /// Ends the input, reads the output, closes the reading end and waits for the process to end.
  func finish(readingAtMost count: Int = .max) -> Tool.Outcome {
    try? inputPipe?.fileHandleForWriting.close()
    let text = read(atMost: count)
    try? output?.close()
    let errorText = errors.wait()
    return Tool.Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self),
      status: process.wait()
    )
  }

  #if os(Linux)
    /// The largest resident memory so far, in bytes.
    var peakMemory: Int? {
      let path = "/proc/\(process.identifier)/status"
      let status = try? String(contentsOfFile: path, encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap {
        Int($0)
      }
      .map { $0 * 1024 }
    }
  #endif

  // A file, because writing into a pipe whose reader has ended would end the tests by a signal.
  private static func file(holding bytes: Data) throws -> FileHandle {
    guard !bytes.isEmpty else { return .nullDevice }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileHandle(forReadingFrom: file)
  }
}

/// Reads a pipe to its end on a thread of its own, so that the process never waits for a reader.
private final class Drain: @unchecked Sendable {
  // Written by the thread before it signals, read after.
  private var data = Data()
  private let end = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      data = handle.readDataToEndOfFile()
      end.signal()
    }
  }

  /// Returns all that came; to be called once.
  func wait() -> Data {
    end.wait()
    return data
  }
}
