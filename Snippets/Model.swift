import FloatingLabel

var label = FloatingLabelModel(labelSize: LayoutSize(width: 120, height: 20))
label.layout.containerWidth = 300
label.layout.placement = .flush
label.handle(.beganEditing, at: 0)  // .raise: it rises for 0.15 s
label.handle(.contentChanged([.text]), at: 0.05)  // nil: it is on its way up
for time in [0, 0.05, 0.15] {
  print(time, label.progress(at: time), label.labelFrame(at: time).origin)
}
label.handle(.contentChanged([]), at: 1)  // nil: still focused, it stays up
print(label.handle(.endedEditing, at: 2) == .lower, label.isSettled(at: 2.15))
