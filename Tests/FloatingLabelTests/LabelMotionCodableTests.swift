import FloatingLabel
import Foundation
import Testing

@Suite struct LabelMotionCodableTests {
  private func json(_ motion: LabelMotion) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(motion), as: UTF8.self)
  }

  private func decoded(_ json: String) throws -> LabelMotion {
    try JSONDecoder().decode(LabelMotion.self, from: Data(json.utf8))
  }

  /// The text of a raised label's motion with these legs.
  private func text(
    _ interruption: Interruption,
    _ legs: String,
    timing: String = #"{"duration":0.15,"easing":[0.42,0,0.58,1]}"#
  ) -> String {
    #"{"interruption":"\#(interruption)","legs":\#(legs),"target":"raised","timing":\#(timing)}"#
  }

  @Test(arguments: Interruption.allCases)
  func `a motion comes back, at rest and in flight`(interruption: Interruption) throws {
    for motion in LabelMotionTests.motionsInFlight(interruption) {
      let copy = try decoded(json(motion))
      #expect(copy == motion)
      for step in 0...30 {
        let time = 0.01 * Double(step)
        #expect(copy.progress(at: time) == motion.progress(at: time))
      }
    }
  }

  @Test func `what is under way is written as lists of numbers`() throws {
    let timing = LabelTiming(duration: 1, easing: .linear)
    let legs: [(Interruption, String)] = [
      (.blend, "[[0,-1],[0.25,1],[0.5,-1]]"),
      (.shorten, "[[0.5,0.0625,0.9375]]"),
      (.restart, "[[0.5,0.1875,1]]"),
      (.retrace, "[[0.5,0,0]]"),
    ]
    for (interruption, legs) in legs {
      var motion = LabelMotion(timing: timing, interruption: interruption)
      motion.move(to: .raised, at: 0)
      motion.move(to: .resting, at: 0.25)
      if interruption == .shorten {
        // Shortened to a quarter, it is over by now; turned a little earlier, it isn't.
        motion.snap(to: .resting)
        motion.move(to: .raised, at: 0.125)
        motion.move(to: .resting, at: 0.375)
        motion.move(to: .raised, at: 0.5625)
        #expect(try json(motion).contains(#""legs":[[0.5625,0.0625,0.9375]]"#))
        continue
      }
      motion.move(to: .raised, at: 0.5)
      let timing = #"{"duration":1,"easing":[0,0,1,1]}"#
      #expect(try json(motion) == text(interruption, legs, timing: timing))
    }
    #expect(try !json(LabelMotion()).contains("legs"))
  }

  @Test(arguments: Interruption.allCases)
  func `legs that are none are refused`(interruption: Interruption) {
    let none = ["[]", "[[]]", "[[0]]", "[[0,1,0.15,0]]", "[0,1]", "{}", "[[1e999,1,0]]", #"["0"]"#]
    for legs in none {
      #expect(throws: DecodingError.self) { try decoded(text(interruption, legs)) }
    }
  }

  @Test func `blended legs are at most eight, in the order of their starts, each with a way to go`()
    throws
  {
    func legs(_ count: Int) -> String {
      "[" + (0..<count).map { "[0.0\($0),\($0.isMultiple(of: 2) ? -1 : 1)]" }.joined(separator: ",")
        + "]"
    }
    #expect(try decoded(text(.blend, legs(8))).settlingTime == 0.07 + 0.15)
    let refused = [
      legs(9), "[[0,-1],[0,1]]", "[[0.1,-1],[0,1]]", "[[0,0]]", "[[0,-1],[0.1,0]]", "[[0,-1,1]]",
      "[[0,-1],[0.1,1,0]]",
    ]
    for legs in refused {
      #expect(throws: DecodingError.self) { try decoded(text(.blend, legs)) }
    }
  }

  @Test func `other legs are single, and of three numbers that can be`() throws {
    for interruption in [Interruption.shorten, .restart] {
      #expect(try decoded(text(interruption, "[[0,0.5,0.1]]")).progress(at: 0) == 0.5)
      let refused = [
        "[[0,0.5]]", "[[0,0.5,0]]", "[[0,0.5,-1]]", "[[0,0.5,0.1],[0.1,0.5,0.1]]",
        "[[0,1,0.15]]", "[[0,0.5,0.16]]",
      ]
      for legs in refused {
        #expect(throws: DecodingError.self) { try decoded(text(interruption, legs)) }
      }
    }
    #expect(try decoded(text(.retrace, "[[0,0.5,0]]")).settlingTime == 0.075)
    #expect(try decoded(text(.retrace, "[[0,1,1]]")).settlingTime == 0.15)
    let refused = [
      "[[0,0.5]]", "[[0,-0.1,0]]", "[[0,1.1,0]]", "[[0,0.5,0],[0.1,0.5,1]]", "[[0,0.5,7]]",
      "[[0,1,0]]", "[[0,0,1]]", "[[0,1.1,1]]",
    ]
    for legs in refused {
      #expect(throws: DecodingError.self) { try decoded(text(.retrace, legs)) }
    }
  }

  @Test(arguments: Interruption.allCases)
  func `the refusal names the legs`(interruption: Interruption) throws {
    let error = #expect(throws: DecodingError.self) { try decoded(text(interruption, "[[0]]")) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["legs"])
  }

  @Test func `a leg with a number that isn't finite is refused, where a decoder reads such`() {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    for number in ["inf", "-inf", "nan"] {
      for legs in [#"[["\#(number)",1]]"#, #"[[0,"\#(number)"]]"#] {
        #expect(throws: DecodingError.self) {
          try decoder.decode(LabelMotion.self, from: Data(text(.blend, legs).utf8))
        }
      }
    }
  }

  // The sum of its fraction and of what has passed since is 1.0000000000000002.
  @Test func `a leg that turns just before its end keeps to its curve, and comes back`() throws {
    var motion = try decoded(text(.retrace, "[[0.073,0.1,0]]"))
    let time = try #require(motion.settlingTime).nextDown
    motion.move(to: .resting, at: time)
    #expect(try json(motion).contains(#""legs":[[\#(time),1,1]]"#))
    #expect(try decoded(json(motion)) == motion)
  }

  @Test func `legs that no move could have made are not trapped on`() throws {
    let texts = [
      text(.blend, "[[-1e300,1e300],[1e300,-1e300]]"),
      text(.blend, "[[0,7]]", timing: #"{"duration":0,"easing":[0,0,1,1]}"#),
      text(.shorten, "[[-1e308,-1e9,0.15]]"), text(.retrace, "[[1e308,0.5,1]]"),
      text(.retrace, "[[0,0.5,1]]", timing: #"{"duration":0,"easing":[0,0,1,1]}"#),
    ]
    for text in texts {
      var motion = try decoded(text)
      for time in [-Double.infinity, -1, 0, 0.1, 1, .infinity] {
        #expect(motion.progress(at: time).isFinite && !motion.velocity(at: time).isNaN)
      }
      for turn in 0..<20 {
        motion.move(to: turn.isMultiple(of: 2) ? .resting : .raised, at: Double(turn) / 100)
        #expect(motion.progress(at: Double(turn) / 100).isFinite)
      }
      #expect(motion.target == .raised && motion.progress(at: .infinity) == 1)
    }
    // Also without a duration, a leg seems just to begin before it does.
    let motion = try decoded(texts[4])
    expect(motion.progress(at: -1), near: 0.5, within: 1e-15)
  }
}
