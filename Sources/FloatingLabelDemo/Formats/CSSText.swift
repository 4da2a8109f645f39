import FloatingLabel

/// Matrices and colours as CSS writes them.
struct CSSText {
  let rounding: DecimalRounding

  func matrix(_ matrix: AffineMatrix) -> String {
    let entries = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "matrix(\(entries.map(rounding.text).joined(separator: ", ")))"
  }

  func color(_ color: LabelColor) -> String {
    let components = [color.red, color.green, color.blue].map { rounding.text($0 * 255) }
    let alpha = color.alpha == 1 ? "" : " / \(rounding.text(color.alpha))"
    return "rgb(\(components.joined(separator: " "))\(alpha))"
  }
}
