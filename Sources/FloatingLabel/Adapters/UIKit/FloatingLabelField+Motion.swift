#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    /// Sends the label from where it is seen to where it belongs, and lets font and colour dissolve.
    func animateLabel(from now: Double) {
      stopAnimator()
      let timing = model.motion.timing
      let animator = UIViewPropertyAnimator(
        duration: timing.duration,
        timingParameters: timing.easing.isCubicForUIKit
          ? UICubicTimingParameters(timing.easing) : UICubicTimingParameters(.linear)
      )
      animator.addAnimations { [weak self] in
        guard let self else { return }
        if timing.easing.isCubicForUIKit {
          placeLabel(progress: model.motion.target.progress)
        } else {
          addKeyframes(from: now)
        }
      }
      animator.startAnimation()
      self.animator = animator
      UIView.transition(
        with: label,
        duration: timing.duration,
        options: [.transitionCrossDissolve, .allowUserInteraction, .beginFromCurrentState],
        animations: { [weak self] in self?.drawLabel() }
      )
    }

    /// Puts the label where it belongs.
    func moveLabelAtOnce() {
      stopAnimator()
      UIView.performWithoutAnimation {
        drawLabel()
        placeLabel(progress: model.motion.target.progress)
      }
    }

    // Without finishing, an animator leaves the label where it is seen, for the next one to go on from.
    private func stopAnimator() {
      if let animator, animator.state == .active { animator.stopAnimation(true) }
      animator = nil
    }

    // An animator's own curve stays between its ends, so that one that overshoots is drawn by points.
    private func addKeyframes(from now: Double) {
      let duration = model.motion.timing.duration
      // A way of days has no more points than one of ten seconds.
      let count = Int((duration * 60).limited(to: 1...600, orIfNaN: 1).rounded(.up))
      UIView.animateKeyframes(
        withDuration: 0,
        delay: 0,
        animations: { [weak self] in
          for index in 1...count {
            let end = Double(index) / Double(count)
            UIView.addKeyframe(
              withRelativeStartTime: Double(index - 1) / Double(count),
              relativeDuration: 1 / Double(count)
            ) {
              guard let self else { return }
              let isLast = index == count
              let progress = self.model.motion.progress(at: now + duration * end)
              self.placeLabel(progress: isLast ? self.model.motion.target.progress : progress)
            }
          }
        }
      )
    }
  }

  extension UnitBezier {
    // UIKit asks for control points in the unit square.
    fileprivate var isCubicForUIKit: Bool { (0...1).contains(y1) && (0...1).contains(y2) }
  }

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension UICubicTimingParameters {
    fileprivate convenience init(_ easing: UnitBezier) {
      self.init(
        controlPoint1: CGPoint(x: easing.x1, y: easing.y1),
        controlPoint2: CGPoint(x: easing.x2, y: easing.y2)
      )
    }
  }
#endif
