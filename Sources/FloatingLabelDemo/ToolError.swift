/// Why the tool stopped early.
enum ToolError: Error, Hashable {
  case usage(UsageError, of: Subcommand?)
  case badInput(LineError, line: Int)
  case inputFailed(reason: String)
  case outputFailed(reason: String)
  case outputClosed

  /// The exit status.
  ///
  /// Those of `sysexits.h`, and 1 for what isn't the caller's mistake. A reader that has seen enough is
  /// no failure.
  var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .badInput: 65
    case .inputFailed, .outputFailed: 1
    case .outputClosed: 0
    }
  }

  /// What to say on standard error, if anything.
  var message: String? {
    switch self {
    case .usage(let error, let subcommand):
      "Error: \(error.sentence.printable)\n\(Help.usage(of: subcommand))"
    case .badInput(let error, let line):
      "Error: line \(line): \(error.sentence.printable)"
    case .inputFailed(let reason):
      "Error: can't read the input: \(reason)"
    case .outputFailed(let reason):
      "Error: can't write the output: \(reason)"
    case .outputClosed:
      nil
    }
  }
}

extension String {
  // What was given is repeated in messages, and must not break a line or steer a terminal there.
  fileprivate var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.flatMap { scalar in
          scalar.properties.generalCategory == .control
            ? Array(scalar.escaped(asASCII: true).unicodeScalars) : [scalar]
        }
      )
    )
  }
}
