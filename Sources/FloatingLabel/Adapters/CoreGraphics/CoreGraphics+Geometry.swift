#if canImport(CoreGraphics)
  import CoreGraphics

  extension CGAffineTransform {
    /// Creates the transform with the same six entries.
    ///
    /// - Parameter matrix: The matrix, for row vectors as here.
    public init(_ matrix: AffineMatrix) {
      self.init(
        a: CGFloat(matrix.a),
        b: CGFloat(matrix.b),
        c: CGFloat(matrix.c),
        d: CGFloat(matrix.d),
        tx: CGFloat(matrix.tx),
        ty: CGFloat(matrix.ty)
      )
    }
  }

  extension AffineMatrix {
    /// Creates the matrix with the same six entries.
    ///
    /// - Parameter transform: The transform, for row vectors as here.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: Double(transform.a),
        b: Double(transform.b),
        c: Double(transform.c),
        d: Double(transform.d),
        tx: Double(transform.tx),
        ty: Double(transform.ty)
      )
    }
  }

  extension CGPoint {
    /// Creates the point with the same coordinates.
    ///
    /// - Parameter point: The point.
    public init(_ point: LayoutPoint) {
      self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
  }

  extension LayoutPoint {
    /// Creates the point with the same coordinates.
    ///
    /// - Parameter point: The point.
    public init(_ point: CGPoint) {
      self.init(x: Double(point.x), y: Double(point.y))
    }
  }

  extension CGSize {
    /// Creates the size with the same extents.
    ///
    /// - Parameter size: The size.
    public init(_ size: LayoutSize) {
      self.init(width: CGFloat(size.width), height: CGFloat(size.height))
    }
  }

  extension LayoutSize {
    /// Creates the size with the same extents.
    ///
    /// - Parameter size: The size.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension CGRect {
    /// Creates the rectangle with the same origin and size.
    ///
    /// - Parameter rect: The rectangle.
    public init(_ rect: LayoutRect) {
      self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
  }

  extension LayoutRect {
    /// Creates the rectangle with the same origin and size.
    ///
    /// - Parameter rect: The rectangle.
    public init(_ rect: CGRect) {
      self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
    }
  }
#endif
