import FloatingLabel
import Foundation
import Testing

@Suite struct TrailingTests {
  private static let required = [
    "trailing", "--container-width", "300", "--text-width", "200", "--label-width", "40",
  ]
  private static let usage =
    "Usage: FloatingLabelDemo trailing --container-width W --text-width W --label-width W"
    + " [OPTIONS]   (--help lists them)\n"

  private static func object(
    field: (x: String, width: String),
    label: (x: String, width: String),
    isPinned: Bool,
    visible: String
  ) -> String {
    #"{"field":{"width":\#(field.width),"x":\#(field.x)},"isPinned":\#(isPinned),"#
      + #""label":{"width":\#(label.width),"x":\#(label.x)},"visibleTextWidth":\#(visible)}"# + "\n"
  }

  @Test func `it prints where field and label belong`() throws {
    let outcome = try Tool.run(Self.required)
    let expected = """
      {"field":{"width":256,"x":0},"isPinned":false,"label":{"width":40,"x":204},\
      "visibleTextWidth":200}

      """
    #expect(outcome == Tool.Outcome(output: expected))
  }

  @Test func `every option has its effect`() throws {
    func output(_ options: [String]) throws -> String {
      let outcome = try Tool.run(Self.required + options)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      return outcome.output
    }
    #expect(
      try output(["--container-width", "244.5"])
        == Self.object(
          field: ("0", "200.5"),
          label: ("204", "40"),
          isPinned: false,
          visible: "200"
        )
    )
    #expect(
      try output(["--text-width=257"])
        == Self.object(field: ("0", "256"), label: ("260", "40"), isPinned: true, visible: "256")
    )
    #expect(
      try output(["--text-width", "0", "--placeholder-width", "70"])
        == Self.object(field: ("0", "256"), label: ("74", "40"), isPinned: false, visible: "70")
    )
    #expect(
      try output(["--label-width", "400"])
        == Self.object(field: ("0", "0"), label: ("0", "300"), isPinned: true, visible: "0")
    )
    #expect(
      try output(["--spacing", "10"])
        == Self.object(field: ("0", "250"), label: ("210", "40"), isPinned: false, visible: "200")
    )
    #expect(
      try output(["--writing-direction", "rtl"])
        == Self.object(field: ("44", "256"), label: ("56", "40"), isPinned: false, visible: "200")
    )
    #expect(
      try output(["--text-width", "-0.0", "--spacing", "-0.0"])
        == Self.object(field: ("0", "260"), label: ("0", "40"), isPinned: false, visible: "0")
    )
  }

  @Test(arguments: ["--container-width", "--text-width", "--label-width"])
  func `what is required and missing is named`(option: String) throws {
    let pairs = stride(from: 1, to: Self.required.count, by: 2).map {
      Array(Self.required[$0...($0 + 1)])
    }
    let rest = pairs.filter { $0[0] != option }.joined()
    let outcome = try Tool.run(["trailing"] + rest)
    let expected = Tool.Outcome(errors: "Error: \(option) is missing\n\(Self.usage)", status: 64)
    #expect(outcome == expected)
  }

  @Test(
    arguments: [
      "--container-width", "--text-width", "--label-width", "--placeholder-width", "--spacing",
    ],
    ["-1", "1000000001", "nan", "inf", "", "wide"]
  )
  func `a length out of range is refused`(option: String, value: String) throws {
    let outcome = try Tool.run(Self.required + ["\(option)=\(value)"])
    let sentence = "\(option) is '\(value)', but must be a number from 0 to 1000000000"
    #expect(outcome == Tool.Outcome(errors: "Error: \(sentence)\n\(Self.usage)", status: 64))
  }

  @Test func `an option of another subcommand is unknown`() throws {
    let outcome = try Tool.run(Self.required + ["--rise", "3"])
    let sentence = "there is no option '--rise'"
    #expect(outcome == Tool.Outcome(errors: "Error: \(sentence)\n\(Self.usage)", status: 64))
  }

  @Test func `the help names every option`() throws {
    let expected = """
      trailing: print where a label belongs that follows the text

      \(Self.usage)
      Options:
        --container-width W    width of the whole field (required)
        --text-width W         width of the text, 0 when it is empty (required)
        --label-width W        width of the label (required)
        --placeholder-width W  width of what stands for an empty text (0)
        --spacing PT           room between text and label (4)
        --writing-direction D  ltr or rtl (ltr)
        --help, -h             print this text
        --version              print the version

      """
    #expect(try Tool.run(["trailing", "--help"]) == Tool.Outcome(output: expected))
  }
}
