import FloatingLabel

var state = LabelState()
state.handle(.beganEditing)  // .raise: the label has to move
state.handle(.contentChanged([.text]))  // nil: it is up already
print("up:", state.isUp)

let keyframes = try KeyframeSequence(
  .raise,
  labelWidth: 120,
  sampling: .count(5),
  placement: .flush
)
for keyframe in keyframes {
  let matrix = keyframe.matrix
  print(keyframe.offset, "scale \(matrix.a), shift \(matrix.tx) \(matrix.ty)")
}
