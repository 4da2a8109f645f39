extension LabelMotion {
  /// Returns where the label is at a time.
  ///
  /// - Parameter time: The time in seconds; what isn't a number is after all moves.
  /// - Returns: 0 at rest, 1 raised, and exactly so once the label has settled; outside of them where
  ///   the curve overshoots, but limited to −1e9…1e9.
  public func progress(at time: Double) -> Double {
    guard let flight, !isSettled(at: time) else { return target.progress }
    let progress =
      switch flight {
      case .blended(let legs): legs.progress(at: time, to: target, timing: timing)
      case .direct(let leg): leg.progress(at: time, to: target, easing: timing.easing)
      case .retraced(let leg): leg.progress(at: time, to: target, timing: timing)
      }
    return progress.asProgress
  }

  /// Returns how fast the progress grows at a time, in progress per second.
  ///
  /// - Parameter time: The time in seconds; what isn't a number is after all moves.
  /// - Returns: The velocity; at a turn that of the time after it. It is 0 once the label has settled,
  ///   and a leg that hasn't begun adds nothing to it. Where the curve is vertical it is very large, but
  ///   always finite.
  public func velocity(at time: Double) -> Double {
    guard let flight, !isSettled(at: time) else { return 0 }
    let velocity =
      switch flight {
      case .blended(let legs): legs.velocity(at: time, timing: timing)
      case .direct(let leg): leg.velocity(at: time, to: target, easing: timing.easing)
      case .retraced(let leg): leg.velocity(at: time, to: target, timing: timing)
      }
    let fastest = Double.greatestFiniteMagnitude
    return velocity.limited(to: -fastest...fastest, orIfNaN: 0)
  }

  /// Returns whether the label stands at its target from a time on.
  ///
  /// - Parameter time: The time in seconds; what isn't a number is after all moves.
  /// - Returns: Whether nothing is under way any more.
  public func isSettled(at time: Double) -> Bool {
    guard let settlingTime else { return true }
    return !(time < settlingTime)
  }

  /// The time in seconds from which on the label stands at its target, or `nil` when nothing has been
  /// under way since it was created, snapped, or moved without a way to go.
  ///
  /// It is at most one duration after the last move.
  public var settlingTime: Double? {
    guard let flight else { return nil }
    return switch flight {
    case .blended(let legs): legs.startOfLast + timing.duration
    case .direct(let leg): leg.start + leg.duration
    case .retraced(let leg): leg.start + leg.remaining * timing.duration
    }
  }

  var startOfLastLeg: Double? {
    guard let flight else { return nil }
    return switch flight {
    case .blended(let legs): legs.startOfLast
    case .direct(let leg): leg.start
    case .retraced(let leg): leg.start
    }
  }
}
