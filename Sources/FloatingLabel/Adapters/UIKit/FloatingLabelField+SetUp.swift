#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    // A label that is stopped and started anew is what an animator does to one that is sent back.
    static var initialModel: FloatingLabelModel {
      FloatingLabelModel(
        state: LabelState(hasLabel: false),
        layout: FieldLayout(labelSize: .zero),
        interruption: .restart,
        isOnScreen: false
      )
    }

    func setUp(_ textField: ObservedTextField) {
      for view in [textField, label, line, trailingLabel] {
        addSubview(view)
        // A touch anywhere is meant for the text field.
        view.isUserInteractionEnabled = view === textField
      }
      // Both are read with the text field: as its name and as a part of its value.
      label.isAccessibilityElement = false
      trailingLabel.isAccessibilityElement = false
      observe(textField)
      observeTraits()
      applyConfiguration()
    }

    private func observe(_ textField: ObservedTextField) {
      textField.addAction(
        UIAction { [weak self] _ in self?.didBeginEditing() },
        for: .editingDidBegin
      )
      textField.addAction(
        UIAction { [weak self] _ in self?.contentMayHaveChanged(animated: true) },
        for: .editingChanged
      )
      textField.addAction(
        UIAction { [weak self] _ in self?.didEndEditing() },
        for: .editingDidEnd
      )
      textField.onChangeInCode = { [weak self] in
        guard let self else { return }
        contentMayHaveChanged(animated: settingAnimated)
      }
      textField.onEnabledChange = { [weak self] in self?.enabledDidChange($0) }
    }

    private func observeTraits() {
      guard #available(iOS 17, tvOS 17, *) else { return }
      registerForTraitChanges(
        [UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]
      ) { (field: FloatingLabelField, _: UITraitCollection) in
        field.applyConfiguration()
      }
    }
  }
#endif
