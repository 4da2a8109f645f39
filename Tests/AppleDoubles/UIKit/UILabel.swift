/// A text that can't be edited.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  // Implicitly unwrapped in UIKit: `nil` resets it.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17, weight: .regular) {
    didSet {
      record(.font, from: .font(oldValue), to: .font(font))
      invalidateIntrinsicContentSize()
    }
  }

  open var textColor: UIColor? = .label {
    didSet { record(.textColor, from: .color(oldValue), to: .color(textColor)) }
  }

  open var textAlignment = NSTextAlignment.natural

  open override var intrinsicContentSize: CGSize { font?.size(of: text ?? "") ?? .zero }
}
