import FloatingLabel

/// A line of output of `simulate`: what an event did, and where the label is at its time.
struct SimulationReport: Encodable {
  let event: String
  let time: Double
  let transition: LabelState.Transition?
  let model: FloatingLabelModel

  private enum CodingKeys: CodingKey {
    case animated, at, event, isEmpty, isFocused, isSettled, isTruncated, isUp, labelFrame, matrix
    case progress, showsAffixes, showsLabel, showsPlaceholder, transition
  }

  func encode(to encoder: Encoder) throws {
    let state = model.state
    let isSettled = model.isSettled(at: time)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(transition != nil && !isSettled, forKey: .animated)
    try container.encode(time, forKey: .at)
    try container.encode(event, forKey: .event)
    try container.encode(state.isEmpty, forKey: .isEmpty)
    try container.encode(state.isFocused, forKey: .isFocused)
    try container.encode(isSettled, forKey: .isSettled)
    try container.encode(model.isLabelTruncated(at: time), forKey: .isTruncated)
    try container.encode(state.isUp, forKey: .isUp)
    try container.encode(model.labelFrame(at: time), forKey: .labelFrame)
    try container.encode(model.matrix(at: time), forKey: .matrix)
    try container.encode(model.progress(at: time), forKey: .progress)
    try container.encode(state.showsAffixes, forKey: .showsAffixes)
    try container.encode(state.showsLabel, forKey: .showsLabel)
    try container.encode(state.showsPlaceholder, forKey: .showsPlaceholder)
    // Not left out when there is none: every line has every key.
    try container.encode(transition, forKey: .transition)
  }
}
