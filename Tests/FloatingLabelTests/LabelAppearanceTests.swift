import FloatingLabel
import Testing

@Suite struct LabelAppearanceTests {
  static let clear = LabelColor(red: 0, green: 0, blue: 0, alpha: 0)

  @Test func `the defaults are those of the design`() {
    #expect(LabelAppearance.resting.fontSize == 16 && LabelAppearance.raised.fontSize == 12)
    #expect(LabelAppearance.resting.fontWeight == 500 && LabelAppearance.raised.fontWeight == 400)
    #expect(
      LabelAppearance.resting.color
        == LabelColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
    )
    #expect(LabelAppearance.raised.color == LabelColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  @Test func `half way everything is half way`() {
    let half = LabelAppearance.resting.interpolated(to: .raised, at: 0.5)
    #expect(half.fontSize == 14 && half.fontWeight == 450)
    expect(half.color.red, near: 71 / 255, within: 1e-15)
    expect(half.color.green, near: 132 / 255, within: 1e-15)
    expect(half.color.blue, near: 201 / 255, within: 1e-15)
    #expect(half.color.alpha == 1)
  }

  @Test(arguments: [-1, -0.1, 0, 1, 1.1, 9])
  func `the blend is limited to its ends, which are exact`(progress: Double) {
    let start = LabelAppearance(
      fontSize: 15.3,
      fontWeight: 333,
      color: LabelColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)
    )
    let end = LabelAppearance(
      fontSize: 11.1,
      fontWeight: 777,
      color: LabelColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 0.3)
    )
    #expect(start.interpolated(to: end, at: progress) == (progress <= 0 ? start : end))
  }

  @Test func `a fade from transparent black has no dark fringe`() {
    for step in 1..<100 {
      let color = Self.clear.interpolated(to: .blue, at: Double(step) / 100)
      expect(color.red, near: LabelColor.blue.red, within: 1e-15)
      expect(color.green, near: LabelColor.blue.green, within: 1e-15)
      expect(color.blue, near: LabelColor.blue.blue, within: 1e-15)
      expect(color.alpha, near: Double(step) / 100, within: 1e-15)
    }
  }

  @Test func `colours mix by their opacity`() {
    let red = LabelColor(red: 1, green: 0, blue: 0, alpha: 0.75)
    let green = LabelColor(red: 0, green: 1, blue: 0, alpha: 0.25)
    let mixed = red.interpolated(to: green, at: 0.5)
    #expect(mixed == LabelColor(red: 0.75, green: 0.25, blue: 0, alpha: 0.5))
  }

  @Test func `between two transparent colours everything stays defined`() {
    let white = LabelColor(red: 1, green: 1, blue: 1, alpha: 0)
    let mixed = Self.clear.interpolated(to: white, at: 0.25)
    #expect(mixed == LabelColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0))
  }

  @Test(arguments: [-9, -0.1, 0, 1, 1.1, 9, .nan])
  func `a blend of colours is limited to its ends, which are exact`(progress: Double) {
    let colors = [
      LabelColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7),
      LabelColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 0.3),
      Self.clear,
      LabelColor(red: 1, green: 1, blue: 1, alpha: 0),
    ]
    for start in colors {
      for end in colors {
        #expect(start.interpolated(to: end, at: progress) == (progress >= 1 ? end : start))
      }
    }
  }

  @Test(arguments: [(-1.0, 0.0), (2, 1), (-.infinity, 0), (.infinity, 1), (.nan, 0)])
  func `a component of a colour is limited to 0…1, and 0 where it is no number`(
    given: Double,
    counting: Double
  ) {
    let color = LabelColor(red: given, green: given, blue: given, alpha: given)
    #expect(Set([color.red, color.green, color.blue, color.alpha]) == [counting])
  }

  @Test func `a font is limited, too, and regular where its weight is no number`() {
    let appearance = LabelAppearance(fontSize: .nan, fontWeight: 20, color: .gray)
    #expect(appearance.fontSize == 0 && appearance.fontWeight == 100)
    #expect(LabelAppearance(fontSize: -2, fontWeight: .nan, color: .gray).fontWeight == 400)
    #expect(LabelAppearance(fontSize: 12, fontWeight: 1_000, color: .gray).fontWeight == 900)
    let blend = LabelAppearance.resting.interpolated(to: .raised, at: .nan)
    #expect(blend == .resting)
  }
}
