import FloatingLabel
import Foundation

/// Whole transitions, and the matrix in them.
enum Keyframes {
  static var measurements: [Measurement] {
    [10, 19, 256, 4_096].map { keyframes($0) } + [matrix()]
  }

  private static func keyframes(_ count: Int) -> Measurement {
    let labelWidth = 120.0
    let buffer = UnsafeMutableBufferPointer<Keyframe>.allocate(capacity: count)
    let plainBuffer = UnsafeMutableBufferPointer<PlainKeyframe>.allocate(capacity: count)
    func sequence() -> KeyframeSequence? {
      try? KeyframeSequence(.raise, labelWidth: labelWidth, sampling: .count(count))
    }
    let textbook = TextbookBezier(0.42, 0, 0.58, 1)
    return Measurement(
      name: "\(count) keyframes, for each",
      results: count,
      contenders: [
        Contender(name: "collection") { times in
          var sum = 0.0
          for _ in 0..<times {
            guard let keyframes = sequence() else { return .nan }
            for keyframe in keyframes { sum += keyframe.progress + keyframe.matrix.tx }
          }
          return sum
        },
        Contender(name: "caller's buffer") { times in
          for _ in 0..<times {
            guard let keyframes = sequence() else { return .nan }
            keyframes.copy(into: buffer)
          }
          return buffer[count / 2].progress
        },
        Contender(name: "textbook, AffineTransform") { times in
          for _ in 0..<times {
            for position in 0..<count {
              plainBuffer[position] = PlainKeyframe(
                position,
                of: count,
                labelWidth: labelWidth,
                duration: 0.15,
                curve: textbook
              )
            }
          }
          return plainBuffer[count / 2].progress
        },
      ]
    )
  }

  private static func matrix() -> Measurement {
    var randomness = Randomness()
    let progresses = randomness.numbers(4_096)
    return Measurement(
      name: "one matrix",
      results: progresses.count,
      contenders: [
        Contender(name: "RaisedPlacement") { times in
          sum(times, of: progresses) {
            RaisedPlacement.standard.matrix(labelWidth: 120, progress: $0).tx
          }
        },
        Contender(name: "AffineTransform") { times in
          sum(times, of: progresses) { PlainKeyframe.transform(labelWidth: 120, progress: $0).tX }
        },
      ]
    )
  }
}
