import Foundation

/// Measures the library: `Benchmarks [--quick] [--only TEXT] [TOOL]`, where TEXT is in the names of what to
/// measure, and TOOL is the path of FloatingLabelDemo.
///
/// It fails when something that runs in every frame allocates memory. Times are printed and not judged,
/// for they depend on the machine.
@main
struct Benchmarks {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let rounds = arguments.contains("--quick") ? 5 : 31
    arguments.removeAll { $0 == "--quick" }
    var wanted: String?
    if let option = arguments.firstIndex(of: "--only"), option + 1 < arguments.endIndex {
      wanted = arguments[option + 1]
      arguments.removeSubrange(option...(option + 1))
    }

    // First, for the memory of a process counts from when it was this one's.
    if let tool = arguments.first {
      print("FloatingLabelDemo")
      Tool(path: tool).measure()
    }

    print("\nAllocations in a thousand calls")
    guard Allocations.areCounted() else { fail("can't be counted here") }
    guard Allocations.areNone() else { fail("there should be none") }

    print(
      "\nMedians of \(rounds) rounds: processor time for one result, and how many times as long"
    )
    print("the last contender takes")
    let measurements = Curves.measurements + Keyframes.measurements + Models.measurements
    for measurement in measurements where wanted.map(measurement.name.contains) ?? true {
      print(measurement.name)
      for (contender, median) in zip(
        measurement.contenders,
        measurement.medians(rounds: rounds)
      ) {
        let numbers = String(format: "%10.2f ns  %6.2f×", median.nanoseconds, median.ratio)
        print(numbers, contender.name, separator: "  ")
      }
    }
  }

  private static func fail(_ reason: String) -> Never {
    print(reason)
    exit(1)
  }
}
