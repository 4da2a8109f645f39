import FloatingLabel

/// What an app does with a model: tell it what happened, and draw a frame.
enum Models {
  static var measurements: [Measurement] { [handle(), frame()] }

  static func model() -> FloatingLabelModel {
    FloatingLabelModel(labelSize: LayoutSize(width: 120, height: 20))
  }

  private static func handle() -> Measurement {
    Measurement(
      name: "one event",
      results: 1,
      contenders: [
        Contender(name: "FloatingLabelModel") { times in
          var label = model()
          for count in 0..<times {
            // Each turns the label while it is moving.
            label.handle(
              count.isMultiple(of: 2) ? .beganEditing : .endedEditing,
              at: Double(count) * 0.1
            )
          }
          return label.progress(at: 0)
        }
      ]
    )
  }

  private static func frame() -> Measurement {
    let curve = TextbookBezier(0.42, 0, 0.58, 1)
    return Measurement(
      name: "one frame in flight",
      results: 1,
      contenders: [
        Contender(name: "FloatingLabelModel") { times in
          var label = model()
          label.handle(.beganEditing, at: 0)
          var sum = 0.0
          for count in 0..<times {
            let time = 0.15 * Double(count & 1_023) / 1_024
            sum += label.matrix(at: time).tx + label.appearance(at: time).color.red
          }
          return sum
        },
        Contender(name: "textbook, AffineTransform") { times in
          var sum = 0.0
          for count in 0..<times {
            let keyframe = PlainKeyframe(
              count & 1_023,
              of: 1_025,
              labelWidth: 120,
              duration: 0.15,
              curve: curve
            )
            sum += keyframe.transform.tX + keyframe.color.red
          }
          return sum
        },
      ]
    )
  }
}
