#if !hasFeature(Embedded)
  /// Encoded as `[x1, y1, x2, y2]`; an illegal curve is not decoded.
  extension UnitBezier: Codable, NumberListCodable {
    static let numberNames = ["x1", "y1", "x2", "y2"]

    var numbers: [Double] { [x1, y1, x2, y2] }

    init?(numbers: [Double]) {
      self.init(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
  }
#endif
