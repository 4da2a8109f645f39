// A program that links the library and imports nothing else: Foundation would bring a C library
// along and hide that one is needed.
import FloatingLabel

@main
struct Outside {
  static func main() throws {
    var state = LabelState()
    let transition = state.handle(.beganEditing) ?? .lower
    let keyframes = try KeyframeSequence(transition, labelWidth: 120, placement: .flush)
    let hashes = Set(keyframes).count
    print(keyframes.count, hashes, keyframes[9].matrix.tx, UnitBezier.ease.value(at: 0.5))
  }
}
