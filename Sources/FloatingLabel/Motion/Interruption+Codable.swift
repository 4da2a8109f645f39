#if !hasFeature(Embedded)
  /// Encoded as the name of the case.
  extension Interruption: Codable, CaseNameCodable {
    var caseName: String {
      switch self {
      case .blend: "blend"
      case .shorten: "shorten"
      case .retrace: "retrace"
      case .restart: "restart"
      }
    }
  }
#endif
