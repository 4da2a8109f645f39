import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FormatTests {
  private func output(_ arguments: [String]) throws -> String {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    return outcome.output
  }

  @Test func `web-animation prints the two arguments of animate`() throws {
    let expected = """
      {"keyframes":[
      {"color":"rgb(142 142 147)","offset":0,"transform":"matrix(1, 0, 0, 1, 0, 0)"},
      {"color":"rgb(71 132 201)","offset":0.5,"transform":"matrix(0.9, 0, 0, 0.9, -4, -9.6)"},
      {"color":"rgb(0 122 255)","offset":1,"transform":"matrix(0.8, 0, 0, 0.8, -8, -19.2)"}
      ],"options":{"duration":150,"easing":"linear","fill":"both"}}

      """
    #expect(try output(["--format", "web-animation", "--frames", "3"]) == expected)
  }

  @Test func `web-animation is JSON`() throws {
    let text = try output(["--format", "web-animation", "--duration", "1e-9"])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?.keys.sorted() == ["keyframes", "options"])
  }

  @Test func `css prints an animation and a class that runs it`() throws {
    let expected = """
      @keyframes floating-label-lower {
        0% { transform: matrix(0.8, 0, 0, 0.8, -20, -24); color: rgb(0 122 255); }
        50% { transform: matrix(0.9, 0, 0, 0.9, -10, -12); color: rgb(71 132 201); }
        100% { transform: matrix(1, 0, 0, 1, 0, 0); color: rgb(142 142 147); }
      }

      .floating-label-lower {
        animation: floating-label-lower 250ms linear both;
      }

      """
    let options = [
      "--label-width", "200", "--placement", "flush", "--transition", "lower", "--frames", "3",
      "--duration", "0.25",
    ]
    #expect(try output(["--format", "css"] + options) == expected)
  }

  // A browser blends linearly between keyframes: ten of them would leave its label 0.13 points off.
  @Test(arguments: ["web-animation", "css"])
  func `what a browser plays has a keyframe every 5 % unless asked otherwise`(format: String) throws
  {
    func matrices(_ arguments: String...) throws -> Int {
      try output(["--format", format] + arguments).components(separatedBy: "matrix(").count - 1
    }
    #expect(try matrices() == 21)
    #expect(try matrices("--duration", "3") == 21)
    #expect(try matrices("--frame-rate", "60") == 10)
    #expect(try matrices("--frames", "7", "--frame-rate", "60") == 7)
    #expect(try matrices("--duration", "0") == 1)
  }

  @Test func `lottie has two keyframes with the handles of the curve`() throws {
    let text = try output(["--format", "lottie", "--easing", "0.1,-0.2,0.3,1.4"])
    let handles = #""o":{"x":[0.1],"y":[-0.2]},"i":{"x":[0.3],"y":[1.4]}}"#
    #expect(
      text.contains(
        #""p":{"a":1,"k":[{"t":0,"s":[66,50],"# + handles + #",{"t":9,"s":[58,30.8]}]}"#
      )
    )
    #expect(
      text.contains(
        #""s":{"a":1,"k":[{"t":0,"s":[100,100],"# + handles + #",{"t":9,"s":[80,80]}]}"#
      )
    )
    #expect(text.contains(#""fr":60,"ip":0,"op":10,"w":132,"h":76}"#))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `lottie stands still at the end when there is no duration`() throws {
    let text = try output(["--format", "lottie", "--duration", "0"])
    #expect(text.contains(#""p":{"a":0,"k":[58,30.8]}"#))
    #expect(!text.contains(#""a":1"#))
  }

  // Players that read a shape in one pass need its type first.
  @Test func `in lottie the type of a shape comes before all else`() throws {
    let text = try output(["--format", "lottie"])
    let shapes = text.components(separatedBy: #""shapes":"#)[1]
    #expect(shapes.hasPrefix(#"[{"ty":"gr","it":[{"ty":"rc","#))
    #expect(shapes.contains(#"{"ty":"fl","#) && shapes.contains(#"{"ty":"tr","#))
  }

  @Test(arguments: [
    ["--frames", "5"], ["--placement", "flush", "--writing-direction", "rtl"], ["--duration", "0"],
    ["--label-width", "0"], ["--rise", "0", "--scale", "1"], ["--frames", "1000000000"],
  ])
  func `svg is well-formed and draws a film strip, the curve and both ways`(
    options: [String]
  ) throws {
    let text = try output(["--format", "svg"] + options)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(text.components(separatedBy: "<polyline ").count == 4)
    let frames = options.contains("0") && options.contains("--duration") ? 1 : 5
    #expect(text.components(separatedBy: ">Label</text>").count == frames + 1)
  }

  @Test func `precision rounds, and is full in json unless it is given`() throws {
    let full = try output(["--frames", "3", "--label-width", "33.3"])
    #expect(full.contains("-1.3319999999999994"))
    let rounded = try output(["--frames", "3", "--label-width", "33.3", "--precision", "2"])
    #expect(rounded.contains(#""matrix":[0.9,0,0,0.9,-1.33,-9.6]"#))
    let css = try output(["--format", "css", "--frames", "2", "--precision", "0"])
    #expect(css.contains("matrix(1, 0, 0, 1, -8, -19)"))
    let lines = try output(["--format", "ndjson", "--frames", "4", "--precision", "3"])
    #expect(lines.contains(#""offset":0.333,"#))
  }

  @Test(arguments: ["-1", "18", "1.5", "", "full"])
  func `a precision that is none is refused`(value: String) throws {
    let outcome = try Tool.run(["--precision=\(value)"])
    let expected = """
      Error: --precision is '\(value)', but must be a whole number from 0 to 17
      Usage: FloatingLabelDemo [keyframes] [OPTIONS]   (--help lists them)

      """
    #expect(outcome == Tool.Outcome(errors: expected, status: 64))
  }
}
