#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A text field with a floating label, a line, and a label that may trail the text.
  ///
  ///     let email = FloatingLabelField()
  ///     email.labelText = "E-mail"
  ///     email.trailingText = "@example.com"
  ///     email.textField.delegate = self
  ///
  /// It listens to its ``textField`` by control events and leaves the delegate to you. Where the label
  /// is follows from what happened, never from what is about to: a delegate that refuses to begin or to
  /// end editing moves nothing.
  ///
  /// Frames come from ``FieldLayout`` and ``TrailingLabelLayout``, the rest from
  /// ``FloatingLabelModel``. Nothing animates until the field has been laid out in a window. Assistive
  /// technology finds one element, the text field, with the label as its name.
  @available(iOS 15, tvOS 15, visionOS 1, *)
  @MainActor
  open class FloatingLabelField: UIView {
    /// The text field.
    ///
    /// Set its delegate, keyboard, content type and tint as you like; its frame, font, colour,
    /// alignment, placeholder, and its label, value and hint for assistive technology are set from here.
    public let textField: UITextField

    /// The floating label, with ``labelText`` as its text.
    public let label = UILabel()

    /// The line under the text.
    public let line = UIView()

    /// The label after the text, with ``trailingText`` as its text.
    public let trailingLabel = UILabel()

    /// What is known of the field, and where its label belongs.
    ///
    /// Times are those of `ProcessInfo.systemUptime`. Fonts and colours are in ``configuration``, not in
    /// here.
    public internal(set) var model = FloatingLabelField.initialModel

    /// Measures, fonts, colours, placement and timing.
    ///
    /// A change shows at once, but for the label that a new behaviour sends to its other end.
    public var configuration = Configuration() {
      didSet { if configuration != oldValue { applyConfiguration() } }
    }

    /// The text of the floating label, or `nil` for a field without one.
    ///
    /// The label comes and goes at once.
    public var labelText: String? {
      didSet { labelTextDidChange() }
    }

    /// The text that stands for an empty one, shown while no label rests over the field.
    public var placeholder: String? {
      didSet { showState() }
    }

    /// The text of the trailing label, or `nil` for a field without one.
    ///
    /// The text field ends before the place of a label that is pinned. What the text field shows at its
    /// own end, such as a clear button, is not made room for.
    public var trailingText: String? {
      didSet { trailingTextDidChange() }
    }

    var animator: UIViewPropertyAnimator?

    // Whether the text that is being set in code may take the label along slowly.
    var settingAnimated = false

    // Measures the label in its resting font while the one on screen has another.
    let measuringLabel = UILabel()

    // What the text is drawn with. Setting it on the text field again would flatten attributed text.
    var textStyle: TextStyle?

    /// Creates a field with the default configuration.
    ///
    /// - Parameter frame: The frame.
    public override init(frame: CGRect) {
      let textField = ObservedTextField(frame: .zero)
      self.textField = textField
      super.init(frame: frame)
      setUp(textField)
    }

    /// Creates a field from an archive, with the default configuration.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
      let textField = ObservedTextField(frame: .zero)
      self.textField = textField
      super.init(coder: coder)
      setUp(textField)
    }

    /// Lays the field out by its measurements; what is moving goes on to its new place.
    open override func layoutSubviews() {
      super.layoutSubviews()
      if model.isOnScreen {
        layOut()
      } else {
        // The first layout moves everything from nowhere, which must not be seen even if the field
        // comes in along with an animation.
        UIView.performWithoutAnimation { layOut() }
        model.isOnScreen = window != nil
      }
    }

    /// Ends what is moving; until the next layout in a window, nothing animates.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      model.isOnScreen = false
      // Editing may have been ended by force, or by a view controller that left with it.
      handle(textField.isEditing ? .beganEditing : .endedEditing)
      setNeedsLayout()
    }

    /// Leaves touches beside the text to the text field, for it is lower than a finger is wide.
    ///
    /// - Parameters:
    ///   - point: The place of the touch.
    ///   - event: The touch.
    /// - Returns: The text field instead of this view.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self && textField.isUserInteractionEnabled ? textField : view
    }

    /// The height that the field needs; any width will do.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(measuredLayout.height))
    }

    /// Returns the given width and the height that the field needs.
    ///
    /// - Parameter size: The size to fit in.
    /// - Returns: The size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// Which side is the leading one, if not that of the language; also of the text field.
    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { semanticContentAttributeDidChange() }
    }

    #if !os(visionOS)
      /// Follows the text size and the language on systems before iOS 17 and tvOS 17.
      ///
      /// - Parameter previousTraitCollection: What was before.
      open override func traitCollectionDidChange(
        _ previousTraitCollection: UITraitCollection?
      ) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17, tvOS 17) { applyConfiguration() }
      }
    #endif

    /// Whether the text field can have the focus of the keyboard.
    open override var canBecomeFirstResponder: Bool { textField.canBecomeFirstResponder }

    /// Whether the text field has the focus of the keyboard.
    open override var isFirstResponder: Bool { textField.isFirstResponder }

    /// Begins editing.
    ///
    /// - Returns: Whether the text field could begin.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { textField.becomeFirstResponder() }

    /// Ends editing.
    ///
    /// - Returns: Whether the text field could end.
    @discardableResult
    open override func resignFirstResponder() -> Bool { textField.resignFirstResponder() }
  }
#endif
