#if !hasFeature(Embedded)
  /// Encoded under the keys `fontSize`, `fontWeight` and `color`.
  extension LabelAppearance: Codable {
    private enum CodingKeys: CodingKey {
      case fontSize
      case fontWeight
      case color
    }

    /// Decodes the value; numbers out of range count as the initializer says.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        fontSize: try container.decode(Double.self, forKey: .fontSize),
        fontWeight: try container.decode(Double.self, forKey: .fontWeight),
        color: try container.decode(LabelColor.self, forKey: .color)
      )
    }

    /// Encodes the value.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(fontSize, forKey: .fontSize)
      try container.encode(fontWeight, forKey: .fontWeight)
      try container.encode(color, forKey: .color)
    }
  }
#endif
