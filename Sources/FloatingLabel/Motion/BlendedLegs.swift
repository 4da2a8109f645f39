/// Up to eight legs of one duration whose remaining distances add up.
///
/// They are kept in vectors, which lie in the value itself and not on the heap. Lanes that aren't in
/// use are 0, so that equal legs are equal values.
struct BlendedLegs: Hashable, Sendable {
  /// How many can be in flight.
  static let capacity = 8

  private(set) var count = 0

  // The times of the starts in seconds, growing, and what each leg has still to go at its start.
  private var starts = SIMD8<Double>.zero
  private var distances = SIMD8<Double>.zero

  var isEmpty: Bool { count == 0 }

  /// The start of the last leg, of which there must be one.
  var startOfLast: Double { starts[count - 1] }

  /// The legs as pairs of start and distance, in the order of their starts.
  var pairs: [(start: Double, distance: Double)] {
    (0..<count).map { (starts[$0], distances[$0]) }
  }

  /// Adds the leg of a turn, which can't be earlier than the last.
  mutating func turn(
    from: LabelMotion.End,
    to: LabelMotion.End,
    at time: Double,
    progress: Double,
    duration: Double
  ) {
    dropLegs(overAt: time, duration: duration)
    let distance = from.progress - to.progress
    if !isEmpty, startOfLast == time {
      let sum = distances[count - 1] + distance
      removeLast()
      append(start: time, distance: sum)
    } else if count < Self.capacity {
      append(start: time, distance: distance)
    } else {
      self = BlendedLegs()
      append(start: time, distance: progress - to.progress)
    }
  }

  /// The target, less the way that each leg has still to go.
  func progress(at time: Double, to target: LabelMotion.End, timing: LabelTiming) -> Double {
    // The starting point of all legs together is summed up first. It is mostly 0 or 1, so that a
    // single leg gives what the curve gives, to the last bit.
    var origin = target.progress
    var gone = 0.0
    for index in 0..<count where time < starts[index] + timing.duration {
      origin += distances[index]
      gone += distances[index] * timing.easing.value(at: (time - starts[index]) / timing.duration)
    }
    return origin - gone
  }

  func velocity(at time: Double, timing: LabelTiming) -> Double {
    // Divided last: two legs against each other, each too fast for a number, would add up to none.
    var perDuration = 0.0
    for index in 0..<count where time >= starts[index] && time < starts[index] + timing.duration {
      let fraction = (time - starts[index]) / timing.duration
      perDuration -= distances[index] * timing.easing.slope(at: fraction)
    }
    return perDuration / timing.duration
  }

  /// Adds a leg after the last; one that has no way to go is none.
  ///
  /// Written out wherever it is called, it would be a tenth of a WebAssembly module.
  @inline(never)
  mutating func append(start: Double, distance: Double) {
    guard distance != 0 else { return }
    starts[count] = start
    distances[count] = distance
    count += 1
  }

  private mutating func removeLast() {
    count -= 1
    starts[count] = 0
    distances[count] = 0
  }

  private mutating func dropLegs(overAt time: Double, duration: Double) {
    let legs = self
    self = BlendedLegs()
    for index in 0..<legs.count where time < legs.starts[index] + duration {
      append(start: legs.starts[index], distance: legs.distances[index])
    }
  }
}
