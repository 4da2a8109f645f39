/// What all keyframes of a sequence are blended from.
struct KeyframeEnds: Sendable {
  private let transition: LabelState.Transition
  private let raisedMatrix: AffineMatrix
  private let resting: LabelAppearance
  private let raised: LabelAppearance

  init(_ keyframes: KeyframeSequence) {
    transition = keyframes.transition
    raisedMatrix = keyframes.placement.matrix(
      labelWidth: keyframes.labelWidth,
      alignment: keyframes.alignment,
      direction: keyframes.direction
    )
    resting = keyframes.resting
    raised = keyframes.raised
  }

  /// The keyframe at an instant, for which the curve has a value.
  @inline(__always)
  func keyframe(time: Double, offset: Double, eased: Double) -> Keyframe {
    let progress =
      switch transition {
      case .raise: eased
      case .lower: 1 - eased
      }
    return Keyframe(
      time: time,
      offset: offset,
      progress: progress,
      matrix: .identity.interpolated(to: raisedMatrix, at: progress.asProgress),
      appearance: resting.interpolated(to: raised, at: progress)
    )
  }
}
