/// The texts about the tool itself.
enum Help {
  /// The version of the package.
  static let version = "0.1.0"

  /// The line that follows an error.
  static func usage(of subcommand: Subcommand?) -> String {
    switch subcommand {
    case .none: "Usage: FloatingLabelDemo [SUBCOMMAND] [OPTIONS]   (--help lists them)"
    case .keyframes: "Usage: FloatingLabelDemo [keyframes] [OPTIONS]   (--help lists them)"
    case .simulate: "Usage: FloatingLabelDemo simulate [OPTIONS] < EVENTS   (--help lists them)"
    case .trailing:
      "Usage: FloatingLabelDemo trailing --container-width W --text-width W --label-width W"
        + " [OPTIONS]   (--help lists them)"
    }
  }

  /// The whole help of the tool or of one subcommand, without a final line break.
  static func text(of subcommand: Subcommand?) -> String {
    guard let subcommand else {
      let subcommands = Subcommand.allCases.map { ($0.rawValue, $0.summary) }
      return """
        The floating label of a text field, as JSON.

        Usage: FloatingLabelDemo [SUBCOMMAND] [OPTIONS]

        Subcommands:
        \(table(subcommands))

        Options of keyframes, which may be left out:
        \(table(rows(of: .keyframes)))
        """
    }
    return """
      \(subcommand.rawValue): \(subcommand.summary)

      \(usage(of: subcommand))

      Options:
      \(table(rows(of: subcommand)))
      """
  }

  private static func rows(of subcommand: Subcommand) -> [(String, String)] {
    subcommand.options.map { ("\($0.name) \($0.placeholder)", $0.meaning) } + [
      ("--help, -h", "print this text"),
      ("--version", "print the version"),
    ]
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, meaning in
      let gap = String(repeating: " ", count: width - name.count + 2)
      return "  \(name)\(gap)\(meaning)"
    }.joined(separator: "\n")
  }
}
