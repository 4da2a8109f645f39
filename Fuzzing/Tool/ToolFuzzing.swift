/// Runs the tool with the words and the standard input that the bytes say, and checks what it prints.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let call = ToolCall(Array(UnsafeBufferPointer(start: start, count: count)))
  ToolOutcome(of: call).check()
  return 0
}
