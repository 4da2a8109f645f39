#if !hasFeature(Embedded)
  /// Encoded as the name of the case.
  extension LabelBehavior: Codable, CaseNameCodable {
    var caseName: String {
      switch self {
      case .automatic: "automatic"
      case .whenFilled: "whenFilled"
      case .always: "always"
      case .never: "never"
      }
    }
  }
#endif
