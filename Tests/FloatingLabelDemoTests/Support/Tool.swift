import Foundation
import Testing

/// The built command-line tool, run as a black box.
enum Tool {
  /// What a finished run leaves behind.
  struct Outcome: Hashable {
    /// What was read of standard output.
    var output = ""

    /// All of standard error.
    var errors = ""

    /// The exit status, or the negative number of the signal that ended the tool.
    var status: Int32 = 0

    /// The lines of the output, each of which must end with a line break.
    var lines: [Substring] {
      output.hasSuffix("\n")
        ? output.dropLast().split(separator: "\n", omittingEmptySubsequences: false) : []
    }
  }

  /// Where standard output leads.
  enum Output: Hashable {
    /// To the outcome.
    case captured

    /// To the file, which must exist, at a path.
    case file(String)

    /// To a pipe whose reading end is closed once so many bytes have come.
    case closedPipe(afterReading: Int)
  }

  /// Runs the tool until it ends.
  ///
  /// It waits without giving up the thread, so that a table of a hundred runs doesn't start a hundred
  /// processes at a time.
  static func run(
    _ arguments: [String],
    input: String = "",
    output: Output = .captured
  ) throws -> Outcome {
    let launched = try Launched(tool(), arguments, input: input, output: output)
    return launched.finish(readingAtMost: output.readingLimit)
  }

  /// Runs a line of the Bourne shell, in which `"$0"` is the tool and `"$@"` the arguments.
  static func run(shell line: String, _ arguments: [String] = []) throws -> Outcome {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let words = ["-c", line, try tool().path] + arguments
    return try Launched(shell, words, input: "", output: .captured).finish()
  }

  #if os(Linux)
    /// Returns the peak memory of the tool, in bytes, at the moment when so much of its output has
    /// been read, and then ends it by closing the pipe.
    ///
    /// What it hasn't written yet must be more than a pipe and a buffer hold: then it still runs.
    static func peakMemory(_ arguments: [String], afterReading count: Int) throws -> Int {
      let launched = try Launched(
        tool(),
        arguments,
        input: "",
        output: .closedPipe(afterReading: count)
      )
      let output = launched.read(atMost: count)
      let peak = launched.peakMemory
      let outcome = launched.finish(readingAtMost: 0)
      try #require(output.count == count, "\(arguments) wrote too little.")
      try #require(outcome.status == 0, "\(arguments) failed: \(outcome.errors)")
      return try #require(peak, "\(arguments) has no peak memory in /proc.")
    }
  #endif

  // The test bundle is a file on Linux and a folder with a program deep inside it on macOS; the tool
  // lies beside it.
  private static func tool() throws -> URL {
    let places =
      [Bundle(for: Marker.self).bundlePath, Bundle.main.bundlePath, "/proc/self/exe"]
      + CommandLine.arguments.filter { $0.contains(".xctest") }
    for place in places {
      var folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      for _ in 0...4 {
        let tool = folder.appendingPathComponent("FloatingLabelDemo")
        if isProgram(tool) { return tool }
        folder.deleteLastPathComponent()
      }
    }
    throw Missing(places: places)
  }

  private static func isProgram(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: file.path)
  }

  private final class Marker {}

  private struct Missing: Error {
    let places: [String]
  }
}

extension Tool.Output {
  fileprivate var readingLimit: Int {
    if case .closedPipe(let count) = self { count } else { .max }
  }
}

/// A process with its pipes.
private struct Launched {
  private let process = Process()
  private let output: FileHandle?
  private let errors: Drain
  private let end = DispatchSemaphore(value: 0)

  // A process started between the making of a pipe and the start of the process it is for would
  // inherit its writing end, and hold it open.
  private static let launching = NSLock()

  init(_ program: URL, _ arguments: [String], input: String, output: Tool.Output) throws {
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = try Self.file(holding: input)
    process.terminationHandler = { [end] _ in end.signal() }

    Self.launching.lock()
    defer { Self.launching.unlock() }
    let errorPipe = Pipe()
    process.standardError = errorPipe
    if case .file(let path) = output {
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      self.output = nil
    } else {
      let outputPipe = Pipe()
      process.standardOutput = outputPipe
      self.output = outputPipe.fileHandleForReading
    }
    try process.run()
    errors = Drain(errorPipe.fileHandleForReading)
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

  /// Reads the output, closes the reading end and waits for the process to end.
  func finish(readingAtMost count: Int = .max) -> Tool.Outcome {
    let text = read(atMost: count)
    try? output?.close()
    let errorText = errors.wait()
    end.wait()
    let status = process.terminationStatus
    return Tool.Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self),
      status: process.terminationReason == .exit ? status : -status
    )
  }

  #if os(Linux)
    /// The largest resident memory so far, in bytes.
    var peakMemory: Int? {
      let path = "/proc/\(process.processIdentifier)/status"
      let status = try? String(contentsOfFile: path, encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap {
        Int($0)
      }
      .map { $0 * 1024 }
    }
  #endif

  // A file, because writing into a pipe whose reader has ended would end the tests by a signal.
  private static func file(holding text: String) throws -> FileHandle {
    guard !text.isEmpty else { return .nullDevice }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
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
