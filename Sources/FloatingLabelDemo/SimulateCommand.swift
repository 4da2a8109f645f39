import FloatingLabel

/// `simulate`: a field that lives through the events on its standard input.
struct SimulateCommand {
  private var model: FloatingLabelModel
  private var time = 0.0

  static let options =
    LabelOptions.options + [
      fieldWidth, labelHeight, leadingInset, trailingInset, behavior, interruption,
    ]

  init(_ values: OptionValues) throws(UsageError) {
    let label = try LabelOptions(values)
    model = FloatingLabelModel(
      state: LabelState(
        behavior: try values.choice(
          of: Self.behavior,
          or: .automatic,
          among: [
            "automatic": .automatic, "when-filled": .whenFilled, "always": .always, "never": .never,
          ]
        )
      ),
      layout: FieldLayout(
        labelSize: LayoutSize(
          width: label.labelWidth,
          height: try values.number(of: Self.labelHeight, or: 20, in: Limits.length)
        ),
        containerWidth: try values.number(of: Self.fieldWidth, or: 300, in: Limits.length),
        leadingInset: try values.number(of: Self.leadingInset, or: 16, in: Limits.length),
        trailingInset: try values.number(of: Self.trailingInset, or: 16, in: Limits.length),
        placement: label.placement,
        alignment: label.alignment,
        direction: label.direction
      ),
      timing: label.timing,
      interruption: try values.choice(
        of: Self.interruption,
        or: .blend,
        among: ["blend": .blend, "shorten": .shorten, "retrace": .retrace, "restart": .restart]
      )
    )
  }

  /// Answers each line as soon as it has come.
  func run(
    from input: inout some InputSource,
    into output: inout some OutputSink
  ) throws(ToolError) {
    var simulation = self
    let json = JSONText()
    var number = 0
    while let line = try input.nextLine() {
      number += 1
      guard line.contains(where: { !Self.blanks.contains($0) }) else { continue }
      let report: SimulationReport
      do throws(LineError) {
        report = try simulation.report(on: SimulationEvent(line: line))
      } catch {
        throw .badInput(error, line: number)
      }
      try output.write(json.bytes(of: report))
      try output.write("\n".utf8)
      try output.flush()
    }
  }

  private mutating func report(
    on event: SimulationEvent
  ) throws(LineError) -> SimulationReport {
    let time = event.time ?? self.time
    guard time >= self.time else { throw .timeGoesBack(from: self.time, to: time) }
    self.time = time
    let transition = apply(event)
    if !event.isAnimated { model.finish() }
    return SimulationReport(event: event.name, time: time, transition: transition, model: model)
  }

  private mutating func apply(_ event: SimulationEvent) -> LabelState.Transition? {
    switch event.action {
    case .focus: return handle(.beganEditing, event)
    case .blur: return handle(.endedEditing, event)
    case .blurWithText(let text): return handle(.endsEditing(LabelState.EndingText(text)), event)
    case .content(let kind, let isPresent):
      return handle(.contentChanged(model.state.content.setting(kind, to: isPresent)), event)
    case .enabled(let isEnabled): return handle(.enabledChanged(isEnabled), event)
    case .reduceMotion(let isReduced): model.reducesMotion = isReduced
    case .layout(let measurements): model.layout.update(with: measurements)
    case .writingDirection(let direction): model.layout.direction = direction
    case .appear: model.isOnScreen = true
    case .disappear: model.isOnScreen = false
    case .sample: break
    }
    return nil
  }

  private mutating func handle(
    _ happened: LabelState.Event,
    _ event: SimulationEvent
  ) -> LabelState.Transition? {
    model.handle(happened, at: time, animated: event.isAnimated)
  }

  private static let blanks = Set(" \t\r".utf8)

  private static let fieldWidth = Option("--field-width", "W", "width of the field (300)")
  private static let labelHeight = Option("--label-height", "H", "height of the label (20)")
  private static let leadingInset = Option("--leading-inset", "PT", "room before the text (16)")
  private static let trailingInset = Option("--trailing-inset", "PT", "room after the text (16)")
  private static let behavior = Option(
    "--behavior",
    "B",
    "when the label is up: automatic, when-filled, always, never (automatic)"
  )
  private static let interruption = Option(
    "--interruption",
    "I",
    "how a moving label turns: blend, shorten, retrace, restart (blend)"
  )
}

extension FieldLayout {
  fileprivate mutating func update(with measurements: SimulationEvent.Measurements) {
    if let width = measurements.labelWidth { labelWidth = width }
    if let height = measurements.labelHeight { labelHeight = height }
    if let width = measurements.fieldWidth { containerWidth = width }
    if let inset = measurements.leadingInset { leadingInset = inset }
    if let inset = measurements.trailingInset { trailingInset = inset }
  }
}
