import FloatingLabel
@_spi(Driver) import UIKit

/// A field in a window, laid out, of which nothing has been recorded yet.
///
/// In the double's fonts a character is half as wide as the font is high, and a line 1.2 times as high,
/// rounded. So the label “E-mail” is 48 × 19.
@MainActor
struct Stage {
  let window: UIWindow
  let field: FloatingLabelField

  init(
    _ traits: UITraitCollection = UITraitCollection(),
    setUp: (FloatingLabelField) -> Void = { _ in }
  ) {
    window = Stage.window(traits)
    field = FloatingLabelField(frame: Stage.frame)
    field.labelText = "E-mail"
    setUp(field)
    window.addSubview(field)
    turn()
    RecordedAnimation.all = []
  }

  static let frame = CGRect(x: 10, y: 10, width: 300, height: 60)

  static func window(_ traits: UITraitCollection = UITraitCollection()) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.setTraits(traits)
    UIAccessibility.reducesMotion = false
    UITextField.tellsDelegateFirst = true
    UIViewPropertyAnimator.partWhenStopped = 0.5
    RecordedAnimation.all = []
    return window
  }

  var label: UILabel { field.label }
  var textField: UITextField { field.textField }
  var trailingLabel: UILabel { field.trailingLabel }

  /// Ends a turn of the run loop, with which UIKit lays out what needs it.
  func turn() {
    window.layoutIfNeeded()
  }

  /// Lets what is running come to its end.
  func settle() {
    turn()
    UIViewPropertyAnimator.finishRunning()
    RecordedAnimation.all = []
  }

  func focus() {
    textField.becomeFirstResponder()
    turn()
  }

  func blur() {
    textField.resignFirstResponder()
    turn()
  }

  func type(_ text: String) {
    textField.type(text)
    turn()
  }

  /// Whether the label is laid out, transformed and drawn as at one end of its way.
  func isLabel(at end: LabelMotion.End) -> Bool {
    let layout = field.model.layout
    let frame = layout.untransformedLabelFrame(progress: end.progress)
    let configuration = field.configuration
    return label.transform == CGAffineTransform(layout.matrix(progress: end.progress))
      && label.bounds == CGRect(LayoutRect(origin: .zero, size: frame.size))
      && label.center == CGPoint(x: frame.midX, y: frame.midY)
      && label.textColor
        == (end == .raised ? configuration.raisedColor : configuration.restingColor)
      && label.font?.weight
        == (end == .raised ? configuration.raisedFont : configuration.restingFont).weight
  }

  var isRaised: Bool { isLabel(at: .raised) && label.transform != .identity }
  var isResting: Bool { isLabel(at: .resting) && label.transform == .identity }

  var animations: [RecordedAnimation] { RecordedAnimation.all }

  var animators: [RecordedAnimation] {
    animations.filter { if case .animator = $0.kind { true } else { false } }
  }

  var transitions: [RecordedAnimation] {
    animations.filter { if case .transition = $0.kind { true } else { false } }
  }
}

extension UITraitCollection {
  convenience init(_ category: UIContentSizeCategory) {
    self.init(preferredContentSizeCategory: category, layoutDirection: .leftToRight)
  }

  static var rightToLeft: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: .large, layoutDirection: .rightToLeft)
  }
}

func isClose(_ number: CGFloat, _ expected: CGFloat) -> Bool { abs(number - expected) < 1e-9 }

/// Whether a transform scales both axes alike and shifts, by the given numbers.
func isTransform(_ transform: CGAffineTransform, _ scale: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  -> Bool
{
  isClose(transform.a, scale) && isClose(transform.d, scale) && transform.b == 0
    && transform.c == 0 && isClose(transform.tx, tx) && isClose(transform.ty, ty)
}
