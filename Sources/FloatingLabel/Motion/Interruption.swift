/// How a label that is moving goes on when it is sent the other way.
///
/// It never jumps: with any of them, the progress just after the turn is that just before it, here s.
/// D is the duration of the timing, `curve` its easing, t the time and tᵢ the time of a turn.
public enum Interruption: Hashable, Sendable, CaseIterable {
  /// Every leg runs its full duration, and what is left of all of them adds up.
  ///
  ///     p(t) = target + Σ (fromᵢ − toᵢ) · (1 − curve((t − tᵢ) / D))
  ///
  /// This is the additive model of UIKit's animations, on the progress. Where the curve starts and
  /// ends flat, the velocity has no jump, either. With ease-in-out and D = 0.15 s, raised at 0 s and
  /// lowered at 0.075 s, half way up, the label still gains a little before it falls: its progress is
  /// 0.741676… at 0.1125 s.
  ///
  /// At most eight legs are in flight; a further turn starts one leg from s in their place.
  case blend

  /// The curve starts anew from s, and takes as much less time as there is less way to go.
  ///
  ///     p(t) = s + (target − s) · curve((t − tᵢ) / d),   d = D · min(1, |s − target|)
  ///
  /// This is what CSS Transitions Level 1 calls faster reversing, where its factor is in 0…1. With
  /// `ease` and D = 1 s, raised at 0 s and turned at 0.4 s, s is 0.68254051 and the way back takes
  /// 0.68254051 s; turned again 0.2 s later, s is 0.3416506, and 0.65834936 s are left.
  case shorten

  /// The label goes back the way it came, as fast as it came.
  ///
  ///     p(t) = from + (to − from) · curve(φ),   φ = φᵢ ± (t − tᵢ) / D
  ///
  /// A fresh leg goes from one end to the other, and φ from 0 to 1; a turn makes φ fall, and another
  /// one rise again. Raised at 0 s and turned at 0.05 s with D = 0.15 s, the label is at rest again at
  /// 0.1 s, and its progress at 0.075 s is that at 0.025 s.
  case retrace

  /// The curve starts anew from s and takes its full duration.
  ///
  ///     p(t) = s + (target − s) · curve((t − tᵢ) / D)
  ///
  /// With ease-in-out and D = 0.15 s, raised at 0 s and lowered at 0.075 s, s is 0.5; the label is
  /// half way down, at 0.25, at 0.15 s and at rest at 0.225 s.
  case restart
}
