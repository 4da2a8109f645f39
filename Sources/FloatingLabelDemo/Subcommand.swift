/// What the tool can do.
enum Subcommand: String, CaseIterable {
  case keyframes

  /// The options it takes besides `--help` and `--version`.
  var options: [Option] {
    switch self {
    case .keyframes: KeyframesCommand.options
    }
  }

  /// What it does, in a line of the help.
  var summary: String {
    switch self {
    case .keyframes: "print the keyframes of a label that rises or falls (the default)"
    }
  }
}
