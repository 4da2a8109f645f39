/// Where a subcommand's lines come from.
protocol InputSource {
  /// The next line without its line break, as soon as it is there, or `nil` at the end.
  mutating func nextLine() throws(ToolError) -> [UInt8]?
}
