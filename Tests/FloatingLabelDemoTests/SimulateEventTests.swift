import Testing

@Suite struct SimulateEventTests {
  // MARK: Time and animation

  @Test func `without a time an event happens at that of the one before`() throws {
    let answers = try Tool.simulate(
      "",
      """
      {"event":"sample"}
      {"event":"sample","at":2}
      {"event":"focus"}
      {"event":"sample","at":2}
      {"event":"blur"}
      {"event":"sample","at":1e300}
      {"event":"sample"}
      """
    )
    #expect(answers.map(\.at) == [0, 2, 2, 2, 2, 1e300, 1e300])
  }

  @Test func `a transition that takes no time is not animated`() throws {
    for options in ["", "--duration 1e-300"] {
      let answers = try Tool.simulate(options, moves)
      #expect(answers.map(\.transition) == ["raise", "lower", "raise"])
      // The second undoes the first at the same instant.
      #expect(answers.map(\.animated) == [true, false, true])
    }
    let answers = try Tool.simulate("--duration 0", moves)
    #expect(answers.map(\.transition) == ["raise", "lower", "raise"])
    #expect(answers.map(\.animated) == [false, false, false])
    #expect(answers.map(\.progress) == [1, 0, 1])
  }

  @Test func `a label has settled from the end of its duration on`() throws {
    let answers = try Tool.simulate(
      "--duration 0.5",
      """
      {"event":"focus","at":1}
      {"event":"sample","at":1.4999999}
      {"event":"sample","at":1.5}
      {"event":"sample","at":9}
      """
    )
    #expect(answers.map(\.isSettled) == [false, false, true, true])
    #expect(answers.map(\.progress).dropFirst(2) == [1, 1])
    #expect(answers.map(\.animated) == [true, false, false, false])
  }

  @Test(arguments: bystanders)
  func `an event that isn't animated ends what is moving`(_ event: String) throws {
    let answers = try Tool.simulate(
      "--easing linear --duration 1",
      """
      {"event":"focus"}
      {"event":\(event),"at":0.5}
      {"event":\(event),"animated":true}
      {"event":\(event),"animated":false}
      {"event":"sample"}
      """
    )
    #expect(answers.map(\.isSettled) == [false, false, false, true, true])
    #expect(answers.map(\.progress) == [0, 0.5, 0.5, 1, 1])
    #expect(answers.map(\.transition) == ["raise", nil, nil, nil, nil])
  }

  @Test func `a move that isn't animated is at its end at once`() throws {
    let answers = try Tool.simulate(
      "",
      """
      {"event":"focus","animated":false}
      {"event":"blur","animated":false}
      {"event":"text","text":"a","animated":false}
      {"event":"text","text":"","animated":true}
      """
    )
    #expect(answers.map(\.transition) == ["raise", "lower", "raise", "lower"])
    #expect(answers.map(\.animated) == [false, false, false, true])
    #expect(answers.map(\.progress) == [1, 0, 1, 1])
    #expect(answers.map(\.isSettled) == [true, true, true, false])
  }

  @Test func `reduced motion ends what is moving and lets nothing move`() throws {
    let answers = try Tool.simulate(
      "--easing linear --duration 1",
      """
      {"event":"focus"}
      {"event":"reduceMotion","at":0.25,"value":false}
      {"event":"reduceMotion","at":0.5,"value":true}
      {"event":"blur"}
      {"event":"focus","animated":true}
      {"event":"reduceMotion","value":false}
      {"event":"blur"}
      {"event":"sample","at":0.75}
      """
    )
    #expect(answers.map(\.progress) == [0, 0.25, 1, 0, 1, 1, 1, 0.75])
    #expect(answers.map(\.animated) == [true, false, false, false, false, false, true, false])
    #expect(
      answers.map(\.transition) == ["raise", nil, nil, "lower", "raise", nil, "lower", nil]
    )
  }

  // MARK: On screen or not

  @Test func `off screen nothing moves and what was moving is at its end`() throws {
    let answers = try Tool.simulate(
      "--easing linear --duration 1",
      """
      {"event":"focus"}
      {"event":"disappear","at":0.5}
      {"event":"blur"}
      {"event":"text","text":"a","animated":true}
      {"event":"appear"}
      {"event":"text","text":""}
      {"event":"appear","at":0.75}
      {"event":"disappear"}
      {"event":"disappear"}
      """
    )
    #expect(answers.map(\.progress) == [0, 1, 0, 1, 1, 1, 0.75, 0, 0])
    #expect(answers.map(\.animated).filter(\.self).count == 2)
    #expect(
      answers.map(\.isSettled) == [false, true, true, true, true, false, false, true, true]
    )
    #expect(answers.map(\.isFocused).prefix(2) == [true, true])
    #expect(answers.map(\.transition).suffix(3) == [nil, nil, nil])
  }

  // MARK: New measurements

  @Test func `a layout of any of its keys puts the label where it belongs`() throws {
    let names = ["labelWidth", "labelHeight", "fieldWidth", "leadingInset", "trailingInset"]
    let before = [100.0, 20, 200, 10, 20]
    let after = [180.0, 30, 150, 40, 55]
    let subsets = (0..<1 << names.count).map { bits in
      names.indices.filter { bits & 1 << $0 != 0 }
    }
    func line(_ keys: some Sequence<Int>, _ values: [Double]) -> String {
      #"{"event":"layout""# + keys.map { ",\"\(names[$0])\":\(values[$0])" }.joined() + "}\n"
    }
    let events = subsets.map { line(names.indices, before) + line($0, after) }
    let answers = try Tool.simulate("--alignment center", events.joined())
    for (index, subset) in subsets.enumerated() {
      let values = names.indices.map { subset.contains($0) ? after[$0] : before[$0] }
      let room = values[2] - values[3] - values[4]
      let width = min(values[0], room)
      let answer = answers[2 * index + 1]
      expect(answer.labelFrame, near: [values[3] + (room - width) / 2, 16, width, values[1]])
      #expect(answer.isTruncated == (values[0] > room))
      #expect(answer.transition == nil && !answer.animated && answer.isSettled)
    }
  }

  @Test func `new measurements keep the progress and start nothing`() throws {
    let answers = try Tool.simulate(
      "--easing linear --duration 1 --placement flush --rise 20",
      """
      {"event":"focus"}
      {"event":"sample","at":0.5}
      {"event":"layout","labelWidth":200}
      {"event":"layout","labelWidth":200}
      {"event":"layout"}
      {"event":"writingDirection","value":"rtl"}
      {"event":"writingDirection","value":"rtl"}
      {"event":"writingDirection","value":"ltr"}
      {"event":"sample","at":1}
      {"event":"writingDirection","value":"rtl"}
      {"event":"layout","labelWidth":100,"leadingInset":0}
      """
    )
    #expect(answers.map(\.progress) == [0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1])
    #expect(answers.dropFirst().allSatisfy { $0.transition == nil && !$0.animated })
    let wide = [16.0, 7, 180, 18]
    let mirrored = [104.0, 7, 180, 18]
    let frames = [
      [16, 16, 100, 20], [16, 7, 90, 18], wide, wide, wide, mirrored, mirrored, wide,
      [16, -2, 160, 16], [124, -2, 160, 16], [220, -2, 80, 16],
    ]
    for (answer, frame) in zip(answers, frames) { expect(answer.labelFrame, near: frame) }
  }

  private let moves = """
    {"event":"focus"}
    {"event":"blur"}
    {"event":"text","text":"a"}
    """
}

// Events with which a focused field's label goes on as before.
private let bystanders = [
  #""sample""#,
  #""appear""#,
  #""focus""#,
  #""layout","labelWidth":50"#,
  #""writingDirection","value":"rtl""#,
  #""text","text":"a""#,
  #""markedText","text":null"#,
  #""autofill","value":true"#,
  #""unparsedInput","value":false"#,
  #""enabled","value":true"#,
  #""reduceMotion","value":false"#,
]
