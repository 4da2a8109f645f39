#if !hasFeature(Embedded)
  /// Encoded as `[red, green, blue, alpha]`.
  extension LabelColor: Codable, NumberListCodable {
    static let numberNames = ["red", "green", "blue", "alpha"]

    var numbers: [Double] { [red, green, blue, alpha] }

    init?(numbers: [Double]) {
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }
#endif
