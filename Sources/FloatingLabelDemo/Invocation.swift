/// What the words of a command line ask for.
enum Invocation {
  case help(Subcommand?)
  case version
  case keyframes(KeyframesCommand)
  case simulate(SimulateCommand)
  case trailing(TrailingCommand)

  /// Reads the words after the tool's name.
  ///
  /// The first one names the subcommand, unless it is an option. A call for help or the version wins
  /// over any mistake elsewhere; of both, the first.
  init(words: [String]) throws(ToolError) {
    let first = words.first ?? ""
    let named = Subcommand(rawValue: first)
    switch words.first(where: { ["--help", "-h", "--version"].contains($0) }) {
    case "--version":
      self = .version
      return
    case .some:
      self = .help(named)
      return
    case nil:
      break
    }
    guard let subcommand = first.isEmpty || first.hasPrefix("-") ? .keyframes : named else {
      throw .usage(.unknownSubcommand(first), of: nil)
    }
    do throws(UsageError) {
      try self.init(subcommand, arguments: words.dropFirst(named == nil ? 0 : 1))
    } catch {
      throw .usage(error, of: subcommand)
    }
  }

  private init(_ subcommand: Subcommand, arguments: ArraySlice<String>) throws(UsageError) {
    for flag in ["--help", "--version"] {
      if let word = arguments.first(where: { $0.hasPrefix("\(flag)=") }) {
        throw .superfluousValue(String(word.dropFirst(flag.count + 1)), option: flag)
      }
    }
    let values = try OptionValues(arguments, for: subcommand.options)
    switch subcommand {
    case .keyframes: self = .keyframes(try KeyframesCommand(values))
    case .simulate: self = .simulate(try SimulateCommand(values))
    case .trailing: self = .trailing(try TrailingCommand(values))
    }
  }

  /// Does what was asked.
  func run(
    from input: inout some InputSource,
    into output: inout some OutputSink
  ) throws(ToolError) {
    switch self {
    case .help(let subcommand): try output.write(line: Help.text(of: subcommand))
    case .version: try output.write(line: Help.version)
    case .keyframes(let command): try command.run(into: &output)
    case .simulate(let command): try command.run(from: &input, into: &output)
    case .trailing(let command): try command.run(into: &output)
    }
  }
}
