#if !hasFeature(Embedded)
  /// Encoded under the names of the properties.
  extension TrailingLabelLayout: Codable {
    private enum CodingKeys: CodingKey {
      case spacing
      case leadingInset
      case trailingInset
      case alignment
      case direction
      case hidesLabelWhenEmpty
    }

    /// Decodes the layout; numbers out of range count as the initializer says.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        spacing: try container.decode(Double.self, forKey: .spacing),
        leadingInset: try container.decode(Double.self, forKey: .leadingInset),
        trailingInset: try container.decode(Double.self, forKey: .trailingInset),
        alignment: try container.decode(LabelAlignment.self, forKey: .alignment),
        direction: try container.decode(WritingDirection.self, forKey: .direction),
        hidesLabelWhenEmpty: try container.decode(Bool.self, forKey: .hidesLabelWhenEmpty)
      )
    }

    /// Encodes the layout.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(spacing, forKey: .spacing)
      try container.encode(leadingInset, forKey: .leadingInset)
      try container.encode(trailingInset, forKey: .trailingInset)
      try container.encode(alignment, forKey: .alignment)
      try container.encode(direction, forKey: .direction)
      try container.encode(hidesLabelWhenEmpty, forKey: .hidesLabelWhenEmpty)
    }
  }
#endif
