#if !hasFeature(Embedded)
  /// Encoded as the facts, under the keys `engagement` (`disabled`, `idle` or `focused`), `content`,
  /// `behavior` and `hasLabel`.
  extension LabelState: Codable {
    private enum CodingKeys: CodingKey {
      case engagement
      case content
      case behavior
      case hasLabel
    }

    /// Decodes the facts.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        behavior: try container.decode(LabelBehavior.self, forKey: .behavior),
        content: try container.decode(FieldContent.self, forKey: .content),
        hasLabel: try container.decode(Bool.self, forKey: .hasLabel)
      )
      engagement = try container.decode(Engagement.self, forKey: .engagement)
    }

    /// Encodes the facts.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(engagement, forKey: .engagement)
      try container.encode(content, forKey: .content)
      try container.encode(behavior, forKey: .behavior)
      try container.encode(hasLabel, forKey: .hasLabel)
    }
  }

  /// Encoded as the bits.
  extension FieldContent: Codable {}

  /// Encoded as the name of the case.
  extension LabelState.Engagement: CaseNameCodable {
    var caseName: String {
      switch self {
      case .disabled: "disabled"
      case .idle: "idle"
      case .focused: "focused"
      }
    }
  }

  /// Encoded as the name of the case.
  extension LabelState.EndingText: Codable, CaseNameCodable {
    var caseName: String {
      switch self {
      case .missing: "missing"
      case .empty: "empty"
      case .present: "present"
      }
    }
  }

  /// Encoded as the name of the case.
  extension LabelState.Transition: Codable, CaseNameCodable {
    var caseName: String {
      switch self {
      case .raise: "raise"
      case .lower: "lower"
      }
    }
  }
#endif
