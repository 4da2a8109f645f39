#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as JSON on one line, keys sorted.
struct JSONText {
  private let encoder = JSONEncoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The bytes of a value, without a line break.
  func bytes(of value: some Encodable) throws(ToolError) -> Data {
    do {
      return try encoder.encode(value)
    } catch {
      throw .outputFailed(reason: "\(error)")
    }
  }
}
