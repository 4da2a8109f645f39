#if !hasFeature(Embedded)
  /// Encoded as `[a, b, c, d, tx, ty]`, as Core Graphics encodes its transform and CSS `matrix()` takes it.
  extension AffineMatrix: Codable, NumberListCodable {
    static let numberNames = ["a", "b", "c", "d", "tx", "ty"]

    var numbers: [Double] { [a, b, c, d, tx, ty] }

    init?(numbers: [Double]) {
      self.init(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
    }
  }
#endif
