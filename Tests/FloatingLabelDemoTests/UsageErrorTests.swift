import Testing

@Suite struct UsageErrorTests {
  @Test(arguments: wordMistakes)
  func `a word that means nothing is refused`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: missingValues)
  func `an option without its value is refused`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: lengths)
  func `a length must be one`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: otherNumbers)
  func `a number must be in its range`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: choices)
  func `a choice must be one of the names`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: counts)
  func `a count must be one`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: easings)
  func `an easing must be a name or four numbers`(_ word: String) throws {
    try Mistake(
      ["--easing", word],
      """
      --easing is '\(word)', but must be linear, ease, ease-in, ease-out, ease-in-out, or \
      x1,y1,x2,y2 with x from 0 to 1 and y from -1000000 to 1000000
      """
    ).check()
  }

  @Test(arguments: conflicts)
  func `an offset ratio and a flush placement exclude each other`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: tooManyKeyframes)
  func `more than a thousand million keyframes are refused`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test func `the same mistakes are refused after the name of the subcommand`() throws {
    let mistakes = [
      missingValues, lengths, otherNumbers, choices, counts, conflicts, tooManyKeyframes,
    ]
    for mistake in mistakes.compactMap(\.first) {
      try Mistake(["keyframes"] + mistake.arguments, mistake.sentence, mistake.usage).check()
    }
  }
}

/// A command line that is refused, and what is said of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let sentence: String
  let usage: String

  init(
    _ arguments: [String],
    _ sentence: String,
    _ usage: String = "Usage: FloatingLabelDemo [keyframes] [OPTIONS]   (--help lists them)"
  ) {
    self.arguments = arguments
    self.sentence = sentence
    self.usage = usage
  }

  var testDescription: String { "\(arguments)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = Tool.Outcome(errors: "Error: \(sentence)\n\(usage)\n", status: 64)
    #expect(try Tool.run(arguments) == expected, sourceLocation: sourceLocation)
  }
}

private let generalUsage = "Usage: FloatingLabelDemo [SUBCOMMAND] [OPTIONS]   (--help lists them)"

private let wordMistakes = [
  Mistake(["bogus"], "there is no subcommand 'bogus'", generalUsage),
  Mistake(["bogus", "--scale", "0"], "there is no subcommand 'bogus'", generalUsage),
  Mistake(["keyframe"], "there is no subcommand 'keyframe'", generalUsage),
  Mistake(["Keyframes"], "there is no subcommand 'Keyframes'", generalUsage),
  Mistake(["label-width"], "there is no subcommand 'label-width'", generalUsage),
  Mistake(["keyframes "], "there is no subcommand 'keyframes '", generalUsage),
  Mistake(["="], "there is no subcommand '='", generalUsage),
  Mistake(["100"], "there is no subcommand '100'", generalUsage),

  Mistake(["--bogus"], "there is no option '--bogus'"),
  Mistake(["--bogus", "1"], "there is no option '--bogus'"),
  Mistake(["--bogus=1"], "there is no option '--bogus'"),
  Mistake(["--bogus", "keyframes"], "there is no option '--bogus'"),
  Mistake(["keyframes", "--bogus"], "there is no option '--bogus'"),
  Mistake(["--scale", "0", "--bogus"], "there is no option '--bogus'"),
  Mistake(["--label"], "there is no option '--label'"),
  Mistake(["--label-widths", "1"], "there is no option '--label-widths'"),
  Mistake(["--Label-Width", "1"], "there is no option '--Label-Width'"),
  Mistake(["--labelWidth", "1"], "there is no option '--labelWidth'"),
  Mistake(["-label-width", "1"], "there is no option '-label-width'"),
  Mistake(["--field-width", "1"], "there is no option '--field-width'"),
  Mistake(["--HELP"], "there is no option '--HELP'"),
  Mistake(["-help"], "there is no option '-help'"),
  Mistake(["-v"], "there is no option '-v'"),
  Mistake(["-x"], "there is no option '-x'"),
  Mistake(["-1"], "there is no option '-1'"),
  Mistake(["--"], "there is no option '--'"),
  Mistake(["--", "keyframes"], "there is no option '--'"),
  Mistake(["keyframes", "--"], "there is no option '--'"),
  Mistake(["--=1"], "there is no option '--'"),
  Mistake(["-h=1"], "there is no option '-h'"),
  Mistake(["-hx"], "there is no option '-hx'"),

  Mistake(["-"], "unexpected argument '-'"),
  Mistake([""], "unexpected argument ''"),
  Mistake(["keyframes", "-"], "unexpected argument '-'"),
  Mistake(["keyframes", ""], "unexpected argument ''"),
  Mistake(["keyframes", "extra"], "unexpected argument 'extra'"),
  Mistake(["keyframes", "keyframes"], "unexpected argument 'keyframes'"),
  Mistake(["--scale", "0.5", "keyframes"], "unexpected argument 'keyframes'"),
  Mistake(["--scale", "0.5", "0.6"], "unexpected argument '0.6'"),
  Mistake(["--scale=0.5", "0.6", "--rise", "0"], "unexpected argument '0.6'"),
  Mistake(["--offset-ratio", "0.1", ""], "unexpected argument ''"),

  Mistake(["--help=x"], "--help takes no value, but got 'x'"),
  Mistake(["--help="], "--help takes no value, but got ''"),
  Mistake(["--help=a=b"], "--help takes no value, but got 'a=b'"),
  Mistake(["--version=1"], "--version takes no value, but got '1'"),
  Mistake(["--version="], "--version takes no value, but got ''"),
  Mistake(["keyframes", "--help=x"], "--help takes no value, but got 'x'"),
  Mistake(["--scale", "0.5", "--version=1"], "--version takes no value, but got '1'"),
]

private let optionNames = [
  "--label-width", "--placement", "--scale", "--offset-ratio", "--rise", "--alignment",
  "--writing-direction", "--duration", "--easing", "--transition", "--frame-rate", "--frames",
  "--format",
]

private let missingValues =
  optionNames.flatMap { name in
    [
      Mistake([name], "\(name) needs a value"),
      Mistake(["--rise", "1", name], "\(name) needs a value"),
      Mistake([name, "--rise", "1"], "\(name) needs a value"),
      Mistake([name, "--rise=1"], "\(name) needs a value"),
    ]
  } + [
    Mistake(["--scale", "--bogus"], "--scale needs a value"),
    Mistake(["--scale", "--0.5"], "--scale needs a value"),
    Mistake(["--scale", "--"], "--scale needs a value"),
    Mistake(["--scale", "--help=x"], "--help takes no value, but got 'x'"),
  ]

private let lengths =
  [
    "", " ", "-1", "-1e-300", "1.0000001e9", "1e10", "1e400", "nan", "NaN", "inf", "-inf", "+inf",
    "infinity", "1,5", "1_000", "1 000", " 1", "1 ", "1pt", "12abc", "-+1", "e", ".", "-", "0x",
    "true", "１", "=1", "1=2",
  ].flatMap { word in
    let sentence = "--label-width is '\(word)', but must be a number from 0 to 1000000000"
    return [
      Mistake(["--label-width=\(word)"], sentence), Mistake(["--label-width", word], sentence),
    ]
  }
  + ["--rise", "--duration"].flatMap { name in
    ["", "-1", "-1e-300", "1.0000001e9", "1e400", "nan", "inf", "-inf", "1s", "24pt"].map { word in
      Mistake([name, word], "\(name) is '\(word)', but must be a number from 0 to 1000000000")
    }
  }

private let otherNumbers: [Mistake] =
  ["", "0", "-0", "0.0009", "1000.1", "-1", "nan", "inf", "-inf", "half", "0,8", "80%"].map {
    word in
    Mistake(["--scale", word], "--scale is '\(word)', but must be a number from 0.001 to 1000")
  }
  + ["", "1.0000001", "-1.0000001", "2", "nan", "inf", "-inf", "x", "1/10"].map { word in
    Mistake(
      ["--offset-ratio", word],
      "--offset-ratio is '\(word)', but must be a number from -1 to 1"
    )
  }
  + ["", "0", "-0", "-60", "1000000000.1", "1e10", "nan", "inf", "-inf", "60Hz", "1e-400"].map {
    word in
    Mistake(
      ["--frame-rate", word],
      "--frame-rate is '\(word)', but must be a number above 0 and at most 1000000000"
    )
  }
  // What isn't used must be right, too.
  + [
    Mistake(
      ["--frames", "3", "--frame-rate", "0"],
      "--frame-rate is '0', but must be a number above 0 and at most 1000000000"
    ),
    Mistake(
      ["--duration", "0", "--frames", "1"],
      "--frames is '1', but must be a whole number from 2 to 1000000000"
    ),
    Mistake(
      ["--scale", "0.5", "--scale", "0"],
      "--scale is '0', but must be a number from 0.001 to 1000"
    ),
  ]

private let choices =
  ["", "x", "STANDARD", "standard ", "Flush", "stand", "standard,flush", "0"].map {
    Mistake(["--placement", $0], "--placement is '\($0)', but must be one of standard, flush")
  }
  + ["", "x", "left", "Leading", "centre", "natural", "lead"].map {
    Mistake(
      ["--alignment", $0],
      "--alignment is '\($0)', but must be one of leading, center, trailing"
    )
  }
  + ["", "x", "RTL", "leftToRight", "auto"].map {
    Mistake(
      ["--writing-direction", $0],
      "--writing-direction is '\($0)', but must be one of ltr, rtl"
    )
  }
  + ["", "x", "up", "Raise", "none"].map {
    Mistake(["--transition", $0], "--transition is '\($0)', but must be one of raise, lower")
  }
  + ["", "x", "JSON", "jsonl", "csv"].map {
    Mistake(
      ["--format", $0],
      "--format is '\($0)', but must be one of json, ndjson, web-animation, css, svg, lottie"
    )
  }

private let counts =
  [
    "", "1", "0", "-3", "1.5", "2.0", "3e0", "1000000001", "99999999999999999999", "nan", "inf",
    "two", " 3", "3 ", "0x3", "1_000", "-",
  ].map {
    Mistake(
      ["--frames", $0],
      "--frames is '\($0)', but must be a whole number from 2 to 1000000000"
    )
  } + [
    Mistake(["--frames=-3"], "--frames is '-3', but must be a whole number from 2 to 1000000000"),
    Mistake(["--frames="], "--frames is '', but must be a whole number from 2 to 1000000000"),
  ]

private let easings = [
  "", " ", "Ease", "EASE-IN", "ease-in-", "easeIn", "step-start", "steps(4)", "bounce", "nan",
  "1", "0,0,1", "0,0,1,1,1", "0,0,1,1,", ",0,0,1,1", "0,,1,1", "0,0,,1,1", ",,,", "0 0 1 1",
  "0;0;1;1",
  "-0.1,0,1,1", "1.1,0,1,1", "0,0,-0.1,1", "0,0,1.1,1", "-1e-300,0,1,1", "0,0,1.0000001,1",
  "0,1000001,1,1", "0,-1000001,1,1", "0,0,1,1000001", "0,0,1,-1000001", "0,1e7,1,1", "0,0,1,1e400",
  "nan,0,1,1", "0,nan,1,1", "0,0,nan,1", "0,0,1,nan", "inf,0,1,1", "0,inf,1,1", "0,0,1,-inf",
  "x,0,1,1", "0,0,1,1x", "cubic-bezier", "cubic-bezier()", "cubic-bezier(0,0,1)",
  "cubic-bezier(0,0,1,1,1)", "cubic-bezier(0,0,1,1", "0,0,1,1)", "(0,0,1,1)",
  "cubic-bezier(2,0,1,1)", "cubic-bezier(0,0,1,1) ", "cubic-bezier(0,0,1,1))",
  "cubic-bezier(cubic-bezier(0,0,1,1))", "cubic-bezier(ease)", "[0,0,1,1]",
]

private let conflicts =
  [
    ["--placement", "flush", "--offset-ratio", "0.1"],
    ["--offset-ratio", "0.1", "--placement", "flush"],
    ["--placement=flush", "--offset-ratio=0.1"],
    ["--offset-ratio=0.1", "--placement=flush"],
    ["--placement=flush", "--offset-ratio", "0.1"],
    ["--offset-ratio=0.1", "--scale", "0.5", "--placement", "flush"],
    [
      "--offset-ratio", "7", "--offset-ratio", "0.1", "--placement", "standard", "--placement",
      "flush",
    ],
  ].map { Mistake($0, "--offset-ratio '0.1' can't be used together with --placement flush") } + [
    Mistake(
      ["--placement", "flush", "--offset-ratio", "0"],
      "--offset-ratio '0' can't be used together with --placement flush"
    ),
    Mistake(
      ["--placement", "flush", "--offset-ratio", "2"],
      "--offset-ratio is '2', but must be a number from -1 to 1"
    ),
    Mistake(
      ["--offset-ratio=", "--placement=flush"],
      "--offset-ratio is '', but must be a number from -1 to 1"
    ),
  ]

private let tooManyKeyframes = [
  Mistake(
    ["--frame-rate", "1e9", "--duration", "1.5"],
    "--frame-rate '1e9' gives more than 1000000000 keyframes in a --duration of '1.5'"
  ),
  // 1e9 steps have one keyframe more.
  Mistake(
    ["--frame-rate=1e9", "--duration=1"],
    "--frame-rate '1e9' gives more than 1000000000 keyframes in a --duration of '1'"
  ),
  Mistake(
    ["--duration", "1e9"],
    "--frame-rate '60' gives more than 1000000000 keyframes in a --duration of '1e9'"
  ),
  Mistake(
    ["--duration", "1e9", "--frame-rate", "1000000000"],
    "--frame-rate '1000000000' gives more than 1000000000 keyframes in a --duration of '1e9'"
  ),
  Mistake(
    ["--format", "ndjson", "--duration", "20000000.5"],
    "--frame-rate '60' gives more than 1000000000 keyframes in a --duration of '20000000.5'"
  ),
]
