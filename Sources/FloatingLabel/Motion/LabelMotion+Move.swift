extension LabelMotion {
  /// Sends the label to an end, from where it is at that time.
  ///
  /// The progress just after is that just before: nothing jumps, but for a duration of 0, or one that is
  /// nothing beside the time, with which the label is there at once. To send it to where it is going
  /// already changes nothing. To send it there and back at one instant does under
  /// ``Interruption/shorten`` and ``Interruption/restart``, whose curve starts anew at every turn.
  ///
  /// - Parameters:
  ///   - end: Where to.
  ///   - time: The time in seconds; one before the last move counts as that of the last move, and one
  ///     that isn't finite changes nothing.
  public mutating func move(to end: End, at time: Double) {
    guard end != target, time.isFinite else { return }
    let time = max(time, startOfLastLeg ?? time)
    let flight = nextFlight(to: end, at: time)
    target = end
    self.flight = flight
  }

  /// Puts the label at an end at once, and ends what is under way.
  ///
  /// - Parameter end: Where to.
  public mutating func snap(to end: End) {
    target = end
    flight = nil
  }

  private func nextFlight(to end: End, at time: Double) -> Flight? {
    guard timing.duration > 0 else { return nil }
    let progress = self.progress(at: time)
    switch interruption {
    case .blend:
      var legs =
        if case .blended(let legs) = flight { legs } else { BlendedLegs() }
      legs.turn(from: target, to: end, at: time, progress: progress, duration: timing.duration)
      return legs.isEmpty ? nil : .blended(legs)
    case .shorten:
      let way = abs(progress - end.progress)
      return direct(from: progress, to: end, at: time, duration: timing.duration * min(1, way))
    case .restart:
      return direct(from: progress, to: end, at: time, duration: timing.duration)
    case .retrace:
      let leg =
        if case .retraced(let leg) = flight, !isSettled(at: time) {
          leg.turned(at: time, duration: timing.duration)
        } else {
          RetracedLeg(startingAt: time)
        }
      return leg.remaining > 0 ? .retraced(leg) : nil
    }
  }

  private func direct(
    from progress: Double,
    to end: End,
    at time: Double,
    duration: Double
  ) -> Flight? {
    guard progress != end.progress, duration > 0 else { return nil }
    return .direct(DirectLeg(start: time, from: progress, duration: duration))
  }
}
