import FloatingLabel

/// A field with a label after its text, drawn with characters one point wide.
func draw(_ text: String, placeholder: String, label: String, in layout: TrailingLabelLayout) {
  let frames = layout.frames(
    container: 30,
    text: Double(text.count),
    placeholder: Double(placeholder.count),
    label: Double(label.count)
  )
  var row = Array(repeating: Character(" "), count: 30)
  func put(_ string: String, _ span: LayoutSpan) {
    for (index, character) in string.suffix(Int(span.width)).enumerated() {
      row[Int(span.x) + index] = character
    }
  }
  put(text.isEmpty ? placeholder : text, frames.text)
  if let span = frames.label { put(label, span) }
  print("│\(String(row))│" + (frames.isPinned ? " pinned" : ""))
}

let email = TrailingLabelLayout(spacing: 1)
draw("", placeholder: "name", label: "@example.com", in: email)
draw("anna", placeholder: "name", label: "@example.com", in: email)
draw("anna.isabella.schmidt", placeholder: "name", label: "@example.com", in: email)

let amount = TrailingLabelLayout(spacing: 1, alignment: .trailing, hidesLabelWhenEmpty: true)
draw("", placeholder: "0.00", label: "EUR", in: amount)
draw("12.50", placeholder: "0.00", label: "EUR", in: amount)
