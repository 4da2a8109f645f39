#if !hasFeature(Embedded)
  /// Encoded under the keys `duration` and `easing`.
  extension LabelTiming: Codable {
    private enum CodingKeys: CodingKey {
      case duration
      case easing
    }

    /// Decodes the value; numbers out of range count as the initializer says.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        duration: try container.decode(Double.self, forKey: .duration),
        easing: try container.decode(UnitBezier.self, forKey: .easing)
      )
    }

    /// Encodes the value.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(duration, forKey: .duration)
      try container.encode(easing, forKey: .easing)
    }
  }
#endif
