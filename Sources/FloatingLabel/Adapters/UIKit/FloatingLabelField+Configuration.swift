#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 15, tvOS 15, visionOS 1, *)
  extension FloatingLabelField {
    /// How a field is laid out, drawn and moved.
    ///
    /// Lengths are points. They and the fonts are those at the default text size and scale with Dynamic
    /// Type, but for the height of the line; ``scalesWithTextSize`` says otherwise. What
    /// ``FieldLayout`` and ``TrailingLabelLayout`` say of lengths that are negative or not finite holds
    /// here, too.
    public struct Configuration: Hashable {
      /// When the label is up.
      public var behavior = LabelBehavior.automatic

      /// Duration and curve of the label's way.
      public var timing = LabelTiming.standard

      /// Where the raised label stands.
      public var placement = RaisedPlacement.standard

      /// Where the resting label and the text stand.
      public var alignment = LabelAlignment.leading

      /// The distance of text, label and line from the leading edge.
      public var leadingInset = 16.0

      /// The distance of text, label and line from the trailing edge.
      public var trailingInset = 16.0

      /// The distance of the text from the top.
      ///
      /// With the default placement and a label 20 points high it takes 17.2 for the raised label to
      /// stay inside the field.
      public var topInset = 16.0

      /// The distance of the line from the text.
      public var lineGap = 8.0

      /// The height of the line, which doesn't scale.
      public var lineHeight = 2.0

      /// Whether the trailing label hides while the field is empty, instead of following the placeholder.
      public var hidesTrailingLabelWhenEmpty = false

      /// The font of the resting label.
      public var restingFont = UIFont.systemFont(ofSize: 16, weight: .medium)

      /// The font of the raised label, which its scale makes smaller still: 12 points are drawn as 9.6.
      public var raisedFont = UIFont.systemFont(ofSize: 12, weight: .regular)

      /// The font of the text and of the placeholder.
      public var textFont = UIFont.systemFont(ofSize: 16, weight: .regular)

      /// The font of the trailing label.
      public var trailingLabelFont = UIFont.systemFont(ofSize: 16, weight: .regular)

      /// Whether lengths and fonts scale with Dynamic Type.
      ///
      /// UIKit raises an exception for a font that is scaled already, such as one for a text style: with
      /// such fonts, turn this off, and set them anew when the text size changes.
      public var scalesWithTextSize = true

      /// The colour of the resting label.
      public var restingColor = UIColor(LabelColor.gray)

      /// The colour of the raised label.
      public var raisedColor = UIColor(LabelColor.blue)

      /// The colour of the text.
      public var textColor = UIColor.label

      /// The colour of the placeholder.
      public var placeholderColor = UIColor.placeholderText

      /// The colour of the trailing label.
      public var trailingLabelColor = UIColor.secondaryLabel

      /// The colour of the line while the field is not focused.
      public var lineColor = UIColor(LabelColor.gray)

      /// The colour of the line while the field is focused.
      public var focusedLineColor = UIColor(LabelColor.blue)

      /// Creates the default configuration.
      public init() {}
    }
  }

  extension UIColor {
    /// Creates the colour with the same sRGB components.
    ///
    /// - Parameter color: The colour.
    public convenience init(_ color: LabelColor) {
      self.init(
        red: CGFloat(color.red),
        green: CGFloat(color.green),
        blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha)
      )
    }
  }
#endif
