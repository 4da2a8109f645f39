#if !hasFeature(Embedded)
  /// Encoded as the name of the case.
  extension WritingDirection: Codable, CaseNameCodable {
    var caseName: String {
      switch self {
      case .leftToRight: "leftToRight"
      case .rightToLeft: "rightToLeft"
      }
    }
  }
#endif
