import FloatingLabel
import Foundation

extension FuzzedField {
  /// The label stands exactly where it belongs one duration after the last move.
  func checkSettling() {
    let motion = model.motion
    let deadline = lastMove.map { $0 + motion.timing.duration } ?? -.infinity
    let target: Double = facts.isUp ? 1 : 0
    for time in [deadline, deadline.nextUp, .infinity, .nan] {
      claim(model.isSettled(at: time), "not settled at \(time): \(motion)")
      claim(model.progress(at: time) == target, "not at \(target) at \(time): \(motion)")
      claim(motion.velocity(at: time) == 0, "still moving at \(time): \(motion)")
    }
    let appearance = facts.isUp ? model.raised : model.resting
    claim(model.appearance(at: deadline) == appearance, "not as \(appearance) at the end")
    guard model.layout.isLegal else { return }
    let matrix = model.matrix(at: deadline)
    let scale = facts.isUp ? model.layout.placement.scale : 1
    claim(matrix.a == scale && matrix.d == scale, "\(matrix) hasn't the scale \(scale)")
    claim(facts.isUp || matrix == .identity, "\(matrix) at rest")
  }

  /// Whatever the time, the motion is finite, and the geometry of legal lengths is, too.
  func checkFiniteness(at time: Double) {
    let (motion, layout) = (model.motion, model.layout)
    let progress = model.progress(at: time)
    claim(abs(progress) <= 1e9, "the progress \(progress) at \(time): \(motion)")
    let velocity = motion.velocity(at: time)
    claim(velocity.isFinite, "the velocity \(velocity) at \(time): \(motion)")
    guard layout.isLegal else { return }
    let matrix = model.matrix(at: time)
    let frames = [
      model.labelFrame(at: time), layout.untransformedLabelFrame(progress: progress),
      layout.textFrame, layout.lineFrame,
    ]
    let numbers =
      [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      + frames.flatMap { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
      + [
        model.maximumLabelWidth(at: time) ?? 0, layout.height, layout.raisedOverhang,
        layout.topInsetForRaisedLabel,
      ]
    claim(numbers.allSatisfy(\.isFinite), "\(numbers) at \(progress) of \(layout)")
  }

  /// The model comes back from JSON as it was.
  func checkCoding() {
    do {
      let bytes = try JSONEncoder().encode(model)
      let copy = try JSONDecoder().decode(FloatingLabelModel.self, from: bytes)
      claim(copy == model, "\(model) came back as \(copy)")
    } catch {
      fatalError("\(model) didn't come back: \(error)")
    }
  }

  /// Of the trailing label in this field, and of one anywhere.
  func checkTrailingLabel(_ reader: inout ByteReader) {
    let sample = TrailingSample(&reader)
    sample.check(growing: reader.number())
    guard sample.isLegal, model.layout.isLegal else { return }
    let frames = model.trailingLabelFrames(
      text: sample.text,
      placeholder: sample.placeholder,
      label: sample.label,
      spacing: sample.layout.spacing,
      hidesLabelWhenEmpty: sample.layout.hidesLabelWhenEmpty
    )
    let covers = facts.showsLabel && !facts.isUp
    claim(!covers || frames.label == nil, "\(frames) beside a resting label")
    let spans = [frames.field, frames.text] + [frames.label].compactMap(\.self)
    claim(spans.allSatisfy { $0.x.isFinite && $0.width.isFinite }, "\(frames) is not finite")
  }
}

extension FieldLayout {
  /// Whether no length is above 1e9, the most for which everything is finite.
  var isLegal: Bool {
    [
      labelWidth, labelHeight, containerWidth ?? 0, textHeight ?? 0, leadingInset, trailingInset,
      topInset, lineGap, lineHeight, placement.rise,
    ].allSatisfy { $0 <= 1e9 }
  }
}
