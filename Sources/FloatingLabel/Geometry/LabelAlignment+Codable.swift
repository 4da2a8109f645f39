#if !hasFeature(Embedded)
  /// Encoded as the name of the case.
  extension LabelAlignment: Codable, CaseNameCodable {
    var caseName: String {
      switch self {
      case .leading: "leading"
      case .center: "center"
      case .trailing: "trailing"
      }
    }
  }
#endif
