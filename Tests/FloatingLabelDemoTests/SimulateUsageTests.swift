import Testing

@Suite struct SimulateUsageTests {
  @Test(arguments: missingValues)
  func `an option of simulate without its value is refused`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: lengths)
  func `a length of the field must be one`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: choices)
  func `behaviour and interruption must be one of the names`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: shared)
  func `the shared options are refused like those of keyframes`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test(arguments: words)
  func `a word that means nothing to simulate is refused`(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test func `events are not read after a mistake`() throws {
    let input = #"{"event":"focus"}"#
    for (words, sentence) in [
      (["--scale", "0"], "--scale is '0', but must be a number from 0.001 to 1000"),
      (["--frames", "2"], "there is no option '--frames'"),
    ] {
      let expected = Tool.Outcome(errors: "Error: \(sentence)\n\(usage)\n", status: 64)
      #expect(try Tool.run(["simulate"] + words, input: input) == expected)
      #expect(try Tool.run(shell: #"exec "$0" simulate "$@" <&-"#, words) == expected)
    }
  }
}

private let usage = "Usage: FloatingLabelDemo simulate [OPTIONS] < EVENTS   (--help lists them)"

private func mistake(_ arguments: [String], _ sentence: String) -> Mistake {
  Mistake(["simulate"] + arguments, sentence, usage)
}

private let lengthOptions = [
  "--label-width", "--field-width", "--label-height", "--leading-inset", "--trailing-inset",
  "--rise", "--duration",
]

private let missingValues = (lengthOptions + ["--behavior", "--interruption"]).flatMap { name in
  [[name], ["--rise", "1", name], [name, "--rise", "1"], [name, "--behavior=always"]].map {
    mistake($0, "\(name) needs a value")
  }
}

private let lengths = lengthOptions.flatMap { name in
  ["", "-1", "-1e-300", "1.0000001e9", "1e10", "1e400", "nan", "inf", "-inf", "20pt", "wide"].map {
    mistake([name, $0], "\(name) is '\($0)', but must be a number from 0 to 1000000000")
  }
}

private let choices =
  ["", "x", "whenFilled", "when_filled", "Automatic", "on", "always ", "0"].map {
    mistake(
      ["--behavior", $0],
      "--behavior is '\($0)', but must be one of automatic, when-filled, always, never"
    )
  }
  + ["", "x", "none", "Blend", "reverse", "blend,shorten", "1"].map {
    mistake(
      ["--interruption=\($0)"],
      "--interruption is '\($0)', but must be one of blend, shorten, retrace, restart"
    )
  }

private let shared = [
  mistake(["--scale", "0"], "--scale is '0', but must be a number from 0.001 to 1000"),
  mistake(["--placement", "x"], "--placement is 'x', but must be one of standard, flush"),
  mistake(["--offset-ratio", "2"], "--offset-ratio is '2', but must be a number from -1 to 1"),
  mistake(
    ["--placement", "flush", "--offset-ratio", "0.1"],
    "--offset-ratio '0.1' can't be used together with --placement flush"
  ),
  mistake(
    ["--alignment", "left"],
    "--alignment is 'left', but must be one of leading, center, trailing"
  ),
  mistake(
    ["--writing-direction", "auto"],
    "--writing-direction is 'auto', but must be one of ltr, rtl"
  ),
  mistake(
    ["--easing", "bounce"],
    """
    --easing is 'bounce', but must be linear, ease, ease-in, ease-out, ease-in-out, or x1,y1,x2,y2 \
    with x from 0 to 1 and y from -1000000 to 1000000
    """
  ),
]

private let words =
  [
    "--transition", "--frame-rate", "--frames", "--format", "--bogus", "--fieldWidth",
    "--Field-Width", "--behaviour", "--at", "--text-width", "--spacing", "--", "-x",
  ].map { mistake([$0, "2"], "there is no option '\($0)'") }
  + ["events.ndjson", "simulate", "keyframes", "-", "", #"{"event":"focus"}"#].map {
    mistake([$0], "unexpected argument '\($0)'")
  }
  + [
    mistake(["--help=x"], "--help takes no value, but got 'x'"),
    mistake(["--field-width", "1", "--version="], "--version takes no value, but got ''"),
  ]
