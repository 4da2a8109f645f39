import AllocationCount
import FloatingLabel

/// How often memory is asked for by what runs in every frame.
enum Allocations {
  /// Prints the counts, and returns whether there are none.
  static func areNone() -> Bool {
    let keyframes = try? KeyframeSequence(.raise, labelWidth: 120, sampling: .count(1_000))
    guard let keyframes else { return false }
    let buffer = UnsafeMutableBufferPointer<Keyframe>.allocate(capacity: 1_000)
    defer { buffer.deallocate() }
    let placement = RaisedPlacement.flush
    let trailing = TrailingLabelLayout()
    var label = Models.model()
    let events: [LabelState.Event] = [
      .beganEditing, .contentChanged(.text), .contentChanged([]), .endedEditing,
    ]

    let counts = [
      ("UnitBezier.value", count { UnitBezier.ease.value(at: Double($0) / 1_000) }),
      ("RaisedPlacement.matrix", count { placement.matrix(labelWidth: Double($0)).tx }),
      ("KeyframeSequence, walked", count { $0 == 0 ? keyframes.reduce(0) { $0 + $1.time } : 0 }),
      ("KeyframeSequence, copied", count { $0 == 0 ? Double(keyframes.copy(into: buffer)) : 0 }),
      ("KeyframeSequence, asked for", count { keyframes[$0].progress }),
      (
        "FloatingLabelModel.handle",
        count {
          label.handle(events[$0 % events.count], at: Double($0) / 100)
          return 0
        }
      ),
      ("FloatingLabelModel.progress", count { label.progress(at: 9 + Double($0) / 1_000) }),
      ("FloatingLabelModel.matrix", count { label.matrix(at: 9 + Double($0) / 1_000).tx }),
      (
        "FloatingLabelModel.appearance",
        count { label.appearance(at: 9 + Double($0) / 1_000).fontSize }
      ),
      (
        "TrailingLabelLayout.frames",
        count { trailing.frames(container: 300, text: Double($0), label: 40).text.width }
      ),
    ]
    for (name, count) in counts { print(count, name) }
    return counts.allSatisfy { $0.1 == 0 }
  }

  /// Whether the count sees what does ask for memory.
  static func areCounted() -> Bool {
    count { Double([Double](repeating: $0 > 500 ? 1 : 2, count: 9 + $0).count) } >= 1_000
  }

  /// How often a function that is called a thousand times asks for memory.
  private static func count(_ function: (Int) -> Double) -> Int {
    // What is set up once doesn't count.
    var sum = function(0)
    let before = allocation_count()
    for index in 0..<1_000 { sum += function(index) }
    let count = allocation_count() - before
    keep(sum)
    return count
  }
}
