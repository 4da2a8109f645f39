// Functions for the outside, compiled into the core to link it: what they reach has to need nothing
// but an allocator. Hashing isn't among them, for its seed comes from the system.

@_cdecl("value")
func value(fraction: Double, x1: Double, y1: Double, x2: Double, y2: Double) -> Double {
  UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)?.value(at: fraction) ?? 0
}

@_cdecl("isUp")
func isUp(isFocused: Bool, content: UInt8) -> Bool {
  var state = LabelState()
  if isFocused { state.handle(.beganEditing) }
  state.handle(.contentChanged(FieldContent(rawValue: content)))
  return state.isUp
}

@_cdecl("edge")
func edge(labelWidth: Double, progress: Double) -> Double {
  LayoutRect(x: 0, y: 0, width: labelWidth, height: 20)
    .applyingAboutCenter(RaisedPlacement.flush.matrix(labelWidth: labelWidth, progress: progress))
    .minX
}

@_cdecl("sum")
func sum(frameRate: Double) -> Double {
  guard
    let keyframes = try? KeyframeSequence(
      .raise,
      labelWidth: 120,
      sampling: .frameRate(frameRate)
    )
  else { return -1 }
  return keyframes.reduce(0) { $0 + $1.progress + $1.appearance.color.blue }
}

@_cdecl("heightOnTheWayBack")
func heightOnTheWayBack(time: Double, interruption: UInt8) -> Double {
  let interruptions = Interruption.allCases
  var label = FloatingLabelModel(
    layout: FieldLayout(labelSize: LayoutSize(width: 120, height: 20), containerWidth: 300),
    interruption: interruptions[Int(interruption) % interruptions.count]
  )
  label.handle(.beganEditing, at: 0)
  label.handle(.endedEditing, at: 0.05)
  return label.labelFrame(at: time).minY + label.motion.velocity(at: time)
}

@_cdecl("trailingX")
func trailingX(container: Double, text: Double, label: Double) -> Double {
  TrailingLabelLayout(spacing: 4).frames(container: container, text: text, label: label).label?.x
    ?? 0
}

@_cdecl("valueLength")
func valueLength() -> Int {
  LabelState(content: .text).accessibilityValue(text: "12.50", trailingLabel: "EUR").utf8.count
}
