/// A colour in the sRGB colour space, with its opacity.
///
/// The components are not premultiplied by alpha.
public struct LabelColor: Hashable, Sendable {
  /// The resting label's gray: sRGB 142, 142, 147 of 255, opaque.
  ///
  /// The source design says gray and names no value; this one is the library's choice.
  public static let gray = LabelColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255)

  /// The raised label's blue: sRGB 0, 122, 255 of 255, opaque.
  ///
  /// The source design says the primary colour and names no value; this one is the library's choice.
  public static let blue = LabelColor(red: 0, green: 122 / 255, blue: 1)

  /// Red, 0…1.
  public let red: Double
  /// Green, 0…1.
  public let green: Double
  /// Blue, 0…1.
  public let blue: Double
  /// The opacity, 0 (nothing to see) to 1 (opaque).
  public let alpha: Double

  /// Creates a colour.
  ///
  /// Components are limited to 0…1; what isn't a number counts as 0.
  ///
  /// - Parameters:
  ///   - red: Red, 0…1.
  ///   - green: Green, 0…1.
  ///   - blue: Blue, 0…1.
  ///   - alpha: The opacity, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.limited(to: 0...1, orIfNaN: 0)
    self.green = green.limited(to: 0...1, orIfNaN: 0)
    self.blue = blue.limited(to: 0...1, orIfNaN: 0)
    self.alpha = alpha.limited(to: 0...1, orIfNaN: 0)
  }

  /// Returns the colour part of the way to another.
  ///
  /// The components are weighted by their opacity (blended premultiplied), so that a colour that
  /// can't be seen tints nothing: a fade from transparent black to blue is blue all the way.
  ///
  /// - Parameters:
  ///   - end: The colour at progress 1.
  ///   - progress: The part of the way, limited to 0…1; what isn't a number counts as 0.
  /// - Returns: The blend; at the ends exactly the two colours.
  @inline(__always)
  public func interpolated(to end: LabelColor, at progress: Double) -> LabelColor {
    guard progress > 0 else { return self }
    guard progress < 1 else { return end }
    let weight = weight(of: end, at: progress)
    return LabelColor(
      legalRed: .blend(red, end.red, at: weight),
      green: .blend(green, end.green, at: weight),
      blue: .blend(blue, end.blue, at: weight),
      alpha: .blend(alpha, end.alpha, at: progress)
    )
  }

  /// How much of the end is in the mixture at a progress in 0…1.
  ///
  /// Between two transparent colours there is no mixture, and between colours of one opacity it is the
  /// progress.
  @inline(__always)
  func weight(of end: LabelColor, at progress: Double) -> Double {
    let mixed = Double.blend(alpha, end.alpha, at: progress)
    return alpha == end.alpha || mixed == 0 ? progress : min(1, end.alpha * progress / mixed)
  }

  // A blend of components in 0…1 is there, too.
  init(legalRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
