/// How a run of the tool ended.
struct ToolOutcome {
  fileprivate enum Kind {
    case refused
    case text
    case keyframes(KeyframesCommand.Format)
    case simulation
    case trailing
  }

  private let call: ToolCall
  private let kind: Kind
  private let output: PrintedText
  private let error: ToolError?

  init(of call: ToolCall) {
    self.call = call
    call.provideInput()
    var input = StandardInput()
    var output = BoundedOutput()
    var kind = Kind.refused
    do throws(ToolError) {
      let invocation = try Invocation(words: call.words)
      kind = Kind(invocation)
      try invocation.run(from: &input, into: &output)
      error = nil
    } catch {
      self.error = error
    }
    self.kind = kind
    self.output = PrintedText(output.bytes[...])
  }

  /// Checks that the run ended as the documentation says, and that what was printed is fit to be read.
  func check() {
    checkError()
    switch kind {
    case .refused: claim(output.isEmpty, "\(output) in spite of an error")
    case .text: return
    case .keyframes(let format): checkKeyframes(format)
    case .simulation: checkSimulation()
    case .trailing: output.checkJSON()
    }
    output.checkNumbers()
  }

  private func checkError() {
    guard let error else { return }
    switch (error, kind) {
    case (.usage, .refused): break
    case (.badInput(_, let line), .simulation):
      claim(call.lines.indices.contains(line - 1), "\(error) in \(call.lines.count) lines")
    case (.outputClosed, .keyframes), (.outputClosed, .simulation): break
    case (.usage, _), (.badInput, _), (.outputClosed, _), (.inputFailed, _), (.outputFailed, _):
      claim(false, "\(error) from \(call.words)")
    }
    guard let message = error.message else { return }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = if case .usage = error { ["Error: ", "Usage: "] } else { ["Error: "] }
    claim(
      lines.count == starts.count && zip(lines, starts).allSatisfy { $0.hasPrefix($1) },
      "the message is \(message)"
    )
    claim(!message.utf8.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "control characters")
  }

  private func checkKeyframes(_ format: KeyframesCommand.Format) {
    switch format {
    case .css, .svg: break
    case .ndjson: output.lines.forEach { $0.checkJSON() }
    case .lottie: output.checkJSON()
    case .json, .webAnimation:
      // A document that was cut has a keyframe in each line after the first.
      let cut = output.lines.dropFirst().map(\.withoutComma)
      (error == nil ? [output] : cut).forEach { $0.checkJSON() }
    }
  }

  // One line out for each that isn't blank, up to the one that is wrong.
  private func checkSimulation() {
    output.lines.forEach { $0.checkJSON() }
    guard error != .outputClosed else { return }
    let count = if case .badInput(_, let line) = error { line - 1 } else { call.lines.count }
    let blanks = Array(" \t\r".utf8)
    let asked = call.lines.prefix(count).count { !$0.allSatisfy(blanks.contains) }
    claim(output.lines.count == asked, "\(output.lines.count) answers to \(asked) lines")
  }
}

extension ToolOutcome.Kind {
  fileprivate init(_ invocation: Invocation) {
    switch invocation {
    case .help, .version: self = .text
    case .keyframes(let command): self = .keyframes(command.format)
    case .simulate: self = .simulation
    case .trailing: self = .trailing
    }
  }
}
