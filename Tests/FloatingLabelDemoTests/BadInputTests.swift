import Foundation
import Testing

@Suite struct BadInputTests {
  @Test(arguments: noObjects)
  func `a line that is no JSON object is refused`(_ line: String) throws {
    try BadLine(line, "not a JSON object").check()
  }

  // The decoder notices these where it reads the value.
  @Test(arguments: [
    BadLine(#"{"event":"focus","at":01}"#, "'at' must be a number"),
    BadLine(#"{"event":"focus","at":1e}"#, "'at' must be a number"),
    BadLine(#"{"event":"a\qb"}"#, "'event' must be a string"),
  ])
  func `a value that isn't JSON is refused`(_ line: BadLine) throws {
    try line.check()
  }

  @Test(arguments: invalidTexts)
  func `a line that isn't UTF-8 is refused`(_ line: [UInt8], _ sentence: String) throws {
    let input = Array("\(good)\n".utf8) + line + Array("\n\(good)\n".utf8)
    let outcome = try Tool.run(["simulate"], bytes: input)
    #expect(
      outcome == Tool.Outcome(output: answer, errors: "Error: line 2: \(sentence)\n", status: 65)
    )
  }

  @Test(arguments: missingKeys)
  func `a key that must be there is missed`(_ line: BadLine) throws {
    try line.check()
  }

  @Test(arguments: [
    "", " ", "Focus", "FOCUS", "focus ", "focused", "marked-text", "quit", "keyframes", "null", "é",
  ])
  func `an unknown event is refused`(_ name: String) throws {
    try BadLine(#"{"event":"\#(name)","at":1}"#, "there is no event '\(name)'").check()
  }

  @Test(arguments: wrongKinds)
  func `a value of the wrong kind is refused`(_ line: BadLine) throws {
    try line.check()
  }

  @Test(arguments: numbersOutOfRange)
  func `a number out of its range is refused`(_ line: BadLine) throws {
    try line.check()
  }

  @Test(arguments: [
    ("1", "0.5", "1.0 to 0.5"),
    ("1", "0", "1.0 to 0.0"),
    ("0.30000000000000004", "0.3", "0.30000000000000004 to 0.3"),
    ("1e300", "1e299", "1e+300 to 1e+299"),
  ])
  func `time that goes back is refused`(
    _ first: String,
    _ second: String,
    _ numbers: String
  ) throws {
    let start = "{\"event\":\"sample\",\"at\":\(first)}\n"
    let answers = try Tool.run(["simulate"], input: start + start).output
    for event in [#""sample""#, #""focus""#, #""layout""#, #""blur","text":null"#] {
      // A time that isn't said stays.
      let input = start + "{\"event\":\"sample\"}\n{\"event\":\(event),\"at\":\(second)}\n" + start
      let expected = Tool.Outcome(
        output: answers,
        errors: "Error: line 3: time goes back from \(numbers)\n",
        status: 65
      )
      #expect(try Tool.run(["simulate"], input: input) == expected)
    }
  }

  @Test(arguments: [
    ("bad", 1), ("bad\n", 1), ("\nbad", 2), ("\n \r\n\t\nbad\n", 4), ("\r\n\(good)\r\n\r\nbad", 4),
    ("\(good)\n\(good)\n\(good)\nbad\nworse\n", 4), ("\n\n\(good)\n\n\nbad\r\n\(good)", 6),
  ])
  func `the number of the line counts all lines`(_ input: String, _ number: Int) throws {
    let outcome = try Tool.run(["simulate"], input: input)
    #expect(outcome.errors == "Error: line \(number): not a JSON object\n")
    #expect(outcome.status == 65)
    // What was printed before stands, and nothing after.
    let count = input.components(separatedBy: "bad")[0].components(separatedBy: good).count - 1
    #expect(outcome.output == String(repeating: answer, count: count))
  }

  @Test func `numbers at the ends of their ranges are accepted`() throws {
    for value in ["0", "1e9", "1000000000.0"] {
      let lines = lengthNames.map { "{\"event\":\"layout\",\"at\":0,\"\($0)\":\(value)}" }
      #expect(try Tool.simulate("", lines.joined(separator: "\n")).count == lengthNames.count)
    }
    let latest = Double.greatestFiniteMagnitude
    #expect(try Tool.simulate("", "{\"event\":\"focus\",\"at\":\(latest)}").map(\.at) == [latest])
  }
}

/// A line that `simulate` refuses, and what it says of it.
struct BadLine: Sendable, CustomTestStringConvertible {
  let line: String
  let sentence: String

  init(_ line: String, _ sentence: String) {
    self.line = line
    self.sentence = sentence
  }

  var testDescription: String { line }

  /// Expects it to be refused between two good ones, the first of which is answered.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let outcome = try Tool.run(["simulate"], input: "\(good)\n\(line)\n\(good)\n")
    let expected = Tool.Outcome(
      output: answer,
      errors: "Error: line 2: \(sentence)\n",
      status: 65
    )
    #expect(outcome == expected, sourceLocation: sourceLocation)
  }
}

private let good = #"{"event":"sample"}"#

private let answer = """
  {"animated":false,"at":0,"event":"sample","isEmpty":true,"isFocused":false,"isSettled":true,\
  "isTruncated":false,"isUp":false,"labelFrame":[16,16,100,20],"matrix":[1,0,0,1,0,0],\
  "progress":0,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,"transition":null}

  """

private let noObjects = [
  // Not JSON.
  "focus", "{", "{]", "{event:\"focus\"}", "{'event':'focus'}", #"{"event"}"#, #"{"event":}"#,
  #"{"event":focus}"#, #"{"event":"focus";"at":0}"#, #""event":"focus""#, #"{"event":"focus"} x"#,
  #"{"event":"focus"}{"event":"blur"}"#, #"{"event":"focus"},"#, #"{"event":"focus","at":.5}"#,
  #"{"event":"focus","at":+1}"#, #"{"event":"focus","at":0x1}"#, #"{"event":"focus","at":NaN}"#,
  #"{"event":"focus","at":Infinity}"#, #"{"event":"focus","at":1 000}"#, "// a comment",
  #"{"event":"focus"} // a comment"#,
  // Cut off.
  #"{"event":"focus""#, #"{"event":"focus","#, #"{"event":"foc"#, #"{"eve"#, #"{"event":"#,
  #"{"event":"focus","at":0"#, #"{"event":"text","text":"a"#, #"{"event":"x","y":[1"#,
  // Other kinds of value.
  "[]", #"[{"event":"focus"}]"#, #"["event","focus"]"#, "0", "1.5", "-1", #""""#, #""focus""#,
  "null", "true", "false",
]

private let invalidTexts: [([UInt8], String)] = [
  ([0xff], "not a JSON object"),
  ([0xfe, 0xff, 0x00, 0x7b], "not a JSON object"),
  (Array(good.utf8) + [0xff], "not a JSON object"),
  (bytes(#"{"event":""#, [0xe2, 0x82], #""}"#), "'event' must be a string"),
  (bytes(#"{"event":"text","text":""#, [0xff], #""}"#), "'text' must be a string or null"),
  (bytes(#"{"event":"text","text":"a"#, [0xc3], #""}"#), "'text' must be a string or null"),
]

private func bytes(_ before: String, _ invalid: [UInt8], _ after: String) -> [UInt8] {
  Array(before.utf8) + invalid + Array(after.utf8)
}

private let missingKeys =
  ["{}", #"{"at":0}"#, #"{"animated":true,"text":"a","value":true,"Event":"focus"}"#].map {
    BadLine($0, "the key 'event' is missing")
  }
  + ["text", "markedText"].flatMap { event in
    ["", #","value":true"#, #","Text":"a""#].map {
      BadLine(#"{"event":"\#(event)"\#($0)}"#, "the key 'text' is missing")
    }
  }
  + ["autofill", "unparsedInput", "enabled", "reduceMotion", "writingDirection"].flatMap { event in
    ["", #","text":"a""#, #","Value":true"#].map {
      BadLine(#"{"event":"\#(event)"\#($0)}"#, "the key 'value' is missing")
    }
  }

private let lengthNames = [
  "labelWidth", "labelHeight", "fieldWidth", "leadingInset", "trailingInset",
]

private let wrongKinds =
  ["null", "1", "true", #"["focus"]"#, #"{"name":"focus"}"#].map {
    BadLine(#"{"event":\#($0),"at":1}"#, "'event' must be a string")
  }
  + ["null", #""0""#, "true", "[0]", "{}"].map {
    BadLine(#"{"event":"focus","at":\#($0)}"#, "'at' must be a number")
  }
  + ["null", "1", #""true""#, "[true]"].map {
    BadLine(#"{"event":"sample","animated":\#($0)}"#, "'animated' must be true or false")
  }
  + ["text", "markedText", "blur"].flatMap { event in
    ["1", "false", #"["a"]"#, "{}"].map {
      BadLine(#"{"event":"\#(event)","text":\#($0)}"#, "'text' must be a string or null")
    }
  }
  + ["autofill", "unparsedInput", "enabled", "reduceMotion"].flatMap { event in
    ["null", "0", #""true""#, "[true]"].map {
      BadLine(#"{"event":"\#(event)","value":\#($0)}"#, "'value' must be true or false")
    }
  }
  + ["null", "1", "true", #"["rtl"]"#].map {
    BadLine(#"{"event":"writingDirection","value":\#($0)}"#, "'value' must be a string")
  }
  + ["", "RTL", "left", "auto", "rtl "].map {
    BadLine(
      #"{"event":"writingDirection","value":"\#($0)"}"#,
      #"'value' must be "ltr" or "rtl""#
    )
  }
  + lengthNames.flatMap { key in
    ["null", #""10""#, "true", "[10]"].map {
      BadLine(#"{"event":"layout","\#(key)":\#($0)}"#, "'\(key)' must be a number")
    }
  }

private let numbersOutOfRange =
  lengthNames.flatMap { key in
    ["-1", "-1e-300", "1000000001", "1e300"].map {
      BadLine(
        #"{"event":"layout","\#(key)":\#($0)}"#,
        "'\(key)' must be a number from 0 to 1000000000"
      )
    }
  }
  + ["-1", "-1e-300", "-1e300"].map {
    BadLine(#"{"event":"sample","at":\#($0)}"#, "'at' must be a number from 0 up")
  }
  // Of these the decoder makes no number.
  + (["at"] + lengthNames).flatMap { key in
    ["1e999", "-1e999"].map {
      BadLine(#"{"event":"layout","\#(key)":\#($0)}"#, "'\(key)' must be a number")
    }
  }
