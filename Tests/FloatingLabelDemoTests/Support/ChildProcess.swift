import Foundation

/// A child process with given files as its standard input, output and error.
///
/// It isn't Foundation's `Process`: on Linux that may read beyond a buffer while it looks for open
/// files, and crash, up to Swift 6.3.1 at least (swift-corelibs-foundation, pull request 5472).
struct ChildProcess {
  struct NotStarted: Error {
    let program: String
    let code: Int32
  }

  let identifier: pid_t

  init(
    _ program: String,
    _ arguments: [String],
    input: Int32,
    output: Int32,
    errors: Int32
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (standard, file) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(standard))
    }
    let words = Self.pointers(to: [program] + arguments)
    let environment = Self.pointers(
      to: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    )
    defer { for pointer in words + environment { free(pointer) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, program, &actions, nil, words, environment)
    guard code == 0 else { throw NotStarted(program: program, code: code) }
    self.identifier = identifier
  }

  /// Waits for the end, once, and returns the exit status, or the negative number of a signal.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : -signal
  }

  private static func pointers(to strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
