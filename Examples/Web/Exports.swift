// The library's model for a page: each function passes numbers on, and has no logic of its own.
//
// The page owns the memory. It asks for the size of a model, finds a place for it in the module's
// memory, and hands that to every call; results are written as 64-bit numbers to a place of its own.
// Choices are numbers in the order of their declaration in the library.

typealias Place = UnsafeMutableRawPointer
typealias Results = UnsafeMutablePointer<Double>

extension Place {
  /// The model that was created there.
  ///
  /// A pointer, for the model is large to copy.
  var model: UnsafeMutablePointer<FloatingLabelModel> {
    assumingMemoryBound(to: FloatingLabelModel.self)
  }
}

extension Results {
  /// Writes a number, and goes on behind it.
  mutating func put(_ number: Double) {
    pointee = number
    self += 1
  }

  mutating func put(_ isSo: Bool) { put(isSo ? 1 : 0) }

  mutating func put(_ frame: LayoutRect) {
    put(frame.minX)
    put(frame.minY)
    put(frame.size.width)
    put(frame.size.height)
  }

  /// The width is −1 for none.
  mutating func put(_ span: LayoutSpan?) {
    put(span?.x ?? 0)
    put(span?.width ?? -1)
  }
}

extension CaseIterable where AllCases == [Self] {
  /// The choice with a number, or the first for a number that has none.
  static func choice(_ number: Int32) -> Self {
    let cases = allCases
    return cases.indices.contains(Int(number)) ? cases[Int(number)] : cases[0]
  }
}

@_cdecl("modelSize")
func modelSize() -> Int32 { Int32(MemoryLayout<FloatingLabelModel>.stride) }

@_cdecl("create")
func create(
  _ place: Place,
  behavior: Int32,
  interruption: Int32,
  content: Int32,
  duration: Double,
  isOnScreen: Bool
) {
  place.initializeMemory(
    as: FloatingLabelModel.self,
    to: FloatingLabelModel(
      state: LabelState(
        behavior: .choice(behavior),
        content: FieldContent(rawValue: UInt8(truncatingIfNeeded: content))
      ),
      layout: FieldLayout(labelSize: .zero),
      timing: LabelTiming(duration: duration),
      interruption: .choice(interruption),
      isOnScreen: isOnScreen
    )
  )
}

@_cdecl("place")
func place(_ place: Place, isFlush: Bool, alignment: Int32, direction: Int32) {
  place.model.pointee.layout.placement = isFlush ? .flush : .standard
  place.model.pointee.layout.alignment = .choice(alignment)
  place.model.pointee.layout.direction = .choice(direction)
}

@_cdecl("measure")
func measure(
  _ place: Place,
  labelWidth: Double,
  labelHeight: Double,
  containerWidth: Double,
  textHeight: Double,
  leadingInset: Double,
  trailingInset: Double,
  topInset: Double
) {
  place.model.pointee.layout.labelWidth = labelWidth
  place.model.pointee.layout.labelHeight = labelHeight
  place.model.pointee.layout.containerWidth = containerWidth
  place.model.pointee.layout.textHeight = textHeight
  place.model.pointee.layout.leadingInset = leadingInset
  place.model.pointee.layout.trailingInset = trailingInset
  place.model.pointee.layout.topInset = topInset
}

@_cdecl("paint")
func paint(_ place: Place, isRaised: Bool, red: Double, green: Double, blue: Double) {
  let old = isRaised ? place.model.pointee.raised : place.model.pointee.resting
  let new = LabelAppearance(
    fontSize: old.fontSize,
    fontWeight: old.fontWeight,
    color: LabelColor(red: red, green: green, blue: blue)
  )
  if isRaised { place.model.pointee.raised = new } else { place.model.pointee.resting = new }
}

@_cdecl("focus")
func focus(_ place: Place, time: Double) { place.model.pointee.handle(.beganEditing, at: time) }

@_cdecl("blur")
func blur(_ place: Place, time: Double) { place.model.pointee.handle(.endedEditing, at: time) }

@_cdecl("show")
func show(_ place: Place, content: Int32, time: Double, animated: Bool) {
  let content = FieldContent(rawValue: UInt8(truncatingIfNeeded: content))
  place.model.pointee.handle(.contentChanged(content), at: time, animated: animated)
}

@_cdecl("enable")
func enable(_ place: Place, isEnabled: Bool, time: Double) {
  place.model.pointee.handle(.enabledChanged(isEnabled), at: time)
}

@_cdecl("behave")
func behave(_ place: Place, behavior: Int32, time: Double) {
  place.model.pointee.handle(.behaviorChanged(.choice(behavior)), at: time)
}

@_cdecl("setOnScreen")
func setOnScreen(_ place: Place, _ isOnScreen: Bool) { place.model.pointee.isOnScreen = isOnScreen }

@_cdecl("setReducesMotion")
func setReducesMotion(_ place: Place, _ reducesMotion: Bool) {
  place.model.pointee.reducesMotion = reducesMotion
}

/// Writes progress, the six entries of the matrix, red, green, blue, alpha, the frames where the label
/// is laid out and where it is shown, and 1 or 0 for: up, focused, enabled, empty, settled, shows label,
/// placeholder, affixes.
@_cdecl("sample")
func sample(_ place: Place, time: Double, _ results: Results) {
  let label = place.model
  let state = label.pointee.state
  let progress = label.pointee.progress(at: time)
  let matrix = label.pointee.matrix(at: time)
  let color = label.pointee.appearance(at: time).color
  var results = results
  results.put(progress)
  results.put(matrix.a)
  results.put(matrix.b)
  results.put(matrix.c)
  results.put(matrix.d)
  results.put(matrix.tx)
  results.put(matrix.ty)
  results.put(color.red)
  results.put(color.green)
  results.put(color.blue)
  results.put(color.alpha)
  results.put(label.pointee.layout.untransformedLabelFrame(progress: progress))
  results.put(label.pointee.labelFrame(at: time))
  results.put(state.isUp)
  results.put(state.isFocused)
  results.put(state.isEnabled)
  results.put(state.isEmpty)
  results.put(label.pointee.isSettled(at: time))
  results.put(state.showsLabel)
  results.put(state.showsPlaceholder)
  results.put(state.showsAffixes)
}

/// Writes x and width of text field, text and trailing label (width −1 while it is hidden), and 1 or 0
/// for: pinned.
@_cdecl("trail")
func trail(
  _ place: Place,
  text: Double,
  placeholder: Double,
  label: Double,
  spacing: Double,
  hidesLabelWhenEmpty: Bool,
  _ results: Results
) {
  let frames = place.model.pointee.trailingLabelFrames(
    text: text,
    placeholder: placeholder,
    label: label,
    spacing: spacing,
    hidesLabelWhenEmpty: hidesLabelWhenEmpty
  )
  var results = results
  results.put(frames.field)
  results.put(frames.text)
  results.put(frames.label)
  results.put(frames.isPinned)
}
