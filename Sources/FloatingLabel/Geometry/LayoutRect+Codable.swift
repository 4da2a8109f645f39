#if !hasFeature(Embedded)
  /// Encoded as `[x, y, width, height]`.
  extension LayoutRect: Codable, NumberListCodable {
    static let numberNames = ["x", "y", "width", "height"]

    var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }

    init?(numbers: [Double]) {
      self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
#endif
