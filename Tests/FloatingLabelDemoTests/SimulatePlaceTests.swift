import Testing

@Suite struct SimulatePlaceTests {
  @Test(arguments: places)
  func `a label rests and rises here`(_ place: Place) throws {
    let answers = try Tool.simulate(
      place.options,
      """
      {"event":"sample"}
      {"event":"focus","animated":false}
      """
    )
    let frames = [place.rest, place.raised]
    for (answer, frame) in zip(answers, frames) { expect(answer.labelFrame, near: frame) }
    expect(answers[0].matrix, near: [1, 0, 0, 1, 0, 0])
    let (scale, x, y) = place.matrix
    expect(answers[1].matrix, near: [scale, 0, 0, scale, x, y])
    #expect(answers.map(\.isTruncated) == place.isTruncated)
    #expect(answers.map(\.progress) == [0, 1])
  }

  @Test func `a label is cut as long as it is too wide on its way up`() throws {
    let answers = try Tool.simulate(
      "--label-width 300 --placement flush --duration 1 --easing linear",
      """
      {"event":"focus"}
      {"event":"sample","at":0.5}
      {"event":"sample","at":0.55}
      {"event":"sample","at":1}
      """
    )
    // There is room for 268 points, which at 0.9 of the size 297.8 are, and at 0.89 301.1.
    #expect(answers.map(\.isTruncated) == [true, true, false, false])
    #expect(answers.map(\.isSettled) == [false, false, false, true])
    expect(answers.map { $0.labelFrame[2] }, near: [268, 268, 267, 240])
  }

  @Test func `measurements in options are those of a layout at the beginning`() throws {
    let events = """
      {"event":"sample"}
      {"event":"focus"}
      {"event":"sample","at":0.1}
      {"event":"sample","at":1}
      """
    let options = try Tool.simulate(
      """
      --label-width 150 --label-height 30 --field-width 200 --leading-inset 40 --trailing-inset 20 \
      --alignment trailing
      """,
      events
    )
    let layout = try Tool.simulate(
      "--alignment trailing",
      """
      {"event":"layout","labelWidth":150,"labelHeight":30,"fieldWidth":200,"leadingInset":40,\
      "trailingInset":20}

      """ + events
    )
    #expect(options == Array(layout.dropFirst()))
  }
}

/// Where a label is under some options.
struct Place: Sendable, CustomTestStringConvertible {
  let options: String
  let rest: [Double]
  let raised: [Double]
  let matrix: (scale: Double, x: Double, y: Double)
  let isTruncated: [Bool]

  init(
    _ options: String,
    _ rest: [Double],
    _ raised: [Double],
    _ matrix: (scale: Double, x: Double, y: Double),
    isTruncated: [Bool] = [false, false]
  ) {
    self.options = options
    self.rest = rest
    self.raised = raised
    self.matrix = matrix
    self.isTruncated = isTruncated
  }

  var testDescription: String { options }
}

private let leading = [16.0, 16, 100, 20]
private let trailing = [184.0, 16, 100, 20]
private let centred = [100.0, 16, 100, 20]

private let places = [
  Place("", leading, [18, -1.2, 80, 16], (0.8, -8, -19.2)),
  Place("--label-width 50", [16, 16, 50, 20], [17, -1.2, 40, 16], (0.8, -4, -19.2)),
  Place("--label-width 0", [16, 16, 0, 20], [16, -1.2, 0, 16], (0.8, 0, -19.2)),
  Place("--label-height 30", [16, 16, 100, 30], [18, -0.2, 80, 24], (0.8, -8, -19.2)),
  Place("--label-height 0", [16, 16, 100, 0], [18, -3.2, 80, 0], (0.8, -8, -19.2)),
  Place("--placement flush", leading, [16, -6, 80, 16], (0.8, -10, -24)),
  Place("--scale 0.5", leading, [28.5, 9, 50, 10], (0.5, -12.5, -12)),
  Place("--offset-ratio 0.25", leading, [6, -1.2, 80, 16], (0.8, -20, -19.2)),
  Place("--offset-ratio -1", leading, [106, -1.2, 80, 16], (0.8, 80, -19.2)),
  Place("--rise 30", leading, [18, -6, 80, 16], (0.8, -8, -24)),
  Place("--rise 0", leading, [18, 18, 80, 16], (0.8, -8, 0)),

  // Where the label rests: the insets are on the sides of the writing direction.
  Place("--leading-inset 40", [40, 16, 100, 20], [42, -1.2, 80, 16], (0.8, -8, -19.2)),
  Place("--trailing-inset 40", leading, [18, -1.2, 80, 16], (0.8, -8, -19.2)),
  Place("--field-width 500", leading, [18, -1.2, 80, 16], (0.8, -8, -19.2)),
  Place("--alignment center", centred, [110, -1.2, 80, 16], (0.8, 0, -19.2)),
  Place(
    "--alignment center --leading-inset 40",
    [112, 16, 100, 20],
    [122, -1.2, 80, 16],
    (0.8, 0, -19.2)
  ),
  Place("--alignment trailing", trailing, [202, -1.2, 80, 16], (0.8, 8, -19.2)),
  Place(
    "--alignment trailing --field-width 500",
    [384, 16, 100, 20],
    [402, -1.2, 80, 16],
    (0.8, 8, -19.2)
  ),
  Place(
    "--alignment trailing --trailing-inset 40",
    [160, 16, 100, 20],
    [178, -1.2, 80, 16],
    (0.8, 8, -19.2)
  ),
  Place("--writing-direction rtl", trailing, [202, -1.2, 80, 16], (0.8, 8, -19.2)),
  Place(
    "--writing-direction rtl --leading-inset 40",
    [160, 16, 100, 20],
    [178, -1.2, 80, 16],
    (0.8, 8, -19.2)
  ),
  Place(
    "--writing-direction rtl --trailing-inset 40 --alignment trailing",
    [40, 16, 100, 20],
    [42, -1.2, 80, 16],
    (0.8, -8, -19.2)
  ),

  // Labels that are cut: at rest there is less room than in the size of the raised one.
  Place(
    "--field-width 110",
    [16, 16, 78, 20],
    [17.95, -1.2, 78, 16],
    (0.8, -7.8, -19.2),
    isTruncated: [true, true]
  ),
  Place(
    "--field-width 0",
    [16, 16, 0, 20],
    [16, -1.2, 0, 16],
    (0.8, 0, -19.2),
    isTruncated: [true, true]
  ),
  Place(
    "--leading-inset 200",
    [200, 16, 84, 20],
    [202, -1.2, 80, 16],
    (0.8, -8, -19.2),
    isTruncated: [true, false]
  ),
  Place(
    "--trailing-inset 200",
    [16, 16, 84, 20],
    [18, -1.2, 80, 16],
    (0.8, -8, -19.2),
    isTruncated: [true, false]
  ),
  Place(
    "--scale 2 --field-width 200",
    leading,
    [58, -42, 168, 40],
    (2, 84, -48),
    isTruncated: [false, true]
  ),
  Place(
    "--label-width 300 --placement flush",
    [16, 16, 268, 20],
    [16, -6, 240, 16],
    (0.8, -30, -24),
    isTruncated: [true, false]
  ),
]
