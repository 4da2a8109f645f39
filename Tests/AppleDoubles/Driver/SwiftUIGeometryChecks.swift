import FloatingLabel
import SwiftUI

@MainActor
func checkSwiftUIGeometry() {
  for isRightToLeft in [false, true] {
    for placement in [RaisedPlacement.standard, .flush] {
      for alignment in LabelAlignment.allCases {
        for label in ["Amount", "A label that is longer than all the room there is"] {
          for text in ["", "12.50", String(repeating: "1", count: 50)] {
            for progress in [nil, 0.4, 1.1] {
              let drawn = DrawnField(
                label: label,
                text: text,
                placement: placement,
                alignment: alignment,
                isRightToLeft: isRightToLeft,
                progress: progress
              )
              check("SwiftUI: the label of \(drawn)", drawn.labelIsRight)
              check("SwiftUI: the line of \(drawn)", drawn.lineIsRight)
              check("SwiftUI: the text of \(drawn)", drawn.textIsRight)
            }
          }
        }
      }
    }
  }
}

@MainActor
func checkSwiftUISizes() {
  let host = SwiftUIHost(FloatingLabelTextField("Amount", text: .constant("")))
  func size(_ width: CGFloat?) -> CGSize {
    SwiftUIDrawing(isRightToLeft: false)
      .size(of: host.node, in: ProposedViewSize(width: width, height: nil))
  }
  check(
    "SwiftUI: a field takes the width that it is offered",
    size(300) == CGSize(width: 300, height: 16 + 25 + 8 + 2)
  )
  check("SwiftUI: however much", size(.infinity) == CGSize(width: CGFloat.infinity, height: 51))
  check("SwiftUI: or little", size(0) == CGSize(width: 0, height: 51))
  check("SwiftUI: and by itself what label or text want", size(nil).width == 16 + 48 + 16)
  host.environment._textScale = 2
  check("SwiftUI: insets scale with the text size", size(300).height == 32 + 25 + 16 + 2)
}

/// A field with both labels, drawn, and where its parts should be.
///
/// The text size is half as large again. So the resting label's font is 24 points high, and the insets
/// are 15, 24 and 24.
@MainActor
private struct DrawnField: CustomStringConvertible {
  let description: String
  let labelIsRight: Bool
  let lineIsRight: Bool
  let textIsRight: Bool

  init(
    label: String,
    text: String,
    placement: RaisedPlacement,
    alignment: LabelAlignment,
    isRightToLeft: Bool,
    progress: Double?
  ) {
    var style = FloatingLabelStyle(
      raised: LabelAppearance(fontSize: 16, fontWeight: 400, color: .blue)
    )
    style.layout.placement = placement
    style.layout.alignment = alignment
    style.layout.leadingInset = 10
    let host = SwiftUIHost(
      FloatingLabelTextField(label, text: .constant(text), trailingLabel: "EUR")
        .floatingLabelStyle(style)
    )
    host.environment._textScale = 1.5
    host.environment._progress = progress
    let drawing = SwiftUIDrawing(isRightToLeft: isRightToLeft)
    let items = drawing.items(of: host.node, at: CGPoint(x: 11, y: 13), width: 300)

    let layout = FieldLayout(
      labelSize: LayoutSize(width: Double(label.count) * 12, height: 30),
      containerWidth: 300,
      textHeight: 25,
      leadingInset: 15,
      trailingInset: 24,
      topInset: 24,
      lineGap: 12,
      placement: RaisedPlacement(placement.order, rise: 36),
      alignment: alignment,
      direction: isRightToLeft ? .rightToLeft : .leftToRight
    )
    let state = LabelState(content: text.isEmpty ? [] : .text)
    let model = FloatingLabelModel(state: state, layout: layout)
    let frames = model.trailingLabelFrames(
      text: Double(text.count) * 10,
      label: 30,
      spacing: 10
    )
    let shown = items.filter { $0.text == label }
    let trailing = items.first { $0.text == "EUR" }
    let textField = items.first { $0.name == "TextField" }
    let line = items.last { $0.name == "Color" }
    let way = progress.map { "at \($0)" } ?? "at its end"
    description =
      "\(text.count) under \(label.count) characters, \(alignment) \(layout.direction) \(way)"
    labelIsRight =
      shown.count == 1
      && isAt(shown.first, layout.labelFrame(progress: progress ?? (text.isEmpty ? 0 : 1)))
    lineIsRight = isAt(line, layout.lineFrame)
    textIsRight =
      isAt(textField, span: frames.field)
      && (frames.label == nil) == (trailing?.opacity == 0)
      && (frames.label.map { isAt(trailing, span: $0) } ?? true)
  }
}

@MainActor
private func isAt(_ item: SwiftUIDrawing.Item?, span: LayoutSpan) -> Bool {
  isAt(item, LayoutRect(x: span.x, y: 24, width: span.width, height: 25))
}

@MainActor
private func isAt(_ item: SwiftUIDrawing.Item?, _ rect: LayoutRect) -> Bool {
  guard let frame = item?.frame else { return false }
  return abs(Double(frame.minX) - 11 - rect.minX) < 1e-9
    && abs(Double(frame.minY) - 13 - rect.minY) < 1e-9
    && abs(Double(frame.width) - rect.size.width) < 1e-9
    && abs(Double(frame.height) - rect.size.height) < 1e-9
}
