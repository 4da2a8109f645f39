import FloatingLabel

// Values of the library; numbers that it must make sense of are any numbers.
extension ByteReader {
  mutating func curve() -> UnitBezier {
    switch byte() % 8 {
    case 0: .easeInOut
    case 1: .linear
    case 2: .ease
    default: UnitBezier(x1: number(), y1: number(), x2: number(), y2: number()) ?? .easeInOut
    }
  }

  mutating func timing() -> LabelTiming {
    LabelTiming(duration: number(), easing: curve())
  }

  mutating func placement() -> RaisedPlacement {
    let order: RaisedPlacement.Order =
      flag() ? .scaleThenTranslate : .translateThenScale(offsetRatio: flag() ? number() : nil)
    return RaisedPlacement(order, scale: number(), rise: number())
  }

  mutating func appearance() -> LabelAppearance {
    LabelAppearance(
      fontSize: number(),
      fontWeight: number(),
      color: LabelColor(red: number(), green: number(), blue: number(), alpha: number())
    )
  }

  mutating func layout() -> FieldLayout {
    FieldLayout(
      labelSize: LayoutSize(width: number(), height: number()),
      containerWidth: flag() ? number() : nil,
      textHeight: flag() ? number() : nil,
      leadingInset: number(),
      trailingInset: number(),
      topInset: number(),
      lineGap: number(),
      lineHeight: number(),
      placement: placement(),
      alignment: choice(of: LabelAlignment.allCases),
      direction: choice(of: WritingDirection.allCases)
    )
  }

  mutating func event() -> LabelState.Event {
    switch byte() % 8 {
    case 0, 1: .beganEditing
    case 2: .endedEditing
    case 3: .endsEditing(choice(of: LabelState.EndingText.allCases))
    case 4: .contentChanged(FieldContent(rawValue: byte()))
    case 5: .enabledChanged(flag())
    case 6: .behaviorChanged(choice(of: LabelBehavior.allCases))
    default: .labelPresenceChanged(flag())
    }
  }
}
