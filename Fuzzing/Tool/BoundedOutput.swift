/// What the tool writes; after some of it, it is as if the reader had gone away.
struct BoundedOutput: OutputSink {
  private static let limit = 1 << 14

  private(set) var bytes: [UInt8] = []

  mutating func write(_ more: some Sequence<UInt8>) throws(ToolError) {
    guard bytes.count < Self.limit else { throw .outputClosed }
    bytes.append(contentsOf: more)
  }

  mutating func flush() throws(ToolError) {}
}
