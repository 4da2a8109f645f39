#if !hasFeature(Embedded)
  /// Encoded under the keys `timing`, `interruption`, `target` and, while something is under way,
  /// `legs`: a list of lists of numbers.
  extension LabelMotion: Codable {
    private enum CodingKeys: CodingKey {
      case timing
      case interruption
      case target
      case legs
    }

    /// Decodes the motion.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` when the legs are none of this kind of interruption, or
    ///   what the decoder throws.
    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        at: try container.decode(End.self, forKey: .target),
        timing: try container.decode(LabelTiming.self, forKey: .timing),
        interruption: try container.decode(Interruption.self, forKey: .interruption)
      )
      guard let legs = try container.decodeIfPresent([[Double]].self, forKey: .legs) else { return }
      guard let flight = Flight(numbers: legs, of: self) else {
        throw DecodingError.dataCorruptedError(
          forKey: .legs,
          in: container,
          debugDescription: "\(legs) are no legs of this kind of interruption."
        )
      }
      self.flight = flight
    }

    /// Encodes the motion.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(timing, forKey: .timing)
      try container.encode(interruption, forKey: .interruption)
      try container.encode(target, forKey: .target)
      try container.encodeIfPresent(flight?.numbers, forKey: .legs)
    }
  }

  extension LabelMotion.Flight {
    fileprivate var numbers: [[Double]] {
      switch self {
      case .blended(let legs): legs.pairs.map { [$0.start, $0.distance] }
      case .direct(let leg): [[leg.start, leg.from, leg.duration]]
      case .retraced(let leg): [[leg.start, leg.fraction, leg.isReturning ? 1 : 0]]
      }
    }

    fileprivate init?(numbers: [[Double]], of motion: LabelMotion) {
      let width = motion.interruption == .blend ? 2 : 3
      guard let first = numbers.first, numbers.joined().allSatisfy({ $0.isFinite }),
        numbers.allSatisfy({ $0.count == width })
      else { return nil }
      switch motion.interruption {
      case .blend:
        guard let legs = BlendedLegs(pairs: numbers.map { ($0[0], $0[1]) }) else { return nil }
        self = .blended(legs)
      case .shorten, .restart:
        guard numbers.count == 1, first[1] != motion.target.progress, first[2] > 0,
          first[2] <= motion.timing.duration
        else { return nil }
        self = .direct(DirectLeg(start: first[0], from: first[1], duration: first[2]))
      case .retrace:
        guard numbers.count == 1, (0...1).contains(first[1]), [0, 1].contains(first[2]) else {
          return nil
        }
        let leg = RetracedLeg(start: first[0], fraction: first[1], isReturning: first[2] == 1)
        guard leg.remaining > 0 else { return nil }
        self = .retraced(leg)
      }
    }
  }

  extension BlendedLegs {
    fileprivate init?(pairs: [(start: Double, distance: Double)]) {
      let starts = pairs.map(\.start)
      guard (1...Self.capacity).contains(pairs.count),
        zip(starts, starts.dropFirst()).allSatisfy(<),
        pairs.allSatisfy({ $0.distance != 0 })
      else { return nil }
      for (start, distance) in pairs { append(start: start, distance: distance) }
    }
  }

  /// Encoded as the name of the case.
  extension LabelMotion.End: Codable, CaseNameCodable {
    var caseName: String {
      switch self {
      case .resting: "resting"
      case .raised: "raised"
      }
    }
  }
#endif
