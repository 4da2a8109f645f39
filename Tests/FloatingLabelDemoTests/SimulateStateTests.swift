import Testing

@Suite struct SimulateStateTests {
  @Test func `a field begins at rest, empty and without focus`() throws {
    let answers = try Tool.simulate("", #"{"event":"sample"}"#)
    #expect(answers.map(\.summary) == ["empty label"])
    #expect(answers.map(\.isSettled) == [true])
  }

  @Test func `the end of editing keeps the text that is known`() throws {
    let answers = try Tool.simulate(
      "",
      """
      {"event":"focus"}
      {"event":"text","text":"a"}
      {"event":"blur"}
      {"event":"blur"}
      """
    )
    #expect(
      answers.map(\.summary) == [
        "raise moving focused empty up label placeholder affixes",
        "focused up label affixes",
        "up label affixes",
        "up label affixes",
      ]
    )
  }

  @Test func `the end of editing records the text it comes with`() throws {
    let answers = try Tool.simulate(
      "",
      """
      {"event":"focus","animated":false}
      {"event":"blur","text":"a"}
      {"event":"focus"}
      {"event":"blur","text":""}
      {"event":"blur","text":" ","animated":false}
      """
    )
    #expect(
      answers.map(\.summary) == [
        "raise focused empty up label placeholder affixes",
        "up label affixes",
        "focused up label affixes",
        "lower moving empty label",
        "raise up label affixes",
      ]
    )
  }

  @Test func `an end of editing without a text is refused and changes nothing`() throws {
    let answers = try Tool.simulate(
      "--easing linear --duration 1",
      """
      {"event":"focus"}
      {"event":"blur","at":0.5,"text":null}
      {"event":"text","text":"a"}
      {"event":"blur","at":0.75,"text":null}
      {"event":"blur"}
      {"event":"blur","text":null}
      """
    )
    #expect(
      answers.map(\.summary) == [
        "raise moving focused empty up label placeholder affixes",
        "focused empty up label placeholder affixes",
        "focused up label affixes",
        "focused up label affixes",
        "up label affixes",
        "up label affixes",
      ]
    )
    #expect(answers.map(\.progress) == [0, 0.5, 0.5, 0.75, 0.75, 0.75])
  }

  @Test func `a disabled field takes no focus, and gets none back`() throws {
    let answers = try Tool.simulate(
      "--duration 0",
      """
      {"event":"enabled","value":false}
      {"event":"focus"}
      {"event":"enabled","value":true}
      {"event":"focus"}
      {"event":"enabled","value":true}
      {"event":"enabled","value":false}
      {"event":"enabled","value":true}
      {"event":"enabled","value":false}
      {"event":"text","text":"a"}
      {"event":"blur"}
      {"event":"text","text":null}
      """
    )
    #expect(
      answers.map(\.summary) == [
        "empty label",
        "empty label",
        "empty label",
        "raise focused empty up label placeholder affixes",
        "focused empty up label placeholder affixes",
        "lower empty label",
        "empty label",
        "empty label",
        "raise up label affixes",
        "up label affixes",
        "lower empty label",
      ]
    )
  }

  @Test(arguments: kinds)
  func `each kind of content raises the label and lowers it when it goes`(
    _ present: String,
    _ absent: String
  ) throws {
    let answers = try Tool.simulate("", [present, present, absent, absent].joined(separator: "\n"))
    let summaries = answers.map(\.summary)
    #expect(
      summaries == ["raise moving up label affixes", "up label affixes", "lower empty label"]
        + ["empty label"]
    )
  }

  @Test func `the field is empty when the last kind of content is gone`() throws {
    for index in kinds.indices {
      let order = kinds[index...] + kinds[..<index]
      let events = order.map(\.0) + order.map(\.1)
      let answers = try Tool.simulate("", events.joined(separator: "\n"))
      let isEmpty = Array(repeating: false, count: 2 * kinds.count - 1) + [true]
      #expect(answers.map(\.isEmpty) == isEmpty)
      #expect(answers.map(\.isUp) == isEmpty.map(!))
      #expect(answers.last?.transition == "lower")
    }
  }

  @Test(arguments: [
    (#"" ""#, false), (#""0""#, false), (#""\n""#, false), (#""\u0000""#, false),
    (#""é👩‍🔬""#, false), (#""null""#, false), (#""""#, true), ("null", true),
  ])
  func `only a missing or empty text is none`(_ text: String, _ isNone: Bool) throws {
    let answers = try Tool.simulate(
      "",
      """
      {"event":"text","text":\(text)}
      {"event":"text","text":""}
      {"event":"markedText","text":\(text)}
      """
    )
    #expect(answers.map(\.isEmpty) == [isNone, true, isNone])
  }
}

// Each kind of content, there and gone.
private let kinds = [
  (#"{"event":"text","text":"a"}"#, #"{"event":"text","text":null}"#),
  (#"{"event":"markedText","text":"a"}"#, #"{"event":"markedText","text":""}"#),
  (#"{"event":"autofill","value":true}"#, #"{"event":"autofill","value":false}"#),
  (#"{"event":"unparsedInput","value":true}"#, #"{"event":"unparsedInput","value":false}"#),
]
