import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    ["--help"], ["-h"], ["-h", "-h"],
  ])
  func `help for the tool is this text`(_ arguments: [String]) throws {
    #expect(try Tool.run(arguments) == Tool.Outcome(output: toolHelp))
  }

  @Test(arguments: [
    ["keyframes", "--help"], ["keyframes", "-h"],
  ])
  func `help for keyframes is this text`(_ arguments: [String]) throws {
    #expect(try Tool.run(arguments) == Tool.Outcome(output: keyframesHelp))
  }

  @Test(arguments: [
    ["simulate", "--help"], ["simulate", "-h"], ["simulate", "--scale", "0", "--help"],
    ["simulate", "-h", "--frames", "2"], ["simulate", "--help", "--version"],
  ])
  func `help for simulate is this text`(_ arguments: [String]) throws {
    let help = Tool.Outcome(output: simulateHelp)
    #expect(try Tool.run(arguments) == help)
    // Whatever the input is.
    #expect(try Tool.run(arguments, input: "no event\n") == help)
    #expect(try Tool.run(shell: #"exec "$0" "$@" <&-"#, arguments) == help)
  }

  @Test(arguments: [
    ["--version"], ["keyframes", "--version"], ["simulate", "--version"],
    ["trailing", "--version"],
    ["simulate", "--scale", "0", "--version"],
  ])
  func `the version is a line of its own`(_ arguments: [String]) throws {
    #expect(try Tool.run(arguments) == Tool.Outcome(output: "0.1.0\n"))
  }

  @Test(arguments: mistakes + [["bogus"], ["Keyframes"], [""], ["="]])
  func `help for the tool wins over any mistake`(_ words: [String]) throws {
    #expect(try Tool.run(words + ["--help"]) == Tool.Outcome(output: toolHelp))
    #expect(try Tool.run(["-h"] + words) == Tool.Outcome(output: toolHelp))
  }

  @Test(arguments: mistakes + [["bogus"], ["keyframes"], [""]])
  func `help for keyframes wins over any mistake`(_ words: [String]) throws {
    let help = Tool.Outcome(output: keyframesHelp)
    #expect(try Tool.run(["keyframes"] + words + ["--help"]) == help)
    #expect(try Tool.run(["keyframes", "-h"] + words) == help)
  }

  @Test(arguments: mistakes + [["bogus"], ["keyframes", "bogus"], ["keyframes"], [""]])
  func `the version wins over any mistake`(_ words: [String]) throws {
    let version = Tool.Outcome(output: "0.1.0\n")
    #expect(try Tool.run(words + ["--version"]) == version)
    #expect(try Tool.run(["--version"] + words) == version)
  }

  @Test func `a word that only contains help is not a call for it`() throws {
    let outcome = try Tool.run(["--label-width=--help"])
    #expect(
      outcome
        == Tool.Outcome(
          errors: """
            Error: --label-width is '--help', but must be a number from 0 to 1000000000
            Usage: FloatingLabelDemo [keyframes] [OPTIONS]   (--help lists them)

            """,
          status: 64
        )
    )
  }
}

// All of them wrong after `keyframes` as well as without it.
private let mistakes = [
  ["--scale", "0"],
  ["--scale=nan"],
  ["--label-width"],
  ["--bogus", "1"],
  ["--frames", "1", "--format", "xml"],
  ["--placement", "flush", "--offset-ratio", "0"],
  ["--duration", "1e9"],
  ["--help=x"],
  ["--version=1"],
  ["-x"],
  ["--"],
  ["-"],
]

private let toolHelp = """
  The floating label of a text field, as JSON.

  Usage: FloatingLabelDemo [SUBCOMMAND] [OPTIONS]

  Subcommands:
    keyframes  print the keyframes of a label that rises or falls (the default)
    simulate   read events, one JSON object a line, and answer each with the label's place
    trailing   print where a label belongs that follows the text

  Options of keyframes, which may be left out:
  \(keyframesOptions)
  """

private let keyframesHelp = """
  keyframes: print the keyframes of a label that rises or falls (the default)

  Usage: FloatingLabelDemo [keyframes] [OPTIONS]   (--help lists them)

  Options:
  \(keyframesOptions)
  """

private let simulateHelp = """
  simulate: read events, one JSON object a line, and answer each with the label's place

  Usage: FloatingLabelDemo simulate [OPTIONS] < EVENTS   (--help lists them)

  Options:
  \(labelOptions)
    --field-width W        width of the field (300)
    --label-height H       height of the label (20)
    --leading-inset PT     room before the text (16)
    --trailing-inset PT    room after the text (16)
    --behavior B           when the label is up: automatic, when-filled, always, never (automatic)
    --interruption I       how a moving label turns: blend, shorten, retrace, restart (blend)
    --help, -h             print this text
    --version              print the version

  """

private let keyframesOptions = """
  \(labelOptions)
    --transition T         raise or lower (raise)
    --frame-rate HZ        a keyframe at every k/HZ before the end, and one at the end (60)
    --frames N             N evenly spaced keyframes instead, 2 or more (21 in web-animation and css)
    --format F             json, ndjson (a keyframe a line), web-animation, css, svg or lottie (json)
    --precision N          decimals to round to, 0 to 17 (all in json and ndjson, else 6)
    --help, -h             print this text
    --version              print the version

  """

// Those that keyframes and simulate share.
private let labelOptions = """
    --label-width W        resting width of the label, in points (100)
    --placement P          standard: shift, then scale; flush: keep the leading edge (standard)
    --scale S              size of the raised label, 0.001 to 1000 (0.8)
    --offset-ratio R       part of the width to shift by, -1 to 1 ((1 - scale) / 2)
    --rise PT              points up (24)
    --alignment A          leading, center or trailing (leading)
    --writing-direction D  ltr or rtl (ltr)
    --duration SEC         length of the motion (0.15)
    --easing E             linear, ease, ease-in, ease-out, ease-in-out, or x1,y1,x2,y2 \
  (ease-in-out)
  """
