extension NSAttributedString.Key {
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  @available(iOS 6, tvOS 9, visionOS 1, *)
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSAttributedString {
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func size() -> CGSize {
    var width: CGFloat = 0
    var height: CGFloat = 0
    for index in 0..<length {
      let attributes = attributes(at: index, effectiveRange: nil)
      let size = attributes.drawingFont.size(of: "x")
      width += size.width
      height = max(height, size.height)
    }
    return CGSize(width: width, height: height)
  }
}

extension NSString {
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (attrs ?? [:]).drawingFont.size(of: String(describing: self))
  }
}

extension [NSAttributedString.Key: Any] {
  // Text without a font is drawn in Helvetica of 12 points.
  var drawingFont: UIFont {
    self[.font] as? UIFont ?? UIFont(pointSize: 12, weight: .regular, isScaled: false)
  }
}
