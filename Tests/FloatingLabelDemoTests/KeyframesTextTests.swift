import FloatingLabel
import Foundation
import Testing

@Suite struct KeyframesTextTests {
  @Test(arguments: texts)
  func `one keyframe stands on each line`(_ arguments: [String]) throws {
    let keyframes = try document(arguments).keyframes
    let lines = try Tool.run(arguments).lines
    try #require(lines.count == keyframes.count + 2)
    #expect(lines.first?.hasSuffix(#","keyframes":["#) == true)
    #expect(lines.last?.hasPrefix(#"],"labelWidth":"#) == true)
    let middle = lines.dropFirst().dropLast()
    #expect(middle.dropLast().allSatisfy { $0.hasSuffix("},") })
    #expect(middle.last?.hasSuffix("}") == true)

    let ndjson = try Tool.run(arguments + ["--format", "ndjson"]).lines
    #expect(ndjson == middle.map { $0.hasSuffix(",") ? $0.dropLast() : $0 })
  }

  @Test(arguments: texts)
  func `keys are sorted`(_ arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    let count = outcome.lines.count - 2
    let keyframe = ["color", "fontSize", "fontWeight", "matrix", "offset", "progress", "time"]
    let head = ["duration", "easing", "keyframes"]
    let tail = ["labelWidth", "transition"]
    let keyframes = Array(repeatElement(keyframe, count: count).joined())
    #expect(keys(in: outcome.output) == head + keyframes + tail)
  }

  @Test(arguments: texts)
  func `numbers are in shortest form and never a negative zero`(_ arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    try expectPlainNumbers(in: outcome.output, atLeast: 20)
  }
}

private let texts = [
  [],
  ["--label-width", "-0"],
  ["--label-width=-0", "--placement", "flush"],
  ["--label-width", "0", "--writing-direction", "rtl"],
  ["--label-width", "0", "--alignment", "trailing", "--placement", "flush"],
  ["--easing", "-0,0,1,1"],
  ["--easing", "-0,-0,1,1", "--transition", "lower"],
  ["--easing", "0.3,-1e6,0.3,1e6", "--transition", "lower"],
  ["--easing", "0.3,-1,0.6,2", "--label-width", "0", "--writing-direction", "rtl", "--rise", "0"],
  ["--writing-direction", "rtl", "--alignment", "center", "--rise", "-0"],
  ["--alignment", "center", "--placement", "flush", "--scale", "2", "--rise", "0"],
  ["--alignment", "center", "--offset-ratio", "-0.5"],
  ["--offset-ratio", "-0", "--writing-direction", "rtl"],
  ["--scale", "1", "--rise", "0"],
  ["--scale", "1", "--rise", "0", "--placement", "flush", "--transition", "lower"],
  ["--duration", "-0"],
  ["--duration", "1e-300", "--label-width", "1e-300", "--rise", "5e-324", "--scale", "0.001"],
  ["--label-width", "1e9", "--scale", "1000", "--rise", "1e9", "--easing", "0,-1e6,1,1e6"],
  ["--duration", "1e9", "--frames", "7", "--label-width", "33.3", "--scale", "0.333"],
]
