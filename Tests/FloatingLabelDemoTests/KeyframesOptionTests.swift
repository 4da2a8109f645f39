import FloatingLabel
import Foundation
import Testing

@Suite struct KeyframesOptionTests {
  @Test(
    arguments: [
      ("", "0.8,0,0,0.8,-8,-19.200000000000003"),
      ("--label-width 50", "0.8,0,0,0.8,-4,-19.200000000000003"),
      ("--label-width 0", "0.8,0,0,0.8,0,-19.200000000000003"),
      ("--label-width 1e9", "0.8,0,0,0.8,-80000000,-19.200000000000003"),
      ("--placement flush", "0.8,0,0,0.8,-10,-24"),
      ("--scale 0.5", "0.5,0,0,0.5,-12.5,-12"),
      ("--scale 1", "1,0,0,1,0,-24"),
      ("--scale 2", "2,0,0,2,100,-48"),
      ("--scale 0.001", "0.001,0,0,0.001,-0.04995,-0.024"),
      ("--scale 1000", "1000,0,0,1000,49950000,-24000"),
      ("--scale 0.5 --placement flush", "0.5,0,0,0.5,-25,-24"),
      ("--offset-ratio 0.25", "0.8,0,0,0.8,-20,-19.200000000000003"),
      ("--offset-ratio 0", "0.8,0,0,0.8,0,-19.200000000000003"),
      ("--offset-ratio 1", "0.8,0,0,0.8,-80,-19.200000000000003"),
      ("--offset-ratio -1", "0.8,0,0,0.8,80,-19.200000000000003"),
      ("--rise 0", "0.8,0,0,0.8,-8,0"),
      ("--rise 30", "0.8,0,0,0.8,-8,-24"),
      ("--rise 1e9", "0.8,0,0,0.8,-8,-800000000"),
      ("--alignment center", "0.8,0,0,0.8,0,-19.200000000000003"),
      ("--alignment trailing", "0.8,0,0,0.8,8,-19.200000000000003"),
      ("--writing-direction rtl", "0.8,0,0,0.8,8,-19.200000000000003"),
      ("--writing-direction rtl --alignment center", "0.8,0,0,0.8,0,-19.200000000000003"),
      ("--writing-direction rtl --alignment trailing", "0.8,0,0,0.8,-8,-19.200000000000003"),
      ("--writing-direction rtl --placement flush", "0.8,0,0,0.8,10,-24"),
      ("--alignment center --placement flush", "0.8,0,0,0.8,0,-24"),
      ("--alignment trailing --placement flush --rise 10", "0.8,0,0,0.8,10,-10"),
      (
        "--placement flush --placement standard --offset-ratio 0.25",
        "0.8,0,0,0.8,-20,-19.200000000000003"
      ),
    ]
  )
  func `the raised label has this matrix`(_ arguments: String, _ matrix: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let expected = """
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":0,"progress":0,"time":0}
      {"color":[0,0.47843137254901963,1,1],\
      "fontSize":12,"fontWeight":400,"matrix":[\(matrix)],"offset":1,"progress":1,"time":0.15}

      """
    let outcome = try Tool.run(words + ["--frames", "2", "--format", "ndjson"])
    #expect(outcome == Tool.Outcome(output: expected))
  }

  @Test(arguments: [
    ("0.3", "0.3"), ("1", "1"), ("1e-9", "1e-09"), ("2.5e8", "250000000"), ("1e9", "1000000000"),
    ("5e-324", "5e-324"), ("0.1e0", "0.1"),
  ])
  func `the last keyframe stands at the duration`(_ word: String, _ number: String) throws {
    let expected = """
      {"duration":\(number),"easing":[0.42,0,0.58,1],"keyframes":[
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":0,"progress":0,"time":0},
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"offset":1,"progress":1,"time":\(number)}
      ],"labelWidth":100,"transition":"raise"}

      """
    let outcome = try Tool.run(["--duration", word, "--frames", "2"])
    #expect(outcome == Tool.Outcome(output: expected))
  }

  /// The progress at a quarter, at half and at three quarters, to 20 digits by bisection of the
  /// curve in 60 digits.
  @Test(
    arguments: [
      ("linear", [0, 0, 1, 1], [0.25, 0.5, 0.75]),
      (
        "ease", [0.25, 0.1, 0.25, 1],
        [0.40851059135539587298, 0.80240338758485699057, 0.96045897834897408445]
      ),
      (
        "ease-in", [0.42, 0, 1, 1],
        [0.093464650718824863151, 0.3153568125725393116, 0.62186186917489020915]
      ),
      (
        "ease-out", [0, 0, 0.58, 1],
        [0.37813813082510981402, 0.68464318742746071461, 0.90653534928117515081]
      ),
      (
        "ease-in-out", [0.42, 0, 0.58, 1],
        [0.12916193104731982331, 0.5, 0.87083806895268020746]
      ),
      (
        "cubic-bezier(0.4, 0, 0.2, 1)", [0.4, 0, 0.2, 1],
        [0.23658736046778156894, 0.77556131111619775841, 0.95936773673937598018]
      ),
    ]
  )
  func `an easing has these numbers`(
    _ easing: String,
    _ controls: [Double],
    _ progress: [Double]
  ) throws {
    let document = try document(["--easing", easing, "--frames", "5"])
    let easing = document.easing
    #expect([easing.x1, easing.y1, easing.x2, easing.y2] == controls)
    try #require(document.keyframes.count == 5)
    for (keyframe, progress) in zip(document.keyframes, [0] + progress + [1]) {
      #expect(abs(keyframe.progress - progress) < 2e-15)
    }
  }

  @Test(arguments: [
    ["linear", "0,0,1,1", "cubic-bezier(0,0,1,1)", "-0,-0.0,1,1e0"],
    ["ease", "0.25,0.1,0.25,1", "cubic-bezier(0.25, 0.1, 0.25, 1)", ".25,.1,.25,1."],
    ["ease-in", "0.42,0,1,1", "cubic-bezier(0.42,0,1,1)"],
    ["ease-out", "0,0,0.58,1", "cubic-bezier( 0 , 0 , 0.58 , 1 )"],
    ["ease-in-out", "0.42,0,0.58,1", "cubic-bezier(0.42, 0, 0.58, 1)", "0.42, 0, 0.58, 1"],
    ["0.4,0,0.2,1", "cubic-bezier(0.4, 0, 0.2, 1)", "cubic-bezier(0.4,0,0.2,1)", "4e-1,0,2e-1,+1"],
  ])
  func `the spellings of an easing mean the same`(_ spellings: [String]) throws {
    let first = try Tool.run(["--easing", spellings[0]])
    #expect(first.status == 0)
    for spelling in spellings {
      #expect(try Tool.run(["--easing", spelling]) == first)
      #expect(try Tool.run(["--easing=\(spelling)"]) == first)
    }
  }

  @Test func `every easing has keyframes of its own`() throws {
    let easings = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "0.4,0,0.2,1"]
    let outputs = try easings.map { easing in
      try Tool.run(["--easing", easing, "--format", "ndjson"]).output
    }
    #expect(Set(outputs).count == easings.count)
  }

  @Test(arguments: [
    ("--label-width", "0"), ("--label-width", "-0"), ("--placement", "flush"), ("--scale", "0.5"),
    ("--offset-ratio", "-0.25"), ("--rise", "1e1"), ("--alignment", "trailing"),
    ("--writing-direction", "rtl"), ("--duration", "0.5"), ("--easing", "0,-1,1,2"),
    ("--transition", "lower"), ("--frame-rate", "30"), ("--frames", "4"), ("--format", "ndjson"),
  ])
  func `a value may follow its option or an equals sign`(_ option: String, _ value: String) throws {
    let following = try Tool.run([option, value])
    #expect(following.status == 0)
    #expect(following.errors == "")
    #expect(following != (try Tool.run([])))
    #expect(try Tool.run(["\(option)=\(value)"]) == following)
    #expect(try Tool.run(["keyframes", option, value]) == following)
    #expect(try Tool.run(["keyframes", "\(option)=\(value)"]) == following)
  }

  @Test(arguments: [
    ("--label-width", "50", "200"), ("--placement", "flush", "standard"), ("--scale", "0", "0.5"),
    ("--offset-ratio", "nan", "0.25"), ("--rise", "", "1"), ("--alignment", "left", "center"),
    ("--writing-direction", "ltr", "rtl"), ("--duration", "-1", "0.5"),
    ("--easing", "steps(4)", "linear"), ("--transition", "raise", "lower"),
    ("--frame-rate", "1e10", "30"), ("--frames", "1", "4"), ("--format", "xml", "ndjson"),
  ])
  func `of a repeated option the last counts`(
    _ option: String,
    _ first: String,
    _ last: String
  ) throws {
    let once = try Tool.run([option, last])
    #expect(once.status == 0)
    #expect(try Tool.run([option, first, option, last]) == once)
    #expect(try Tool.run(["\(option)=\(first)", option, last]) == once)
    #expect(try Tool.run([option, first, "\(option)=\(last)"]) == once)
  }

  @Test func `frames count whatever the frame rate`() throws {
    let once = try Tool.run(["--frames", "4"])
    #expect(try Tool.run(["--frames", "4", "--frame-rate", "30"]) == once)
    #expect(try Tool.run(["--frame-rate", "1e9", "--frames", "4"]) == once)
  }

  @Test(arguments: [
    ("50", ["50.0", "5e1", "+50", "050", "0x32", "5E+1", "50."]),
    ("0.5", [".5", "5e-1", "0x1p-1", "0x.8"]),
    ("0", ["-0", "0.0", "-0.0", "0e9", "1e-400", "-1e-400"]),
  ])
  func `a number may be written as Swift reads it`(_ plain: String, _ others: [String]) throws {
    let expected = try Tool.run(["--label-width", plain])
    #expect(expected.status == 0)
    for other in others {
      #expect(try Tool.run(["--label-width", other]) == expected)
    }
  }
}
