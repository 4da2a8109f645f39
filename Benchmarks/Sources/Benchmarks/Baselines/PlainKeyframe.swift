import Foundation

/// A keyframe as an app computes it by itself, with the textbook solver and Foundation's transform.
struct PlainKeyframe {
  let time: Double
  let offset: Double
  let progress: Double
  let transform: AffineTransform
  let fontSize: Double
  let fontWeight: Double
  let color: (red: Double, green: Double, blue: Double, alpha: Double)

  init(_ position: Int, of count: Int, labelWidth: Double, duration: Double, curve: TextbookBezier)
  {
    offset = Double(position) / Double(count - 1)
    time = offset * duration
    let progress = curve.value(at: offset)
    self.progress = progress
    transform = Self.transform(labelWidth: labelWidth, progress: progress)
    func blend(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    fontSize = blend(16, 12)
    fontWeight = blend(500, 400)
    color = (blend(142 / 255, 0), blend(142 / 255, 122 / 255), blend(147 / 255, 1), blend(1, 1))
  }

  /// The shift, then the scaling, each as far as the progress says.
  static func transform(labelWidth: Double, progress: Double) -> AffineTransform {
    var transform = AffineTransform(
      translationByX: -0.1 * labelWidth * progress,
      byY: -24 * progress
    )
    transform.append(AffineTransform(scale: 1 - 0.2 * progress))
    return transform
  }
}
