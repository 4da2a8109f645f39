/// A line of text that can be edited.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor
open class UITextField: UIControl {
  // `nil` stands for no marked text.
  var marked: UITextRange?
  var plainText = ""
  var styledText: NSAttributedString?

  public internal(set) var isEditing = false
  open weak var delegate: (any UITextFieldDelegate)?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var textAlignment = NSTextAlignment.natural

  // UIKit flattens the attributes of the text when one of these is set.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17, weight: .regular) {
    didSet { styledText = nil }
  }

  open var textColor: UIColor? = .label {
    didSet { styledText = nil }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  // UIKit gives an empty text for one that was set to `nil`.
  open var text: String? {
    get { plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      marked = nil
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      if let styledText { return styledText }
      guard let font, let textColor else { return NSAttributedString(string: plainText) }
      return NSAttributedString(
        string: plainText,
        attributes: [.font: font, .foregroundColor: textColor]
      )
    }
    set {
      plainText = newValue?.string ?? ""
      styledText = newValue
      marked = nil
    }
  }

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedPlaceholder: NSAttributedString?

  open var markedTextRange: UITextRange? { marked }

  open override var intrinsicContentSize: CGSize {
    font?.size(of: plainText.isEmpty ? placeholder ?? "" : plainText) ?? .zero
  }

  open override var canBecomeFirstResponder: Bool {
    precondition(window != nil, "Undefined outside the view hierarchy.")
    return isEnabled
  }

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing() }
}
