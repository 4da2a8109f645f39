import FloatingLabel

var state = LabelState()
print(state.handle(.beganEditing) as Any)
print(state.handle(.contentChanged([.text])) as Any)
print("up:", state.isUp)

for keyframe in try KeyframeSequence(.raise, labelWidth: 120, sampling: .frameRate(24)) {
  let matrix = keyframe.matrix
  print(keyframe.time, keyframe.progress, "→ scale \(matrix.a), shift \(matrix.tx), \(matrix.ty)")
}
