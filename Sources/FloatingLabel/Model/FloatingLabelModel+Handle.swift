extension FloatingLabelModel {
  /// Takes note of what happened to the field, and sets the label in motion if it has to move.
  ///
  /// Whether the label is in motion after that, ``isSettled(at:)`` tells.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in seconds. If it isn't finite, nothing changes at all.
  ///   - animated: Whether the label may take its time. If not, it is where it belongs at once, also
  ///     when it was under way already.
  /// - Returns: The move, or `nil` when the label stays where it belongs.
  @discardableResult
  public mutating func handle(
    _ event: LabelState.Event,
    at time: Double,
    animated: Bool = true
  ) -> LabelState.Transition? {
    guard time.isFinite else { return nil }
    let transition = state.handle(event)
    if animated && canAnimate {
      motion.move(to: state.end, at: time)
    } else {
      finish()
    }
    return transition
  }

  /// Puts the label where it belongs at once, and ends what is under way.
  public mutating func finish() {
    motion.snap(to: state.end)
  }

  private var canAnimate: Bool {
    isOnScreen && !reducesMotion && state.hasLabel
  }
}
