#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    /// Tells the model what happened, and shows what became of it.
    func handle(_ event: LabelState.Event, animated: Bool = true) {
      // A way begins where the label belongs by what is measured now.
      if model.isOnScreen { layoutIfNeeded() }
      model.reducesMotion = UIAccessibility.isReduceMotionEnabled
      let now = ProcessInfo.processInfo.systemUptime
      let transition = model.handle(event, at: now, animated: animated)
      showState()
      if model.motion.settlingTime == nil {
        moveLabelAtOnce()
      } else if transition != nil {
        animateLabel(from: now)
      }
    }

    // The text may have been written while editing began, of which there is no event.
    func didBeginEditing() {
      contentMayHaveChanged(animated: true)
      handle(.beganEditing)
    }

    // The end of editing commits what is being composed, of which there is no event, either.
    func didEndEditing() {
      contentMayHaveChanged(animated: true)
      handle(.endedEditing)
    }

    func contentMayHaveChanged(animated: Bool) {
      let content = model.state.content
        .setting(.text, to: textField.text?.isEmpty == false)
        .setting(.markedText, to: textField.markedTextRange != nil)
      if content == model.state.content {
        // Another text moves only what trails it. Above all it doesn't end a motion: a text that is
        // formatted while it is typed is set in code.
        showState()
      } else {
        handle(.contentChanged(content), animated: animated)
      }
    }

    func enabledDidChange(_ isEnabled: Bool) {
      handle(.enabledChanged(isEnabled))
      if !isEnabled {
        if textField.isEditing { textField.resignFirstResponder() }
      } else if textField.isEditing {
        // A delegate refused to end editing when the field was disabled, so it goes on.
        handle(.beganEditing)
      }
    }

    func labelTextDidChange() {
      label.text = labelText
      measuringLabel.text = labelText
      invalidateIntrinsicContentSize()
      let hasLabel = labelText?.isEmpty == false
      if hasLabel == model.state.hasLabel {
        showState()
      } else {
        handle(.labelPresenceChanged(hasLabel), animated: false)
      }
    }

    func trailingTextDidChange() {
      trailingLabel.text = trailingText
      showState()
    }

    func semanticContentAttributeDidChange() {
      textField.semanticContentAttribute = semanticContentAttribute
      applyConfiguration()
    }
  }
#endif
