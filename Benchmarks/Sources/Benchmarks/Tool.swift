import Foundation

/// The command-line tool as a whole: how fast it starts, how much it writes, what memory it takes.
struct Tool {
  let path: String

  func measure() {
    let start = median { run(["--version"]).seconds }
    print(String(format: "%10.2f ms  starts and prints its version", start * 1e3))
    for format in ["json", "ndjson", "css"] {
      let count = 100_000
      let runs = (0..<5).map { _ in run(["--frames", "\(count)", "--format", format]) }
      let seconds = runs.map(\.seconds).sorted()[2] - start
      let memory = runs.map(\.peakMemory).max() ?? 0
      let numbers = (Double(count) / seconds / 1e3, Double(memory) / 1e6)
      print(String(format: "%10.0f thousand keyframes a second", numbers.0), terminator: "")
      print(String(format: ", %.1f MB at most", numbers.1), " ", format)
    }
  }

  private func median(_ measure: () -> Double) -> Double {
    (0..<21).map { _ in measure() }.sorted()[10]
  }

  /// Runs the tool with its output thrown away.
  private func run(_ arguments: [String]) -> (seconds: Double, peakMemory: Int) {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let words = ([path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &files, nil, words + [nil], nil) == 0 else {
      return (.nan, 0)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    let seconds = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    return (status == 0 ? seconds : .nan, Int(usage.ru_maxrss) * 1_024)
  }
}
