extension FloatingLabelModel {
  /// Returns where the label is at a time.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: 0 at rest, 1 raised, and exactly so once it has settled; outside of them where the
  ///   curve overshoots.
  public func progress(at time: Double) -> Double {
    motion.progress(at: time)
  }

  /// Returns whether the label stands where it belongs from a time on.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: Whether nothing is under way any more.
  public func isSettled(at time: Double) -> Bool {
    motion.isSettled(at: time)
  }

  /// Returns the transform of the label about its own centre at a time.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The matrix, which is the identity at rest.
  public func matrix(at time: Double) -> AffineMatrix {
    layout.matrix(progress: progress(at: time))
  }

  /// Returns the frame of the label as it is shown at a time.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The frame in the field.
  public func labelFrame(at time: Double) -> LayoutRect {
    layout.labelFrame(progress: progress(at: time))
  }

  /// Returns how wide the label may be laid out at most at a time.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The width in points, or `nil` as long as that of the field is not known.
  public func maximumLabelWidth(at time: Double) -> Double? {
    layout.maximumLabelWidth(progress: progress(at: time))
  }

  /// Returns whether the label is cut at a time.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: Whether it wants more width than it may have.
  public func isLabelTruncated(at time: Double) -> Bool {
    layout.isLabelTruncated(progress: progress(at: time))
  }

  /// Returns how the label is drawn at a time.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: Font and colour.
  public func appearance(at time: Double) -> LabelAppearance {
    resting.interpolated(to: raised, at: progress(at: time))
  }
}
