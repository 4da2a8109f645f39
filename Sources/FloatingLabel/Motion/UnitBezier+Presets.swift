// The named curves of CSS Easing Functions Level 1, section 2.2.
extension UnitBezier {
  /// `linear`: the same speed throughout.
  public static let linear = UnitBezier(legalX1: 0, 0, 1, 1)

  /// `ease`: `cubic-bezier(0.25, 0.1, 0.25, 1)`, a quick start and a gentle end.
  public static let ease = UnitBezier(legalX1: 0.25, 0.1, 0.25, 1)

  /// `ease-in`: `cubic-bezier(0.42, 0, 1, 1)`, from standing still to full speed.
  public static let easeIn = UnitBezier(legalX1: 0.42, 0, 1, 1)

  /// `ease-out`: `cubic-bezier(0, 0, 0.58, 1)`, from full speed to standing still.
  public static let easeOut = UnitBezier(legalX1: 0, 0, 0.58, 1)

  /// `ease-in-out`: `cubic-bezier(0.42, 0, 0.58, 1)`, standing still at both ends; the label's own.
  public static let easeInOut = UnitBezier(legalX1: 0.42, 0, 0.58, 1)
}
