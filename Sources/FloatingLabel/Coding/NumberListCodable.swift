#if !hasFeature(Embedded)
  /// A value that is encoded as a list of a fixed number of numbers, as Core Graphics' types are.
  protocol NumberListCodable: Codable {
    /// The names of the numbers in the order of the list, for messages.
    static var numberNames: [String] { get }

    /// The numbers in that order.
    var numbers: [Double] { get }

    /// Creates the value from exactly as many numbers as there are names.
    ///
    /// - Returns: `nil` when there is no value with these numbers.
    init?(numbers: [Double])
  }

  extension NumberListCodable {
    /// Decodes the list of numbers.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` when there are more or fewer numbers, or there is no
    ///   value with these.
    public init(from decoder: Decoder) throws {
      let container = try decoder.singleValueContainer()
      let numbers = try container.decode([Double].self)
      guard numbers.count == Self.numberNames.count, let value = Self(numbers: numbers) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\(numbers) is no [\(Self.numberNames.joined(separator: ", "))]."
        )
      }
      self = value
    }

    /// Encodes the list of numbers.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.unkeyedContainer()
      for number in numbers { try container.encode(number) }
    }
  }
#endif
