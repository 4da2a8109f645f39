@testable import FloatingLabel
import Testing

@Suite struct KeyframeSequenceTests {
  @Test(arguments: [(60.0, 10), (120, 19), (24, 5), (1, 2), (1e-12, 2), (1e6, 150_001)])
  func `there is a keyframe at every step before the end, and one at the end`(
    rate: Double,
    count: Int
  ) throws {
    let keyframes = try KeyframeSequence(.raise, labelWidth: 120, sampling: .frameRate(rate))
    #expect(keyframes.count == count)
    for (position, keyframe) in keyframes.dropLast().prefix(100).enumerated() {
      #expect(keyframe.time == Double(position) / rate)
      expect(keyframe.offset, near: keyframe.time / 0.15, within: 1e-15)
    }
    let last = try #require(keyframes.last)
    #expect(last.time == 0.15 && last.offset == 1)
  }

  @Test(arguments: [
    UnitBezier.easeInOut, .ease, .easeOut, .linear, UnitBezier(legalX1: 1, 0, 0, 1),
    UnitBezier(legalX1: 0, 1, 1, 0),
  ])
  func `walking, copying and asking for a position give the same bits`(easing: UnitBezier) throws {
    for count in Array(2...40) + [256, 1_001] {
      for transition in [LabelState.Transition.raise, .lower] {
        let keyframes = try KeyframeSequence(
          transition,
          labelWidth: 120,
          sampling: .count(count),
          timing: LabelTiming(duration: 0.29, easing: easing)
        )
        let asked = keyframes.indices.map { keyframes[$0] }
        var walked: [Keyframe] = []
        for keyframe in keyframes { walked.append(keyframe) }
        #expect(walked == asked)
        var copied = Array(repeating: asked[0], count: count + 1)
        let number = copied.withUnsafeMutableBufferPointer { keyframes.copy(into: $0) }
        #expect(number == count && copied.dropLast() == asked[...] && copied[count] == asked[0])
      }
    }
  }

  @Test func `a walk ends behind the last keyframe, and stays there`() throws {
    var iterator = try KeyframeSequence(.raise, labelWidth: 120, sampling: .count(2)).makeIterator()
    #expect([0, 1].allSatisfy { iterator.next()?.offset == $0 })
    #expect(iterator.next() == nil && iterator.next() == nil)
  }

  @Test func `unless asked otherwise, it is the standard label at 60 Hz`() throws {
    let keyframes = try KeyframeSequence(.raise, labelWidth: 120)
    #expect(keyframes.sampling == .frameRate(60) && keyframes.timing == .standard)
    #expect(keyframes.placement == .standard && keyframes.alignment == .leading)
    #expect(keyframes.direction == .leftToRight)
    #expect(keyframes.resting == .resting && keyframes.raised == .raised)
  }

  @Test func `a curve that overshoots beyond all bounds gives finite matrices`() throws {
    let huge = UnitBezier(legalX1: 0.3, 1e300, 0.6, -1e300)
    let timing = LabelTiming(easing: huge)
    for keyframe in try KeyframeSequence(.raise, labelWidth: 1e9, timing: timing) {
      #expect(keyframe.matrix.tx.isFinite && keyframe.matrix.ty.isFinite)
      #expect(abs(keyframe.matrix.a) <= 1e9)
    }
  }

  @Test func `copying stops where there is no more room`() throws {
    let keyframes = try KeyframeSequence(.raise, labelWidth: 120, sampling: .count(20))
    for room in 0...20 {
      var copied = Array(repeating: keyframes[19], count: room)
      let number = copied.withUnsafeMutableBufferPointer { keyframes.copy(into: $0) }
      #expect(number == room && copied == Array(keyframes.prefix(room)))
    }
  }

  @Test func `a product that is whole but for rounding gives no second end`() throws {
    for rate in [24.0, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 240, 1_000] {
      for hundredths in 1...300 {
        let product = Int(rate) * hundredths
        let keyframes = try KeyframeSequence(
          .raise,
          labelWidth: 120,
          sampling: .frameRate(rate),
          timing: LabelTiming(duration: Double(hundredths) / 100)
        )
        let expected = product / 100 + (product % 100 == 0 ? 1 : 2)
        if keyframes.count != expected { Issue.record("\(rate) Hz, \(hundredths) / 100 s") }
      }
    }
  }

  @Test func `a product that is off a whole number by more than rounding has its short step`()
    throws
  {
    func count(duration: Double) throws -> Int {
      try KeyframeSequence(
        .raise,
        labelWidth: 0,
        sampling: .frameRate(1),
        timing: LabelTiming(duration: duration)
      ).count
    }
    #expect(try count(duration: 9 + 0.9e-9) == 10)
    #expect(try count(duration: 9 + 1.1e-9) == 11)
    #expect(try count(duration: 9 - 0.9e-9) == 10)
    #expect(try count(duration: 9 - 1.1e-9) == 10)
    let large = 1e8
    #expect(try count(duration: large + 4 * large.ulp) == 100_000_001)
    #expect(try count(duration: large + 5 * large.ulp) == 100_000_002)
    #expect(try count(duration: 0.5e-9) == 2)
  }

  @Test(arguments: [
    KeyframeSampling.frameRate(60), .frameRate(7), .count(2), .count(3), .count(97),
  ])
  func `offsets grow from exactly 0 to exactly 1`(sampling: KeyframeSampling) throws {
    let keyframes = try KeyframeSequence(.raise, labelWidth: 120, sampling: sampling)
    #expect(keyframes.first?.offset == 0 && keyframes.first?.time == 0)
    #expect(keyframes.last?.offset == 1 && keyframes.last?.time == 0.15)
    for (keyframe, next) in zip(keyframes, keyframes.dropFirst()) {
      #expect(keyframe.offset < next.offset)
      #expect(keyframe.time < next.time)
    }
  }

  @Test func `a given count is evenly spaced`() throws {
    let keyframes = try KeyframeSequence(.raise, labelWidth: 120, sampling: .count(5))
    #expect(keyframes.map(\.offset) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test(arguments: LabelState.Transition.allCases)
  func `both ends are exactly at rest and raised`(transition: LabelState.Transition) throws {
    let keyframes = try KeyframeSequence(transition, labelWidth: 120, placement: .flush)
    let first = try #require(keyframes.first)
    let last = try #require(keyframes.last)
    let (atRest, raised) = transition == .raise ? (first, last) : (last, first)
    #expect(atRest.progress == 0 && raised.progress == 1)
    #expect(atRest.matrix == .identity)
    #expect(raised.matrix == RaisedPlacement.flush.matrix(labelWidth: 120))
    #expect(atRest.appearance == .resting && raised.appearance == .raised)
  }

  @Test func `lowering is the same curve the other way`() throws {
    let easing = try #require(UnitBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1))
    let timing = LabelTiming(duration: 0.2, easing: easing)
    let raise = try KeyframeSequence(.raise, labelWidth: 120, timing: timing)
    let lower = try KeyframeSequence(.lower, labelWidth: 120, timing: timing)
    for (up, down) in zip(raise, lower) {
      #expect(down.progress == 1 - up.progress)
      #expect(up.progress == easing.value(at: up.offset))
    }
  }

  @Test func `every keyframe is blended as matrices and appearances are`() throws {
    let clear = LabelColor(red: 1, green: 0.2, blue: 0.3, alpha: 0)
    let faint = LabelColor(red: 0.1, green: 0.9, blue: 0.3, alpha: .leastNonzeroMagnitude)
    let colors = [clear, faint, .gray, .blue, LabelColor(red: 0, green: 0, blue: 0, alpha: 0.5)]
    let easings =
      [UnitBezier.easeInOut]
      + [(-1.5, 2.5), (-1.5, 0.5), (1.9, 0.5), (0.5, -1), (0.5, 1.9)]
      .map { UnitBezier(legalX1: 0.3, $0, 0.4, $1) }
    for (from, to) in colors.flatMap({ from in colors.map { (from, $0) } }) {
      for transition in LabelState.Transition.allCases {
        for easing in easings {
          let keyframes = try KeyframeSequence(
            transition,
            labelWidth: 333,
            sampling: .count(30),
            timing: LabelTiming(duration: 0.2, easing: easing),
            placement: .flush,
            direction: .rightToLeft,
            resting: LabelAppearance(fontSize: 17, fontWeight: 500, color: from),
            raised: LabelAppearance(fontSize: 13, fontWeight: 500, color: to)
          )
          let raised = keyframes.placement.matrix(labelWidth: 333, direction: .rightToLeft)
          for keyframe in keyframes {
            let progress = keyframe.progress
            let appearance = keyframes.resting.interpolated(to: keyframes.raised, at: progress)
            #expect(keyframe.appearance == appearance)
            #expect(keyframe.matrix == .identity.interpolated(to: raised, at: progress))
          }
        }
      }
    }
  }

  @Test func `the matrix follows a curve that overshoots, the appearance does not`() throws {
    let easing = try #require(UnitBezier(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1.5))
    let keyframes = try KeyframeSequence(
      .raise,
      labelWidth: 120,
      sampling: .count(101),
      timing: LabelTiming(easing: easing)
    )
    #expect(keyframes.contains { $0.matrix.a > 1 && $0.appearance == .resting })
    #expect(keyframes.contains { $0.matrix.a < 0.8 && $0.appearance == .raised })
  }

  @Test func `no duration leaves one keyframe, the end, whatever else is asked`() throws {
    for sampling in [KeyframeSampling.frameRate(60), .frameRate(1e300), .count(2), .count(1_000)] {
      for transition in LabelState.Transition.allCases {
        let keyframes = try KeyframeSequence(
          transition,
          labelWidth: 120,
          sampling: sampling,
          timing: LabelTiming(duration: 0)
        )
        #expect(keyframes.count == 1)
        #expect(keyframes.first?.offset == 1 && keyframes.first?.time == 0)
        #expect(keyframes.first?.progress == (transition == .raise ? 1 : 0))
      }
    }
  }

  @Test func `a sampling that can't be is refused, and never trapped on`() {
    func refusal(_ sampling: KeyframeSampling, duration: Double = 0.15) -> KeyframeError? {
      do throws(KeyframeError) {
        _ = try KeyframeSequence(
          .raise,
          labelWidth: 1,
          sampling: sampling,
          timing: LabelTiming(duration: duration)
        )
        return nil
      } catch {
        return error
      }
    }
    for rate: Double in [0, -60, .infinity, -.infinity] {
      #expect(refusal(.frameRate(rate)) == .illegalFrameRate(rate))
    }
    #expect(refusal(.frameRate(.nan)) != nil)
    for count in [1, 0, -1, .min] { #expect(refusal(.count(count)) == .tooFew(count)) }
    for count in [1_000_000_001, .max] { #expect(refusal(.count(count)) == .tooMany) }
    #expect(refusal(.count(1_000_000_000)) == nil)
    #expect(refusal(.frameRate(1e9), duration: 1) == .tooMany)
    #expect(refusal(.frameRate(999_999_999), duration: 1) == nil)
    #expect(refusal(.frameRate(1e300), duration: 1e300) == .tooMany)
    #expect(refusal(.frameRate(1e-300), duration: 1e-300) == nil)
  }

  @Test func `a thousand million keyframes cost nothing until they are asked for`() throws {
    let keyframes = try KeyframeSequence(
      .raise,
      labelWidth: 120,
      sampling: .count(KeyframeSampling.maximumCount)
    )
    #expect(keyframes.count == 1_000_000_000)
    #expect(keyframes[499_999_999].offset < 0.5 && keyframes[500_000_000].offset > 0.5)
    #expect(keyframes.last?.offset == 1)
  }

  @Test func `a position outside the sequence is a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      let keyframes = try KeyframeSequence(.raise, labelWidth: 120)
      _ = keyframes[10]
    }
  }

  @Test func `a width that is no measurement counts as 0`() throws {
    for width in [Double.nan, .infinity, -1] {
      #expect(try KeyframeSequence(.raise, labelWidth: width).labelWidth == 0)
    }
  }
}
