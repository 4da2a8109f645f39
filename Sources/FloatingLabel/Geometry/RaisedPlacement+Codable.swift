#if !hasFeature(Embedded)
  /// Encoded under the keys `order`, `scale` and `rise`.
  extension RaisedPlacement: Codable {
    private enum CodingKeys: CodingKey {
      case order
      case scale
      case rise
    }

    /// Decodes the value; numbers out of range count as the initializer says.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode(Order.self, forKey: .order),
        scale: try container.decode(Double.self, forKey: .scale),
        rise: try container.decode(Double.self, forKey: .rise)
      )
    }

    /// Encodes the value.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(order, forKey: .order)
      try container.encode(scale, forKey: .scale)
      try container.encode(rise, forKey: .rise)
    }
  }
#endif
