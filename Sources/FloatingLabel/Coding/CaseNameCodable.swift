#if !hasFeature(Embedded)
  /// An enumeration without payloads that is encoded as the name of its case.
  ///
  /// The names are not raw values: comparing strings would pull the Unicode tables into an
  /// Embedded build.
  protocol CaseNameCodable: Codable, CaseIterable {
    var caseName: String { get }
  }

  extension CaseNameCodable {
    /// Decodes the name of a case.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` when there is no such case.
    public init(from decoder: Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let match = Self.allCases.first(where: { $0.caseName == name }) else {
        let names = Self.allCases.map(\.caseName).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(name)' is none of \(names)."
        )
      }
      self = match
    }

    /// Encodes the name of the case.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(caseName)
    }
  }
#endif
