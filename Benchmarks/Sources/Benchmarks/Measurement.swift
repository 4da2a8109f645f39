import Foundation

/// Something to be timed.
struct Contender {
  let name: String
  /// Does it a number of times, and returns something that depends on all results.
  let run: (_ times: Int) -> Double
}

/// Times the contenders of one task in turns, so that what slows the machine slows all of them.
struct Measurement {
  let name: String

  /// How many results one run gives.
  let results: Int

  /// The contender to compare with comes last.
  let contenders: [Contender]

  /// Returns the medians over the rounds: nanoseconds for a result, and how many times as long the last
  /// contender takes in the same round.
  func medians(rounds: Int) -> [(nanoseconds: Double, ratio: Double)] {
    let times = contenders.map { Self.timesToRun($0) }
    let samples = (0..<rounds).map { _ in
      zip(contenders, times).map { Self.nanoseconds($0, times: $1) / Double(results) }
    }
    return contenders.indices.map { index in
      let ratios = samples.map { ($0.last ?? .nan) / $0[index] }
      return (Self.median(samples.map { $0[index] }), Self.median(ratios))
    }
  }

  // So often that a sample takes some 2 ms.
  private static func timesToRun(_ contender: Contender) -> Int {
    var times = 1
    while nanoseconds(contender, times: times) * Double(times) < 2e6 { times *= 2 }
    return times
  }

  private static func nanoseconds(_ contender: Contender, times: Int) -> Double {
    let start = processorTime()
    keep(contender.run(times))
    return (processorTime() - start) / Double(times)
  }

  // The processor's time for this process, so that others that run beside it don't count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}

/// Takes a result, so that the optimizer can't leave out what led to it.
@inline(never) @_optimize(none)
func keep(_ result: Double) {}
