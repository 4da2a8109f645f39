import FloatingLabel
import Foundation
import Testing

@Suite struct KeyframesTests {
  @Test(
    arguments: [
      ("", 10),
      ("--frame-rate 60", 10),
      ("--frame-rate 120", 19),
      ("--frame-rate 24", 5),
      ("--frame-rate 1", 2),
      ("--frame-rate 100 --duration 0.29", 30),
      ("--frame-rate 100 --duration 0.07", 8),
      ("--frame-rate 1e-9 --duration 1e-9", 2),
      ("--frame-rate 1e-300 --duration 1e-300", 2),
      ("--frame-rate 5e-324 --duration 1e9", 2),
      ("--frame-rate 1 --duration 1", 2),
      ("--frame-rate 1 --duration 1.0000000005", 2),
      ("--frame-rate 1 --duration 0.9999999995", 2),
      ("--frame-rate 1 --duration 1.00000001", 3),
      ("--frame-rate 1 --duration 2.9999999995", 4),
      ("--frame-rate 1 --duration 3.00000001", 5),
      ("--frame-rate 1e9 --duration 1e-6", 1001),
      ("--frames 2", 2),
      ("--frames 2 --duration 1e9", 2),
      ("--frames 3 --frame-rate 120", 3),
      ("--frame-rate 1e9 --frames +1000", 1000),
      ("--duration 0", 1),
    ]
  )
  func `there are so many keyframes`(_ arguments: String, _ count: Int) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let lines = try Tool.run(words + ["--format", "ndjson"])
    #expect(lines.lines.count == count)
    #expect(lines.errors == "")
    #expect(lines.status == 0)
    #expect(try document(words).keyframes.count == count)
  }

  @Test func `the last step is shorter when the rate doesn't fit`() throws {
    let keyframes = try document(["--frame-rate", "24"]).keyframes
    let times = (0...3).map { Double($0) / 24 } + [0.15]
    #expect(keyframes.map(\.time) == times)
    #expect(keyframes.first?.offset == 0)
    #expect(keyframes.last?.offset == 1)
    for (step, keyframe) in keyframes.enumerated().dropLast() {
      #expect(abs(keyframe.offset - Double(step) / 3.6) < 1e-15)
    }
  }

  @Test func `a keyframe stands at every whole step of the rate`() throws {
    let keyframes = try document(["--frame-rate", "100", "--duration", "0.29"]).keyframes
    let steps = (0...29).map(Double.init)
    #expect(keyframes.map(\.time) == steps.map { $0 / 100 })
    #expect(keyframes.map(\.offset) == steps.map { $0 / 29 })
  }

  @Test func `so many frames are evenly spaced`() throws {
    let keyframes = try document(["--frames", "9", "--duration", "2"]).keyframes
    #expect(keyframes.map(\.time) == [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2])
    #expect(keyframes.map(\.offset) == [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1])
  }

  @Test func `the default document decodes to what the library computes`() throws {
    let expected = try KeyframeSequence(.raise, labelWidth: 100)
    #expect(try document([]) == Document(expected))
    #expect(try lines([]) == Array(expected))
  }

  @Test func `a document with everything changed decodes to what the library computes`() throws {
    let arguments = [
      "--label-width", "123.4", "--scale", "1.25", "--offset-ratio", "-0.3", "--rise", "31.5",
      "--alignment", "trailing", "--writing-direction", "rtl", "--duration", "0.37",
      "--easing", "0.3,-0.7,0.6,1.9", "--transition", "lower", "--frame-rate", "90",
    ]
    let expected = try KeyframeSequence(
      .lower,
      labelWidth: 123.4,
      sampling: .frameRate(90),
      timing: LabelTiming(
        duration: 0.37,
        easing: try #require(UnitBezier(x1: 0.3, y1: -0.7, x2: 0.6, y2: 1.9))
      ),
      placement: RaisedPlacement(.translateThenScale(offsetRatio: -0.3), scale: 1.25, rise: 31.5),
      alignment: .trailing,
      direction: .rightToLeft
    )
    #expect(expected.count == 35)
    #expect(try document(arguments) == Document(expected))
    #expect(try lines(arguments) == Array(expected))
  }

  @Test func `a flush document decodes to what the library computes`() throws {
    let arguments = [
      "--label-width", "200", "--placement", "flush", "--scale", "0.7", "--rise", "18",
      "--writing-direction", "rtl", "--duration", "1", "--easing", "ease-out", "--frames", "11",
    ]
    let expected = try KeyframeSequence(
      .raise,
      labelWidth: 200,
      sampling: .count(11),
      timing: LabelTiming(duration: 1, easing: .easeOut),
      placement: RaisedPlacement(.scaleThenTranslate, scale: 0.7, rise: 18),
      direction: .rightToLeft
    )
    #expect(try document(arguments) == Document(expected))
    #expect(try lines(arguments) == Array(expected))
  }

  @Test func `nothing is infinite at the limits`() throws {
    let arguments = [
      "--label-width", "1e9", "--scale", "1000", "--rise", "1e9", "--duration", "1e9",
      "--easing", "0,-1e6,1,1e6", "--frames", "5",
    ]
    let expected = try KeyframeSequence(
      .raise,
      labelWidth: 1e9,
      sampling: .count(5),
      timing: LabelTiming(
        duration: 1e9,
        easing: try #require(UnitBezier(x1: 0, y1: -1e6, x2: 1, y2: 1e6))
      ),
      placement: RaisedPlacement(.translateThenScale(), scale: 1000, rise: 1e9)
    )
    #expect(try document(arguments) == Document(expected))
    for keyframe in expected {
      let matrix = keyframe.matrix
      #expect(matrix.a.isFinite && matrix.d.isFinite && matrix.tx.isFinite && matrix.ty.isFinite)
    }
  }
}
