/// What all keyframes of a sequence are blended from, laid side by side to be blended at once.
struct KeyframeEnds: Sendable {
  private let transition: LabelState.Transition
  private let shape: Blend
  private let shiftAndFont: Blend
  private let color: Blend
  private let colors: (resting: LabelColor, raised: LabelColor)

  init(_ keyframes: KeyframeSequence) {
    let resting = keyframes.resting
    let raised = keyframes.raised
    let matrix = keyframes.placement.matrix(
      labelWidth: keyframes.labelWidth,
      alignment: keyframes.alignment,
      direction: keyframes.direction
    )
    transition = keyframes.transition
    shape = Blend(from: SIMD4(1, 0, 0, 1), to: SIMD4(matrix.a, matrix.b, matrix.c, matrix.d))
    shiftAndFont = Blend(
      from: SIMD4(0, 0, resting.fontSize, resting.fontWeight),
      to: SIMD4(matrix.tx, matrix.ty, raised.fontSize, raised.fontWeight)
    )
    color = Blend(
      from: SIMD4(resting.color.red, resting.color.green, resting.color.blue, resting.color.alpha),
      to: SIMD4(raised.color.red, raised.color.green, raised.color.blue, raised.color.alpha)
    )
    colors = (resting.color, raised.color)
  }

  /// The keyframe at an instant, for which the curve has a value.
  @inline(__always)
  func keyframe(time: Double, offset: Double, eased: Double) -> Keyframe {
    let progress =
      switch transition {
      case .raise: eased
      case .lower: 1 - eased
      }
    // Only the matrix follows a curve that overshoots.
    let change = progress.limited(to: 0...1, orIfNaN: 0)
    let move = change == progress ? change : progress.asProgress
    let mixture = colors.resting.weight(of: colors.raised, at: change)
    let shape = shape.value(at: SIMD4(repeating: move))
    let shiftAndFont = shiftAndFont.value(at: SIMD4(move, move, change, change))
    let color = color.value(at: SIMD4(mixture, mixture, mixture, change))
    return Keyframe(
      time: time,
      offset: offset,
      progress: progress,
      matrix: AffineMatrix(
        a: shape[0],
        b: shape[1],
        c: shape[2],
        d: shape[3],
        tx: shiftAndFont[0],
        ty: shiftAndFont[1]
      ),
      appearance: LabelAppearance(
        legalFontSize: shiftAndFont[2],
        fontWeight: shiftAndFont[3],
        color: LabelColor(legalRed: color[0], green: color[1], blue: color[2], alpha: color[3])
      )
    )
  }

  /// Writes the keyframe at an instant.
  ///
  /// In one piece with a loop around it, it would be made on the stack first, and then copied.
  @inline(never)
  func write(time: Double, offset: Double, eased: Double, to place: UnsafeMutablePointer<Keyframe>)
  {
    place.initialize(to: keyframe(time: time, offset: offset, eased: eased))
  }

  /// Four numbers on their way, each as `Double.blend` has it.
  private struct Blend {
    let from, to: SIMD4<Double>
    // 1 for a number that changes, and 0 for one that stays what it is.
    let change: SIMD4<Double>

    init(from: SIMD4<Double>, to: SIMD4<Double>) {
      self.from = from
      self.to = to
      change = SIMD4.zero.replacing(with: 1, where: from .!= to)
    }

    @inline(__always)
    func value(at progress: SIMD4<Double>) -> SIMD4<Double> {
      let way = change * progress
      return from * (1 - way) + to * way
    }
  }
}
