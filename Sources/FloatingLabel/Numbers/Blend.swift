/// Four numbers on their way, each as `Double.blend` has it.
struct Blend: Sendable {
  // A number that stays, with 0 for one that changes, and the ends of one that changes, with 0 for one
  // that stays.
  let stay, from, to: SIMD4<Double>

  init(from: SIMD4<Double>, to: SIMD4<Double>) {
    let stays = from .== to
    stay = SIMD4.zero.replacing(with: from, where: stays)
    self.from = from.replacing(with: 0, where: stays)
    self.to = to.replacing(with: 0, where: stays)
  }

  @inline(__always)
  func value(at progress: SIMD4<Double>) -> SIMD4<Double> {
    stay + (from * (1 - progress) + to * progress)
  }
}
