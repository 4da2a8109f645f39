import FloatingLabel
import Foundation
import Testing

@Suite struct KeyframesTests {
  // MARK: Whole outputs

  @Test(arguments: [[], ["keyframes"]])
  func `the default label prints these keyframes`(_ arguments: [String]) throws {
    let expected = """
      {"duration":0.15,"easing":[0.42,0,0.58,1],"keyframes":[
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":0,"progress":0,"time":0},
      {"color":[0.5432448762764759,0.5549447354048613,0.5868278405784549,1],\
      "fontSize":15.902181505647926,"fontWeight":497.5545376411981,\
      "matrix":[0.9951090752823962,0,0,0.9951090752823962,-0.1956369887041503,-0.4695287728899608],\
      "offset":0.1111111111111111,"progress":0.024454623588018788,"time":0.016666666666666666},
      {"color":[0.5003883571609997,0.5489086059519773,0.6194229396240284,1],\
      "fontSize":15.594338903550842,"fontWeight":489.85847258877106,\
      "matrix":[0.9797169451775422,0,0,0.9797169451775422,-0.8113221928983136,-1.947173262955953],\
      "offset":0.2222222222222222,"progress":0.1014152741122892,"time":0.03333333333333333},
      {"color":[0.42779598464709684,0.5386843281331178,0.6746340398458701,1],\
      "fontSize":15.072900734789005,"fontWeight":476.8225183697252,\
      "matrix":[0.9536450367394503,0,0,0.9536450367394503,-1.8541985304219897,-4.450076473012776],\
      "offset":0.3333333333333333,"progress":0.2317748163027487,"time":0.05},
      {"color":[0.331353752586116,0.5251009151667825,0.7479844698640808,1],\
      "fontSize":14.380146673505905,"fontWeight":459.50366683764764,\
      "matrix":[0.9190073336752953,0,0,0.9190073336752953,-3.2397066529881937,-7.775295967171666],\
      "offset":0.4444444444444444,"progress":0.4049633316235242,"time":0.06666666666666667},
      {"color":[0.22550899251192338,0.5101932024802764,0.8284861183712132,1],\
      "fontSize":13.619853326494098,"fontWeight":440.49633316235247,\
      "matrix":[0.880992666324705,0,0,0.880992666324705,-4.760293347011805,-11.424704032828334],\
      "offset":0.5555555555555556,"progress":0.5950366683764756,"time":0.08333333333333333},
      {"color":[0.12906676045094234,0.4966097895139411,0.9018365483894242,1],\
      "fontSize":12.927099265210995,"fontWeight":423.1774816302749,\
      "matrix":[0.8463549632605497,0,0,0.8463549632605497,-6.145801469578012,-14.74992352698723],\
      "offset":0.6666666666666666,"progress":0.7682251836972515,"time":0.1},
      {"color":[0.056474387937039495,0.48638551169508154,0.9570476486112658,1],\
      "fontSize":12.405661096449156,"fontWeight":410.14152741122894,\
      "matrix":[0.8202830548224579,0,0,0.8202830548224579,-7.188677807101686,-17.25282673704405],\
      "offset":0.7777777777777778,"progress":0.8985847258877108,"time":0.11666666666666667},
      {"color":[0.013617868821563385,0.4803493822421976,0.9896427476568391,1],\
      "fontSize":12.097818494352076,"fontWeight":402.4454623588019,\
      "matrix":[0.8048909247176038,0,0,0.8048909247176038,-7.80436301129585,-18.730471227110044],\
      "offset":0.8888888888888888,"progress":0.9755453764119812,"time":0.13333333333333333},
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"offset":1,"progress":1,"time":0.15}
      ],"labelWidth":100,"transition":"raise"}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test func `a flush label in five frames prints these keyframes`() throws {
    let arguments = ["--label-width", "200", "--placement", "flush", "--frames", "5"]
    let expected = """
      {"duration":0.15,"easing":[0.42,0,0.58,1],"keyframes":[
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":0,"progress":0,"time":0},
      {"color":[0.4849372776128651,0.5467323975649161,0.631174464914159,1],\
      "fontSize":15.483352275810722,"fontWeight":487.083806895268,\
      "matrix":[0.9741676137905361,0,0,0.9741676137905361,-2.583238620946396,-3.0998863451356753],\
      "offset":0.25,"progress":0.1291619310473198,"time":0.0375},
      {"color":[0.2784313725490196,0.5176470588235295,0.788235294117647,1],\
      "fontSize":14,"fontWeight":450,"matrix":[0.9,0,0,0.9,-10,-12],\
      "offset":0.5,"progress":0.5,"time":0.075},
      {"color":[0.07192546748517414,0.48856172008214277,0.9452961233211351,1],\
      "fontSize":12.51664772418928,"fontWeight":412.916193104732,\
      "matrix":[0.825832386209464,0,0,0.825832386209464,-17.416761379053604,-20.900113654864327],\
      "offset":0.75,"progress":0.8708380689526802,"time":0.11249999999999999},
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-20,-24],"offset":1,"progress":1,"time":0.15}
      ],"labelWidth":200,"transition":"raise"}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test func `a lowering label prints these lines`() throws {
    let arguments = ["--transition", "lower", "--frames", "3", "--format", "ndjson"]
    let expected = """
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"offset":0,"progress":1,"time":0}
      {"color":[0.2784313725490196,0.5176470588235295,0.788235294117647,1],\
      "fontSize":14,"fontWeight":450,"matrix":[0.9,0,0,0.9,-4,-9.600000000000001],\
      "offset":0.5,"progress":0.5,"time":0.075}
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":1,"progress":0,"time":0.15}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test(arguments: [
    [], ["--frames", "7"], ["--frames", "2"], ["--frame-rate", "1e9"], ["--frame-rate", "0.1"],
  ])
  func `a zero duration has one keyframe, the end`(_ arguments: [String]) throws {
    let expected = """
      {"duration":0,"easing":[0.42,0,0.58,1],"keyframes":[
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"offset":1,"progress":1,"time":0}
      ],"labelWidth":100,"transition":"raise"}

      """
    #expect(
      try Tool.run(["--duration", "0"] + arguments) == Tool.Outcome(output: expected)
    )
  }

  @Test func `a zero duration downwards has the resting label`() throws {
    let arguments = ["--duration=0", "--transition=lower", "--format=ndjson"]
    let expected = """
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":1,"progress":0,"time":0}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test func `every default may be given`() throws {
    let defaults = [
      "keyframes", "--label-width", "100", "--placement", "standard", "--scale", "0.8",
      "--offset-ratio", "0.1", "--rise", "24", "--alignment", "leading", "--writing-direction",
      "ltr",
      "--duration", "0.15", "--easing", "ease-in-out", "--transition", "raise", "--frame-rate",
      "60",
      "--format", "json",
    ]
    #expect(try Tool.run(defaults) == Tool.run([]))
  }

  // MARK: Counts and times

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

  // MARK: The library's types

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

  // MARK: Options

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

  // MARK: The text

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

// Those that could lead to a negative zero, and some with long numbers.
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

/// The object that the tool prints.
private struct Document: Codable, Hashable {
  let duration: Double
  let easing: UnitBezier
  let keyframes: [Keyframe]
  let labelWidth: Double
  let transition: LabelState.Transition

  init(_ sequence: KeyframeSequence) {
    duration = sequence.timing.duration
    easing = sequence.timing.easing
    keyframes = Array(sequence)
    labelWidth = sequence.labelWidth
    transition = sequence.transition
  }
}

private func document(_ arguments: [String]) throws -> Document {
  let outcome = try Tool.run(arguments)
  try #require(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  return try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
}

private func lines(_ arguments: [String]) throws -> [Keyframe] {
  let outcome = try Tool.run(arguments + ["--format", "ndjson"])
  try #require(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  return try outcome.lines.map { try JSONDecoder().decode(Keyframe.self, from: Data($0.utf8)) }
}

/// The names before colons, in their order; no text in the output has a quotation mark in it.
private func keys(in text: String) -> [String] {
  let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
  return pieces.indices.dropLast().compactMap { index in
    index % 2 == 1 && pieces[index + 1].hasPrefix(":") ? String(pieces[index]) : nil
  }
}
