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
    try run(arguments, bytes: Array(input.utf8), output: output)
  }

  /// Runs the tool until it ends, with an input that need not be text.
  static func run(
    _ arguments: [String],
    bytes: [UInt8],
    output: Output = .captured
  ) throws -> Outcome {
    let input = Launched.Input.bytes(Data(bytes))
    let launched = try Launched(tool(), arguments, input: input, output: output)
    return launched.finish(readingAtMost: output.readingLimit)
  }

  /// Starts the tool with a pipe to write to, for a talk.
  static func talk(_ arguments: [String]) throws -> Launched {
    try Launched(tool(), arguments, input: .pipe, output: .captured)
  }

  /// Runs a line of the Bourne shell, in which `"$0"` is the tool and `"$@"` the arguments.
  static func run(shell line: String, _ arguments: [String] = []) throws -> Outcome {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let words = ["-c", line, try tool().path] + arguments
    return try Launched(shell, words, input: .bytes(Data()), output: .captured).finish()
  }

  #if os(Linux)
    /// Returns the peak memory of the tool, in bytes, at the moment when so much of its output has
    /// been read, and then ends it by closing the pipe.
    ///
    /// What it hasn't written yet must be more than a pipe and a buffer hold: then it still runs.
    static func peakMemory(
      _ arguments: [String],
      input: String = "",
      afterReading count: Int
    ) throws -> Int {
      let launched = try Launched(
        tool(),
        arguments,
        input: .bytes(Data(input.utf8)),
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
