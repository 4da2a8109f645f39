#if !hasFeature(Embedded)
  /// Encoded under the names of the properties.
  extension FieldLayout: Codable {
    private enum CodingKeys: CodingKey {
      case labelWidth
      case labelHeight
      case containerWidth
      case textHeight
      case leadingInset
      case trailingInset
      case topInset
      case lineGap
      case lineHeight
      case placement
      case alignment
      case direction
    }

    /// Decodes the layout; numbers out of range count as the initializer says.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        labelSize: LayoutSize(
          width: try container.decode(Double.self, forKey: .labelWidth),
          height: try container.decode(Double.self, forKey: .labelHeight)
        ),
        containerWidth: try container.decodeIfPresent(Double.self, forKey: .containerWidth),
        textHeight: try container.decodeIfPresent(Double.self, forKey: .textHeight),
        leadingInset: try container.decode(Double.self, forKey: .leadingInset),
        trailingInset: try container.decode(Double.self, forKey: .trailingInset),
        topInset: try container.decode(Double.self, forKey: .topInset),
        lineGap: try container.decode(Double.self, forKey: .lineGap),
        lineHeight: try container.decode(Double.self, forKey: .lineHeight),
        placement: try container.decode(RaisedPlacement.self, forKey: .placement),
        alignment: try container.decode(LabelAlignment.self, forKey: .alignment),
        direction: try container.decode(WritingDirection.self, forKey: .direction)
      )
    }

    /// Encodes the layout.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(labelWidth, forKey: .labelWidth)
      try container.encode(labelHeight, forKey: .labelHeight)
      try container.encodeIfPresent(containerWidth, forKey: .containerWidth)
      try container.encodeIfPresent(textHeight, forKey: .textHeight)
      try container.encode(leadingInset, forKey: .leadingInset)
      try container.encode(trailingInset, forKey: .trailingInset)
      try container.encode(topInset, forKey: .topInset)
      try container.encode(lineGap, forKey: .lineGap)
      try container.encode(lineHeight, forKey: .lineHeight)
      try container.encode(placement, forKey: .placement)
      try container.encode(alignment, forKey: .alignment)
      try container.encode(direction, forKey: .direction)
    }
  }
#endif
