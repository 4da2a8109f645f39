/// Ends the process when something doesn't hold that must; libFuzzer then keeps the input.
func claim(
  _ holds: Bool,
  _ message: @autoclosure () -> String,
  file: StaticString = #file,
  line: UInt = #line
) {
  guard !holds else { return }
  fatalError(message(), file: file, line: line)
}
