import Foundation

/// Runs the fields on the doubles, and says what doesn't hold.
@main
@MainActor
enum Driver {
  private static var passed = 0
  private static var failed = 0

  static func main() async {
    checkCoreGraphics()
    checkFocus()
    checkText()
    checkComposedText()
    checkMotion()
    checkInterruption()
    checkOvershootingCurve()
    checkReducedMotion()
    checkWindow()
    checkDelegate()
    checkEnabled()
    checkGeometry()
    checkLongLabel()
    checkDirection()
    checkTextSize()
    checkTrailingLabel()
    checkTrailingLabelOverflow()
    checkConfiguration()
    checkBehavior()
    checkLabelAndPlaceholder()
    checkAttributedText()
    checkAccessibility()
    checkMemory()
    await checkSwiftUIFields()
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
  }

  static func count(_ claim: String, _ holds: Bool) {
    if holds {
      passed += 1
    } else {
      failed += 1
      print("does not hold: \(claim)")
    }
  }
}

@MainActor
func check(_ claim: String, _ holds: Bool) {
  Driver.count(claim, holds)
}
