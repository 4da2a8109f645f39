import FloatingLabel
import Foundation
import Testing

@Suite struct CodableTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  /// Expects a value to be written as this text and to be the same after reading it back.
  private func expect<Value: Codable & Equatable>(
    _ value: Value,
    encodesAs text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try json(value) == text, sourceLocation: sourceLocation)
    #expect(try decoded(text) == value, sourceLocation: sourceLocation)
  }

  @Test func `geometry is written as lists of numbers`() throws {
    try expect(LayoutPoint(x: 1, y: 2.5), encodesAs: "[1,2.5]")
    try expect(LayoutSize(width: 1, height: 2.5), encodesAs: "[1,2.5]")
    try expect(LayoutRect(x: 1, y: 2, width: 3, height: 4), encodesAs: "[1,2,3,4]")
    try expect(
      AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      encodesAs: "[1,2,3,4,5,6]"
    )
    try expect(
      LabelColor(red: 0, green: 0.25, blue: 0.5, alpha: 1),
      encodesAs: "[0,0.25,0.5,1]"
    )
  }

  @Test func `a list that is too short or too long is refused`() {
    for text in ["[1,2,3,4,5]", "[1,2,3,4,5,6,7]", "[]", "6", "{}"] {
      #expect(throws: DecodingError.self) { try decoded(text, as: AffineMatrix.self) }
    }
  }

  @Test func `choices are written as the names of their cases`() throws {
    try expect(WritingDirection.allCases, encodesAs: #"["leftToRight","rightToLeft"]"#)
    try expect(LabelAlignment.allCases, encodesAs: #"["leading","center","trailing"]"#)
    try expect(
      LabelBehavior.allCases,
      encodesAs: #"["automatic","whenFilled","always","never"]"#
    )
    try expect(LabelState.Transition.allCases, encodesAs: #"["raise","lower"]"#)
    try expect(LabelState.EndingText.allCases, encodesAs: #"["missing","empty","present"]"#)
    #expect(throws: DecodingError.self) { try decoded(#""up""#, as: WritingDirection.self) }
  }

  @Test func `a state is written as its facts`() throws {
    var state = LabelState(behavior: .whenFilled, content: [.text, .autofill], hasLabel: false)
    state.handle(.beganEditing)
    try expect(
      state,
      encodesAs: #"{"behavior":"whenFilled","content":5,"engagement":"focused","hasLabel":false}"#
    )
  }

  @Test(arguments: [
    LabelState.Event.beganEditing, .endedEditing, .endsEditing(.empty), .contentChanged(.text),
    .enabledChanged(false), .behaviorChanged(.never), .labelPresenceChanged(true),
  ])
  func `every event comes back`(event: LabelState.Event) throws {
    let text = try json(event)
    #expect(try decoded(text) == event)
  }

  @Test func `a timing is written in seconds and control points`() throws {
    try expect(LabelTiming.standard, encodesAs: #"{"duration":0.15,"easing":[0.42,0,0.58,1]}"#)
    let negative = try decoded(#"{"duration":-1,"easing":[0,0,1,1]}"#, as: LabelTiming.self)
    #expect(negative.duration == 0)
  }

  @Test func `a placement is written as order, rise and scale`() throws {
    try expect(
      RaisedPlacement.flush,
      encodesAs: #"{"order":{"scaleThenTranslate":{}},"rise":24,"scale":0.8}"#
    )
    try expect(
      RaisedPlacement(.translateThenScale(offsetRatio: -0.0)),
      encodesAs: #"{"order":{"translateThenScale":{"offsetRatio":0}},"rise":24,"scale":0.8}"#
    )
    let given = RaisedPlacement(.translateThenScale(offsetRatio: 0.25))
    for placement in [given, .standard] {
      let text = try json(placement)
      #expect(try decoded(text) == placement)
    }
  }

  @Test func `a keyframe is written flat`() throws {
    let keyframe = Keyframe(
      time: 0,
      offset: 0.5,
      progress: 0.25,
      matrix: .identity,
      appearance: LabelAppearance(
        fontSize: 12,
        fontWeight: 400,
        color: LabelColor(red: 0, green: 0, blue: 1)
      )
    )
    try expect(
      keyframe,
      encodesAs: """
        {"color":[0,0,1,1],"fontSize":12,"fontWeight":400,"matrix":[1,0,0,1,0,0],\
        "offset":0.5,"progress":0.25,"time":0}
        """
    )
  }

  @Test func `a sequence comes back, and one that can't be is refused`() throws {
    let sequence = try KeyframeSequence(
      .lower,
      labelWidth: 120,
      sampling: .count(7),
      placement: .flush,
      alignment: .trailing,
      direction: .rightToLeft,
      raised: LabelAppearance(fontSize: 9, fontWeight: 900, color: .gray)
    )
    let text = try json(sequence)
    #expect(try decoded(text) == sequence)
    let broken = text.replacingOccurrences(of: "7", with: "1")
    #expect(throws: DecodingError.self) { try decoded(broken, as: KeyframeSequence.self) }
  }
}
