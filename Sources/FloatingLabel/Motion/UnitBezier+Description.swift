#if !hasFeature(Embedded)
  extension UnitBezier: CustomStringConvertible {
    /// The curve as CSS writes it: `cubic-bezier(0.42, 0.0, 0.58, 1.0)`.
    public var description: String { "cubic-bezier(\(x1), \(y1), \(x2), \(y2))" }
  }
#endif
