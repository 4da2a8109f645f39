extension KeyframeSequence {
  /// Returns an iterator over the keyframes.
  ///
  /// - Returns: The iterator, at the first keyframe.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Gives the keyframes of a sequence one after the other, the same as its subscript, only faster.
  public struct Iterator: IteratorProtocol, Sendable {
    private let keyframes: KeyframeSequence
    private let ends: KeyframeEnds
    private let count: Int
    private var position = 0

    // Eight instants and the values there, from the position 1 + 8·k on. The first keyframe stands apart,
    // for its value needs no solving.
    private var times = SIMD8<Double>.zero
    private var offsets = SIMD8<Double>.zero
    private var values = SIMD8<Double>.zero

    init(_ keyframes: KeyframeSequence) {
      self.keyframes = keyframes
      ends = KeyframeEnds(keyframes)
      count = keyframes.count
    }

    /// Gives the next keyframe.
    ///
    /// - Returns: The keyframe, or `nil` after the last one.
    public mutating func next() -> Keyframe? {
      guard position < count else { return nil }
      defer { position += 1 }
      guard position > 0 else { return keyframes.keyframe(at: 0, between: ends) }
      let lane = (position - 1) % 8
      if lane == 0 {
        (times, offsets) = keyframes.instants(from: position)
        values = keyframes.timing.easing.values(at: offsets)
      }
      return ends.keyframe(time: times[lane], offset: offsets[lane], eased: values[lane])
    }
  }
}
