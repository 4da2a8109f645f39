/// Where a subcommand's text goes.
protocol OutputSink {
  /// Takes some bytes, perhaps to keep them for a while.
  mutating func write(_ bytes: some Sequence<UInt8>) throws(ToolError)

  /// Hands on what was kept.
  mutating func flush() throws(ToolError)
}

extension OutputSink {
  mutating func write(line: String) throws(ToolError) {
    try write(line.utf8)
    try write(CollectionOfOne(UInt8(ascii: "\n")))
  }
}
