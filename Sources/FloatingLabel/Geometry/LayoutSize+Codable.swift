#if !hasFeature(Embedded)
  /// Encoded as `[width, height]`.
  extension LayoutSize: Codable, NumberListCodable {
    static let numberNames = ["width", "height"]

    var numbers: [Double] { [width, height] }

    init?(numbers: [Double]) {
      self.init(width: numbers[0], height: numbers[1])
    }
  }
#endif
