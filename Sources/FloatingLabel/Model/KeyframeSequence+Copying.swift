extension KeyframeSequence {
  /// Writes the keyframes to memory of the caller's, from the first on, as many as there is room for.
  ///
  /// This is the fastest way to have them all.
  ///
  /// - Parameter buffer: Where to write them. A keyframe is plain numbers, so that the memory need not
  ///   be initialized.
  /// - Returns: The number of keyframes written.
  @discardableResult
  public func copy(into buffer: UnsafeMutableBufferPointer<Keyframe>) -> Int {
    let ends = KeyframeEnds(self)
    let room = Swift.min(buffer.count, count)
    guard room > 0, let start = buffer.baseAddress else { return 0 }
    start.initialize(to: keyframe(at: 0, between: ends))
    for position in stride(from: 1, to: room, by: 8) {
      let (times, offsets) = instants(from: position)
      let values = timing.easing.values(at: offsets)
      if ends.isEven, position + 8 <= room {
        ends.writeEven(times: times, offsets: offsets, values: values, to: start + position)
      } else {
        for lane in 0..<8 where position + lane < room {
          ends.write(
            time: times[lane],
            offset: offsets[lane],
            eased: values[lane],
            to: start + position + lane
          )
        }
      }
    }
    return room
  }
}
