/// What the tool can do.
enum Subcommand: String, CaseIterable {
  case keyframes
  case simulate
  case trailing

  /// The options it takes besides `--help` and `--version`.
  var options: [Option] {
    switch self {
    case .keyframes: KeyframesCommand.options
    case .simulate: SimulateCommand.options
    case .trailing: TrailingCommand.options
    }
  }

  /// What it does, in a line of the help.
  var summary: String {
    switch self {
    case .keyframes: "print the keyframes of a label that rises or falls (the default)"
    case .simulate: "read events, one JSON object a line, and answer each with the label's place"
    case .trailing: "print where a label belongs that follows the text"
    }
  }
}
