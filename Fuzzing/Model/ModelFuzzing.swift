import FloatingLabel

/// Lets a field live through what the bytes say, and checks after each step what must hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var reader = ByteReader(start, count)
  // To and from JSON takes longer than all the rest, so only some of the inputs go there.
  let isCoded = reader.byte() % 8 == 1
  var field = FuzzedField(&reader)
  while !reader.isAtEnd {
    field.step(&reader)
    field.checkSettling()
    field.checkFiniteness(at: reader.number())
  }
  if isCoded { field.checkCoding() }
  return 0
}
