import Testing

@Suite struct SimulateOptionTests {
  @Test(arguments: [
    ("", 0.15, [0.12916193104731982331, 0.5, 0.87083806895268020746]),
    ("--duration 2", 2, [0.12916193104731982331, 0.5, 0.87083806895268020746]),
    ("--duration 1e9 --easing linear", 1e9, [0.25, 0.5, 0.75]),
    (
      "--duration 0.5 --easing ease", 0.5,
      [0.40851059135539587298, 0.80240338758485699057, 0.96045897834897408445]
    ),
    (
      "--easing 0.4,0,0.2,1", 0.15,
      [0.23658736046778156894, 0.77556131111619775841, 0.95936773673937598018]
    ),
  ])
  func `a label takes its duration and follows its curve`(
    _ options: String,
    _ duration: Double,
    _ progress: [Double]
  ) throws {
    let answers = try Tool.simulate(
      options,
      """
      {"event":"focus"}
      {"event":"sample","at":\(duration / 4)}
      {"event":"sample","at":\(duration / 2)}
      {"event":"sample","at":\(duration * 0.75)}
      {"event":"sample","at":\(duration)}
      """
    )
    expect(answers.map(\.progress), near: [0] + progress + [1])
    #expect(answers.map(\.isSettled) == [false, false, false, false, true])
  }

  @Test(arguments: [
    (
      "automatic",
      [
        "empty label", "raise focused empty up label placeholder affixes",
        "focused up label affixes", "up label affixes", "lower empty label",
      ]
    ),
    (
      "when-filled",
      [
        "empty label", "focused empty label", "raise focused up label affixes",
        "up label affixes", "lower empty label",
      ]
    ),
    (
      "always",
      [
        "empty up label placeholder affixes", "focused empty up label placeholder affixes",
        "focused up label affixes", "up label affixes", "empty up label placeholder affixes",
      ]
    ),
    (
      "never",
      [
        "empty label", "focused empty label", "focused affixes", "affixes", "empty label",
      ]
    ),
  ])
  func `a behaviour says when the label is up`(_ name: String, _ summaries: [String]) throws {
    let answers = try Tool.simulate(
      "--duration 0 --behavior \(name)",
      """
      {"event":"sample"}
      {"event":"focus"}
      {"event":"text","text":"a"}
      {"event":"blur"}
      {"event":"text","text":""}
      """
    )
    #expect(answers.map(\.summary) == summaries)
    #expect(answers.map(\.progress) == answers.map { $0.isUp ? 1 : 0 })
  }

  /// The progress after one turn and after another, by formula from the curve in 60 digits.
  @Test(arguments: [
    (
      "blend", [0.58998497560829785178, 0.58832918391324959577],
      [false, false, false, false, false, true]
    ),
    (
      "shorten", [0.34165063607598868922, 0.68447919272989967913],
      [false, true, true, true, true, true]
    ),
    (
      "retrace", [0.29524433426782248561, 0.68254050597813952856],
      [false, false, false, true, true, true]
    ),
    (
      "restart", [0.48102428867980101005, 0.63424892706970278657],
      [false, false, false, false, false, true]
    ),
  ])
  func `an interruption says how a moving label turns`(
    _ name: String,
    _ progress: [Double],
    _ isSettled: [Bool]
  ) throws {
    let answers = try Tool.simulate(
      "--interruption \(name) --duration 1 --easing ease",
      """
      {"event":"focus"}
      {"event":"blur","at":0.4}
      {"event":"focus","at":0.6}
      {"event":"sample","at":0.8}
      {"event":"sample","at":1.2583}
      {"event":"sample","at":1.2584}
      {"event":"sample","at":1.3999}
      {"event":"sample","at":1.4001}
      {"event":"sample","at":1.5999}
      {"event":"sample","at":1.6}
      """
    )
    expect(
      answers.prefix(4).map(\.progress),
      near: [0, 0.68254050597813952856] + progress
    )
    #expect(answers.suffix(6).map(\.isSettled) == isSettled)
    #expect(answers.last?.progress == 1)
  }

  @Test func `every default may be given to simulate`() throws {
    let events = """
      {"event":"focus"}
      {"event":"blur","at":0.1}
      {"event":"sample","at":0.15}
      """
    let defaults = """
      --label-width 100 --placement standard --scale 0.8 --offset-ratio 0.1 --rise 24 \
      --alignment leading --writing-direction ltr --duration 0.15 --easing ease-in-out \
      --field-width 300 --label-height 20 --leading-inset 16 --trailing-inset 16 \
      --behavior automatic --interruption blend
      """
    #expect(try Tool.simulate(defaults, events) == Tool.simulate("", events))
    let equals = defaults.replacing(" --", with: "\n--").replacing(" ", with: "=")
      .replacing("\n", with: " ")
    #expect(try Tool.simulate(equals, events) == Tool.simulate("", events))
  }

  @Test func `of an option that is repeated for simulate the last counts`() throws {
    let answers = try Tool.simulate(
      "--field-width x --field-width=200 --behavior= --behavior always --alignment trailing",
      #"{"event":"sample"}"#
    )
    #expect(answers.map(\.isUp) == [true])
    expect(answers[0].labelFrame, near: [102, -1.2, 80, 16])
  }
}
