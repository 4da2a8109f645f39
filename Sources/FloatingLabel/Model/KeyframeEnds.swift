/// What all keyframes of a sequence are blended from, laid side by side to be blended at once.
struct KeyframeEnds: Sendable {
  private let transition: LabelState.Transition
  // Whether a progress is that of all numbers: no curve that overshoots, and colours of one opacity.
  let isEven: Bool
  private let colors: (resting: LabelColor, raised: LabelColor)

  // In the order of a keyframe: scale, shift and font size, then font weight and colour without its opacity.
  private let first, second: Blend

  init(_ keyframes: KeyframeSequence) {
    let resting = keyframes.resting
    let raised = keyframes.raised
    let matrix = keyframes.placement.matrix(
      labelWidth: keyframes.labelWidth,
      alignment: keyframes.alignment,
      direction: keyframes.direction
    )
    transition = keyframes.transition
    isEven = !keyframes.timing.easing.mayOvershoot && resting.color.alpha == raised.color.alpha
    colors = (resting.color, raised.color)
    first = Blend(
      from: SIMD4(1, 0, 0, resting.fontSize),
      to: SIMD4(matrix.a, matrix.tx, matrix.ty, raised.fontSize)
    )
    second = Blend(
      from: SIMD4(resting.fontWeight, resting.color.red, resting.color.green, resting.color.blue),
      to: SIMD4(raised.fontWeight, raised.color.red, raised.color.green, raised.color.blue)
    )
  }

  /// The keyframe at an instant, for which the curve has a value.
  @inline(__always)
  func keyframe(time: Double, offset: Double, eased: Double) -> Keyframe {
    let progress = progress(of: eased)
    // Two calls rather than a choice of shares, so that even ones are blended without a look at each.
    return isEven
      ? keyframe(time: time, offset: offset, progress: progress, shares: evenShares(at: progress))
      : keyframe(time: time, offset: offset, progress: progress, shares: shares(at: progress))
  }

  @inline(__always)
  private func progress(of eased: Double) -> Double {
    switch transition {
    case .raise: eased
    case .lower: 1 - eased
    }
  }

  @inline(__always)
  private func keyframe(
    time: Double,
    offset: Double,
    progress: Double,
    shares: Shares
  ) -> Keyframe {
    let first = first.value(at: SIMD4(shares.move, shares.move, shares.move, shares.change))
    let second = second.value(
      at: SIMD4(shares.change, shares.mixture, shares.mixture, shares.mixture)
    )
    return Keyframe(
      time: time,
      offset: offset,
      progress: progress,
      matrix: AffineMatrix(a: first[0], b: 0, c: 0, d: first[0], tx: first[1], ty: first[2]),
      appearance: LabelAppearance(
        legalFontSize: first[3],
        fontWeight: second[0],
        color: LabelColor(
          legalRed: second[1],
          green: second[2],
          blue: second[3],
          alpha: shares.alpha
        )
      )
    )
  }

  /// How much the numbers of a keyframe have of the raised label's.
  private struct Shares {
    /// The share of the matrix, which alone follows a curve that overshoots.
    let move: Double
    /// That of the font.
    let change: Double
    /// That of the colour, but for its opacity.
    let mixture: Double
    /// The opacity itself.
    let alpha: Double
  }

  @inline(__always)
  private func evenShares(at progress: Double) -> Shares {
    Shares(move: progress, change: progress, mixture: progress, alpha: colors.resting.alpha)
  }

  @inline(__always)
  private func shares(at progress: Double) -> Shares {
    let change = progress.limited(to: 0...1, orIfNaN: 0)
    return Shares(
      move: change == progress ? change : progress.asProgress,
      change: change,
      mixture: colors.resting.weight(of: colors.raised, at: change),
      alpha: .blend(colors.resting.alpha, colors.raised.alpha, at: change)
    )
  }

  /// Writes eight keyframes, where none of the numbers has a share of its own.
  @inline(never)
  func writeEven(
    times: SIMD8<Double>,
    offsets: SIMD8<Double>,
    values: SIMD8<Double>,
    to place: UnsafeMutablePointer<Keyframe>
  ) {
    @inline(__always)
    func write(_ lane: Int) {
      let progress = progress(of: values[lane])
      let shares = evenShares(at: progress)
      let keyframe = keyframe(
        time: times[lane],
        offset: offsets[lane],
        progress: progress,
        shares: shares
      )
      (place + lane).initialize(to: keyframe)
    }
    // In a loop, each would be made on the stack first, and then copied.
    write(0)
    write(1)
    write(2)
    write(3)
    write(4)
    write(5)
    write(6)
    write(7)
  }

  /// Writes the keyframe at an instant.
  @inline(never)
  func write(time: Double, offset: Double, eased: Double, to place: UnsafeMutablePointer<Keyframe>)
  {
    place.initialize(to: keyframe(time: time, offset: offset, eased: eased))
  }
}
