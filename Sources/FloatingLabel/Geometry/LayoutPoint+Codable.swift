#if !hasFeature(Embedded)
  /// Encoded as `[x, y]`.
  extension LayoutPoint: Codable, NumberListCodable {
    static let numberNames = ["x", "y"]

    var numbers: [Double] { [x, y] }

    init?(numbers: [Double]) {
      self.init(x: numbers[0], y: numbers[1])
    }
  }
#endif
