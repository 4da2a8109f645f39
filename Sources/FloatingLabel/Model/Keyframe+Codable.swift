#if !hasFeature(Embedded)
  /// Encoded flat, under the keys `time`, `offset`, `progress`, `matrix` and those of the appearance.
  extension Keyframe: Codable {
    private enum CodingKeys: CodingKey {
      case time
      case offset
      case progress
      case matrix
    }

    /// Decodes the keyframe.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        time: try container.decode(Double.self, forKey: .time),
        offset: try container.decode(Double.self, forKey: .offset),
        progress: try container.decode(Double.self, forKey: .progress),
        matrix: try container.decode(AffineMatrix.self, forKey: .matrix),
        appearance: try LabelAppearance(from: decoder)
      )
    }

    /// Encodes the keyframe.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(time, forKey: .time)
      try container.encode(offset, forKey: .offset)
      try container.encode(progress, forKey: .progress)
      try container.encode(matrix, forKey: .matrix)
      try appearance.encode(to: encoder)
    }
  }
#endif
