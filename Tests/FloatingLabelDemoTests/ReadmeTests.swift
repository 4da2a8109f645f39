import FloatingLabel
import Foundation
import Testing

@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced blocks of the README in one language, without the fences.
  private static func blocks(_ language: String) throws -> [String] {
    try text("README.md").components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0]
    }
  }

  @Test func `every session of the tool prints what it shows`() throws {
    let prompt = "$ swift run FloatingLabelDemo "
    let sessions = try Self.blocks("console").filter { $0.hasPrefix(prompt) }
    #expect(sessions.count == 4)
    for session in sessions {
      let lines = session.components(separatedBy: "\n")
      let call = "cd '\(Self.root.path)' && \"$0\" \(lines[0].dropFirst(prompt.count)) 2>&1"
      let outcome = try Tool.run(shell: call)
      #expect(outcome.output == lines.dropFirst().joined(separator: "\n") + "\n")
    }
  }

  @Test(arguments: ["Quickstart", "Model", "TrailingLabel"])
  func `an example is a snippet that the build compiles, and prints what it shows`(
    snippet: String
  ) throws {
    let source = try Self.text("Snippets/\(snippet).swift")
    #expect(try Self.blocks("swift").contains { $0 + "\n" == source })
    let printed = try Tool.run(shell: "\"${0%/*}/\(snippet)\"").output
    #expect(try Self.blocks("text").contains { $0 + "\n" == printed })
  }

  @Test func `the picture is what the tool prints`() throws {
    let arguments = ["--format", "svg", "--frames", "5", "--precision", "2"]
    #expect(try Tool.run(arguments).output == Self.text("Examples/keyframes.svg"))
  }

  @Test func `the version is the newest in the changelog`() throws {
    let version = try Tool.run(["--version"]).output.dropLast()
    let released = try Self.text("CHANGELOG.md").components(separatedBy: "\n").first {
      $0.hasPrefix("## ") && $0 != "## Unreleased"
    }
    #expect(try #require(released).hasPrefix("## \(version) - "))
  }

  @Test func `the truth table is that of the state`() throws {
    let rows = try Self.text("README.md").components(separatedBy: "\n").filter {
      $0.hasPrefix("| no  ") || $0.hasPrefix("| yes ")
    }
    #expect(rows.count == 4)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let behaviors: [LabelBehavior] = [.automatic, .whenFilled, .always, .never]
      for (behavior, shown) in zip(behaviors, cells.dropFirst(2)) {
        var state = LabelState(behavior: behavior, content: cells[1] == "no" ? .text : [])
        if cells[0] == "yes" { state.handle(.beganEditing) }
        let expected = !state.showsLabel ? "hidden" : state.isUp ? "up" : "at rest"
        #expect(shown == expected, "\(row)")
      }
    }
  }
}
