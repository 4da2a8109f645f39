#if !hasFeature(Embedded)
  /// Encoded as what the keyframes are computed from, under the names of the properties.
  extension KeyframeSequence: Codable {
    private enum CodingKeys: CodingKey {
      case transition
      case labelWidth
      case sampling
      case timing
      case placement
      case alignment
      case direction
      case resting
      case raised
    }

    /// Decodes the sequence.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` when the initializer refuses what was read, or what the
    ///   decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        try self.init(
          try container.decode(LabelState.Transition.self, forKey: .transition),
          labelWidth: try container.decode(Double.self, forKey: .labelWidth),
          sampling: try container.decode(KeyframeSampling.self, forKey: .sampling),
          timing: try container.decode(LabelTiming.self, forKey: .timing),
          placement: try container.decode(RaisedPlacement.self, forKey: .placement),
          alignment: try container.decode(LabelAlignment.self, forKey: .alignment),
          direction: try container.decode(WritingDirection.self, forKey: .direction),
          resting: try container.decode(LabelAppearance.self, forKey: .resting),
          raised: try container.decode(LabelAppearance.self, forKey: .raised)
        )
      } catch let error as KeyframeError {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "There is no such sequence.",
            underlyingError: error
          )
        )
      }
    }

    /// Encodes the sequence.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(transition, forKey: .transition)
      try container.encode(labelWidth, forKey: .labelWidth)
      try container.encode(sampling, forKey: .sampling)
      try container.encode(timing, forKey: .timing)
      try container.encode(placement, forKey: .placement)
      try container.encode(alignment, forKey: .alignment)
      try container.encode(direction, forKey: .direction)
      try container.encode(resting, forKey: .resting)
      try container.encode(raised, forKey: .raised)
    }
  }
#endif
