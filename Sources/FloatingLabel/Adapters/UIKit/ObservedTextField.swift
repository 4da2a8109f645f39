#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A text field that tells when it is changed in code, of which there is no control event.
  @available(iOS 15, tvOS 15, visionOS 1, *)
  @MainActor
  final class ObservedTextField: UITextField {
    var onChangeInCode: (() -> Void)?
    var onEnabledChange: ((Bool) -> Void)?

    override var text: String? {
      didSet { onChangeInCode?() }
    }

    override var attributedText: NSAttributedString? {
      didSet { onChangeInCode?() }
    }

    override var isSecureTextEntry: Bool {
      didSet { onChangeInCode?() }
    }

    override var isEnabled: Bool {
      didSet { if isEnabled != oldValue { onEnabledChange?(isEnabled) } }
    }
  }
#endif
