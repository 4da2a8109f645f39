import Testing

@Suite struct SimulateStreamTests {
  // MARK: Lines

  @Test(arguments: [
    "\(focus)\n\n\(blur)\n\n",
    "\n\n \n\t\n  \t \r\n\(focus)\n\r\n\(blur)\n",
    "\(focus)\r\n\(blur)\r\n",
    "\(focus)\r\n\r\n\(blur)",
    "\(focus)\n\(blur)",
    "\(focus)\n\(blur)\n ",
    "  \(focus)  \n\t\(blur)\t\n",
  ])
  func `blank lines are skipped and any line ends`(_ input: String) throws {
    let expected = try Tool.run(["simulate"], input: "\(focus)\n\(blur)\n")
    #expect(expected.lines.count == 2)
    #expect(try Tool.run(["simulate"], input: input) == expected)
  }

  @Test(arguments: ["", "\n", "\r\n \n\t", " "])
  func `no event is no answer`(_ input: String) throws {
    #expect(try Tool.run(["simulate"], input: input) == Tool.Outcome())
  }

  @Test func `keys that mean nothing here are ignored`() throws {
    let plain = try Tool.run(["simulate"], input: "\(focus)\n\(blur)\n")
    let more = """
      {"note":[1,{"at":-1}],"event":"focus","value":7,"text":null,"labelWidth":"wide","At":1}
      {"Event":"focus","event":"blur","at":0.1,"value":null,"labelWidth":-1,"é":"\\u0000","":{}}

      """
    #expect(try Tool.run(["simulate"], input: more) == plain)
  }

  @Test func `the order of the keys and blanks between them make no difference`() throws {
    let plain = try Tool.run(["simulate"], input: #"{"event":"text","at":1,"text":"a"}"#)
    let other = " { \"text\" :\t\"\\u0061\" , \"at\" : 10e-1 , \"\\u0065vent\":\"te\\u0078t\" } "
    #expect(try Tool.run(["simulate"], input: other) == plain)
  }

  @Test func `a long line and many lines are read whole`() throws {
    let long = #"{"event":"text","at":0.5,"text":"\#(String(repeating: "é", count: 150_000))"}"#
    let short = (1...3_000).map { #"{"event":"sample","at":\#($0)}"# }
    let outcome = try Tool.run(
      ["simulate"],
      input: ([long] + short + [long.replacing("0.5", with: "4000")]).joined(separator: "\n")
    )
    let times = outcome.lines.map { $0.split(separator: ",")[1] }
    #expect(times == ["\"at\":0.5"] + (1...3_000).map { "\"at\":\($0)" } + ["\"at\":4000"])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  // MARK: Numbers

  @Test(arguments: [
    "", "--label-width -0 --label-height -0 --field-width -0 --leading-inset -0.0",
    "--trailing-inset -0 --writing-direction rtl --rise -0", "--offset-ratio -0 --duration -0",
    "--label-width 0 --rise 0 --placement flush --writing-direction rtl",
    "--alignment center --easing 0.3,-1,0.6,2", "--scale 1 --rise 0 --alignment trailing",
    "--easing -0,-0,1,1 --interruption retrace --field-width 0", "--interruption restart",
  ])
  func `no number is a negative zero or longer than it must be`(_ options: String) throws {
    let input = """
      {"event":"focus","at":-0.0}
      {"event":"sample","at":0.04}
      {"event":"blur","at":0.07}
      {"event":"layout","labelWidth":-0,"labelHeight":-0.0,"leadingInset":-0.0,"trailingInset":-0e9}
      {"event":"writingDirection","value":"rtl"}
      {"event":"layout","fieldWidth":-0.0}
      {"event":"layout","labelWidth":33.3,"fieldWidth":333}
      {"event":"focus","at":0.1}
      {"event":"sample","at":1e3}

      """
    let words = options.split(separator: " ").map(String.init)
    let outcome = try Tool.run(["simulate"] + words, input: input)
    #expect(outcome.status == 0)
    try expectPlainNumbers(in: outcome.output, atLeast: 9 * 12)
  }

  @Test func `nothing is infinite at the limits of simulate`() throws {
    let answers = try Tool.simulate(
      """
      --label-width 1e9 --label-height 1e9 --field-width 1e9 --leading-inset 0 --scale 1000 \
      --rise 1e9 --duration 1e9 --easing 0,-1e6,1,1e6
      """,
      """
      {"event":"focus"}
      {"event":"sample","at":250000000}
      {"event":"blur","at":700000000}
      {"event":"layout","leadingInset":1000000000,"trailingInset":1e9,"labelWidth":0}
      {"event":"sample","at":1e308}
      """
    )
    for answer in answers {
      #expect((answer.labelFrame + answer.matrix).allSatisfy { $0.isFinite })
    }
  }

  // MARK: A conversation

  @Test func `each line is answered before the next one comes`() throws {
    let lines = [focus, #"{"event":"sample","at":0.05}"#, blur, #"{"event":"sample","at":1}"#]
    let expected = try Tool.run(["simulate"], input: lines.joined(separator: "\n")).lines
    let talk = try Tool.talk(["simulate"])
    for (line, answer) in zip(lines, expected) {
      // Half a line is none yet, and a blank one is not answered.
      try talk.write("\n \n" + line.prefix(8))
      #expect(talk.readLine(waiting: 0) == nil)
      try talk.write(line.dropFirst(8) + "\n")
      let reply = try #require(talk.readLine())
      #expect(reply == answer)
    }
    #expect(talk.finish() == Tool.Outcome())
  }

  @Test func `a bad line ends the conversation after the answers before it`() throws {
    let talk = try Tool.talk(["simulate"])
    try talk.write(focus + "\n")
    #expect(talk.readLine()?.contains(#""event":"focus""#) == true)
    try talk.write("focus\n")
    #expect(talk.readLine() == nil)
    try talk.write(blur + "\n")
    let expected = Tool.Outcome(errors: "Error: line 2: not a JSON object\n", status: 65)
    #expect(talk.finish() == expected)
  }

  // MARK: Input and output that fail

  @Test func `a reader of answers that goes away ends the tool without a word`() throws {
    let input = String(repeating: focus + "\n", count: 3_000)
    for count in [0, 10] {
      let outcome = try Tool.run(
        ["simulate"],
        input: input,
        output: .closedPipe(afterReading: count)
      )
      #expect(outcome == Tool.Outcome(output: String("{\"animated".prefix(count))))
    }
  }

  @Test func `answers that can't be written are an error`() throws {
    let outcome = try Tool.run(shell: #"echo '{"event":"focus"}' | "$0" simulate >&-"#)
    let expected = Tool.Outcome(
      errors: "Error: can't write the output: Bad file descriptor\n",
      status: 1
    )
    #expect(outcome == expected)
  }

  @Test func `events that can't be read are an error`() throws {
    for (redirection, reason) in [("<&-", "Bad file descriptor"), ("</", "Is a directory")] {
      let outcome = try Tool.run(shell: #"exec "$0" simulate \#(redirection)"#)
      #expect(
        outcome == Tool.Outcome(errors: "Error: can't read the input: \(reason)\n", status: 1)
      )
    }
  }

  #if os(Linux)
    @Test func `a full disk is an error for simulate, too`() throws {
      let outcome = try Tool.run(["simulate"], input: focus, output: .file("/dev/full"))
      let expected = Tool.Outcome(
        errors: "Error: can't write the output: No space left on device\n",
        status: 1
      )
      #expect(outcome == expected)
    }

    /// Reads 3 MB of the answers to 200,000 events, of 54 MB, and as a measure 0.5 MB of those to
    /// 3,000.
    ///
    /// A tool that read all events before it answers would need 34 MB more for 200,000 of them; one
    /// that kept the answers it has given, or the lines it has read, 2.5 or 1.5 MB more. From one run
    /// to the next the peak varies by some 0.2 MB.
    @Test func `memory stays flat over many events`() throws {
      let note = String(repeating: "-", count: 140)
      let events = ["focus", "blur"].map { "{\"event\":\"\($0)\",\"note\":\"\(note)\"}\n" }
      let few = String(repeating: events.joined(), count: 1_500)
      let many = String(repeating: events.joined(), count: 100_000)
      let start = try Tool.peakMemory(["simulate"], input: few, afterReading: 500_000)
      let peak = try Tool.peakMemory(["simulate"], input: many, afterReading: 3_000_000)
      #expect(peak - start < 1_000_000)
    }
  #endif
}

private let focus = #"{"event":"focus"}"#
private let blur = #"{"event":"blur","at":0.1}"#
