import Foundation

@main
struct Benchmarks {
  static func main() {
    for measurement in Curves.measurements + Keyframes.measurements + Models.measurements {
      print(measurement.name)
      let medians = measurement.medians(rounds: 31)
      for (contender, median) in zip(measurement.contenders, medians) {
        let numbers = String(format: "%10.2f ns  %6.2f×", median.nanoseconds, median.ratio)
        print(numbers, contender.name, separator: "  ")
      }
    }
  }
}
