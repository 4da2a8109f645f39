import FloatingLabel
import SwiftUI

@MainActor
func checkSwiftUIFieldMotion() async {
  let text = State(wrappedValue: "")
  let field = FloatingLabelTextField("Amount", text: text.projectedValue)
  let host = SwiftUIHost(field)
  text.wrappedValue = "prefilled"
  check("SwiftUI: nothing animates before the field appears", host.animations(of: true) == [nil])
  text.wrappedValue = ""
  await host.appear()
  let standard = Animation.timingCurve(0.42, 0, 0.58, 1, duration: 0.15)
  check(
    "SwiftUI: then the label moves by the curve, and the line by the focus",
    host.animations(of: false) == [standard, standard]
  )
  host.focus(true)
  check(
    "SwiftUI: as what is watched changes",
    host.animations(of: true) == [standard, standard]
  )
  host.environment._accessibilityReduceMotion = true
  check("SwiftUI: Reduce Motion animates nothing", host.animations(of: true) == [nil, nil])
  host.environment._accessibilityReduceMotion = false

  guard let uneven = UnitBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4) else { return }
  func styled(_ timing: LabelTiming) -> SwiftUIHost<some View> {
    SwiftUIHost(field.floatingLabelStyle(FloatingLabelStyle(timing: timing)))
  }
  check(
    "SwiftUI: the timing can be set",
    styled(LabelTiming(duration: 2, easing: uneven)).animations(of: true).first
      == Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 2)
  )
  check(
    "SwiftUI: without a duration nothing animates",
    styled(LabelTiming(duration: 0)).animations(of: true) == [nil, nil]
  )
  host.disappear()
  check("SwiftUI: nor off screen", host.animations(of: true) == [nil, nil])
  await host.appear()
  check("SwiftUI: on screen again it does", host.animations(of: true) == [standard, standard])
}

@MainActor
func checkSwiftUIAppearance() {
  let style = FloatingLabelStyle(
    resting: LabelAppearance(fontSize: 20, fontWeight: 700, color: .gray),
    raised: LabelAppearance(fontSize: 10, fontWeight: 300, color: .blue),
    line: LabelColor(red: 1, green: 0, blue: 0, alpha: 0.5),
    focusedLine: LabelColor(red: 0, green: 1, blue: 0)
  )
  let host = SwiftUIHost(
    FloatingLabelTextField("Amount", text: .constant("")).floatingLabelStyle(style)
  )
  func items() -> [SwiftUIDrawing.Item] {
    SwiftUIDrawing(isRightToLeft: false).items(of: host.node, width: 300)
  }
  func label() -> SwiftUIDrawing.Item? { items().first { $0.text == "Amount" } }
  func line() -> Color? { items().last { $0.name == "Color" }?.style as? Color }

  check("SwiftUI: the resting font", label()?.font == .system(size: 20, weight: .bold))
  check(
    "SwiftUI: the resting colour",
    label()?.style as? Color == Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
  )
  check("SwiftUI: the line", line() == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5))
  host.focus(true)
  check("SwiftUI: the raised font", label()?.font == .system(size: 10, weight: .light))
  check(
    "SwiftUI: the raised colour",
    label()?.style as? Color == Color(red: 0, green: 122 / 255, blue: 1)
  )
  check("SwiftUI: the focused line", line() == Color(red: 0, green: 1, blue: 0))
  host.environment._progress = 0.5
  check("SwiftUI: the font between", label()?.font == .system(size: 15, weight: .medium))
  check(
    "SwiftUI: the colour between",
    label()?.style as? Color == color(LabelColor.gray.interpolated(to: .blue, at: 0.5))
  )
  host.environment._textScale = 2
  check("SwiftUI: fonts scale with the text size", label()?.font?._size == 30)
}

@MainActor
func checkSwiftUIWeights() {
  let weights: [(Double, Font.Weight)] = [
    (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (449, .regular),
    (451, .medium), (500, .medium), (600, .semibold), (700, .bold), (800, .heavy), (900, .black),
  ]
  for (number, weight) in weights {
    let resting = LabelAppearance(fontSize: 16, fontWeight: number, color: .gray)
    let host = SwiftUIHost(
      FloatingLabelTextField("Amount", text: .constant(""))
        .floatingLabelStyle(FloatingLabelStyle(resting: resting))
    )
    let fonts = host.node.all("font").compactMap { $0.value as? Font }
    check("SwiftUI: the weight \(number)", fonts.allSatisfy { $0._weight == weight })
  }
}

private func color(_ color: LabelColor) -> Color {
  Color(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
}
