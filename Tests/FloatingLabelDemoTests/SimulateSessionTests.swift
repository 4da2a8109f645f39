import Testing

@Suite struct SimulateSessionTests {
  @Test func `a field that is used is answered with these lines`() throws {
    let events = """
      {"event":"sample"}
      {"event":"focus","at":1}
      {"event":"text","at":2,"text":"Ada"}
      {"event":"blur","at":3}
      {"event":"focus","at":4}
      {"event":"text","at":5,"text":""}
      {"event":"blur","at":6}
      {"event":"sample","at":7}

      """
    let expected = """
      {"animated":false,"at":0,"event":"sample","isEmpty":true,"isFocused":false,"isSettled":true,\
      "isTruncated":false,"isUp":false,"labelFrame":[16,16,100,20],"matrix":[1,0,0,1,0,0],\
      "progress":0,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,\
      "transition":null}
      {"animated":true,"at":1,"event":"focus","isEmpty":true,"isFocused":true,"isSettled":false,\
      "isTruncated":false,"isUp":true,"labelFrame":[16,16,100,20],"matrix":[1,0,0,1,0,0],\
      "progress":0,"showsAffixes":true,"showsLabel":true,"showsPlaceholder":true,\
      "transition":"raise"}
      {"animated":false,"at":2,"event":"text","isEmpty":false,"isFocused":true,"isSettled":true,\
      "isTruncated":false,"isUp":true,"labelFrame":[18,-1.2000000000000028,80,16],\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"progress":1,"showsAffixes":true,\
      "showsLabel":true,"showsPlaceholder":false,"transition":null}
      {"animated":false,"at":3,"event":"blur","isEmpty":false,"isFocused":false,"isSettled":true,\
      "isTruncated":false,"isUp":true,"labelFrame":[18,-1.2000000000000028,80,16],\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"progress":1,"showsAffixes":true,\
      "showsLabel":true,"showsPlaceholder":false,"transition":null}
      {"animated":false,"at":4,"event":"focus","isEmpty":false,"isFocused":true,"isSettled":true,\
      "isTruncated":false,"isUp":true,"labelFrame":[18,-1.2000000000000028,80,16],\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"progress":1,"showsAffixes":true,\
      "showsLabel":true,"showsPlaceholder":false,"transition":null}
      {"animated":false,"at":5,"event":"text","isEmpty":true,"isFocused":true,"isSettled":true,\
      "isTruncated":false,"isUp":true,"labelFrame":[18,-1.2000000000000028,80,16],\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"progress":1,"showsAffixes":true,\
      "showsLabel":true,"showsPlaceholder":true,"transition":null}
      {"animated":true,"at":6,"event":"blur","isEmpty":true,"isFocused":false,"isSettled":false,\
      "isTruncated":false,"isUp":false,"labelFrame":[18,-1.2000000000000028,80,16],\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"progress":1,"showsAffixes":false,\
      "showsLabel":true,"showsPlaceholder":false,"transition":"lower"}
      {"animated":false,"at":7,"event":"sample","isEmpty":true,"isFocused":false,"isSettled":true,\
      "isTruncated":false,"isUp":false,"labelFrame":[16,16,100,20],"matrix":[1,0,0,1,0,0],\
      "progress":0,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,\
      "transition":null}

      """
    let outcome = try Tool.run(["simulate"], input: events)
    #expect(outcome == Tool.Outcome(output: expected))
  }

  @Test func `a label in flight is answered with these lines`() throws {
    let events = """
      {"event":"focus","at":1}
      {"event":"sample","at":1.25}
      {"event":"sample","at":1.5}
      {"event":"sample","at":2}
      {"event":"blur"}
      {"event":"sample","at":2.5}
      {"event":"sample","at":3}

      """
    let expected = """
      {"animated":true,"at":1,"event":"focus","isEmpty":true,"isFocused":true,"isSettled":false,\
      "isTruncated":false,"isUp":true,"labelFrame":[16,16,100,20],"matrix":[1,0,0,1,0,0],\
      "progress":0,"showsAffixes":true,"showsLabel":true,"showsPlaceholder":true,\
      "transition":"raise"}
      {"animated":false,"at":1.25,"event":"sample","isEmpty":true,"isFocused":true,\
      "isSettled":false,"isTruncated":false,"isUp":true,"labelFrame":[16,11.5,95,19],\
      "matrix":[0.95,0,0,0.95,-2.5,-5],"progress":0.25,"showsAffixes":true,"showsLabel":true,\
      "showsPlaceholder":true,"transition":null}
      {"animated":false,"at":1.5,"event":"sample","isEmpty":true,"isFocused":true,\
      "isSettled":false,"isTruncated":false,"isUp":true,"labelFrame":[16,7,90,18],\
      "matrix":[0.9,0,0,0.9,-5,-10],"progress":0.5,"showsAffixes":true,"showsLabel":true,\
      "showsPlaceholder":true,"transition":null}
      {"animated":false,"at":2,"event":"sample","isEmpty":true,"isFocused":true,"isSettled":true,\
      "isTruncated":false,"isUp":true,"labelFrame":[16,-2,80,16],"matrix":[0.8,0,0,0.8,-10,-20],\
      "progress":1,"showsAffixes":true,"showsLabel":true,"showsPlaceholder":true,"transition":null}
      {"animated":true,"at":2,"event":"blur","isEmpty":true,"isFocused":false,"isSettled":false,\
      "isTruncated":false,"isUp":false,"labelFrame":[16,-2,80,16],"matrix":[0.8,0,0,0.8,-10,-20],\
      "progress":1,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,\
      "transition":"lower"}
      {"animated":false,"at":2.5,"event":"sample","isEmpty":true,"isFocused":false,\
      "isSettled":false,"isTruncated":false,"isUp":false,"labelFrame":[16,7,90,18],\
      "matrix":[0.9,0,0,0.9,-5,-10],"progress":0.5,"showsAffixes":false,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}
      {"animated":false,"at":3,"event":"sample","isEmpty":true,"isFocused":false,"isSettled":true,\
      "isTruncated":false,"isUp":false,"labelFrame":[16,16,100,20],"matrix":[1,0,0,1,0,0],\
      "progress":0,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,\
      "transition":null}

      """
    let outcome = try Tool.run(
      [
        "simulate", "--placement", "flush", "--rise", "20", "--duration", "1", "--easing", "linear",
      ],
      input: events
    )
    #expect(outcome == Tool.Outcome(output: expected))
  }

  @Test func `every event with every key is answered with these lines`() throws {
    let events = """
      {"event":"disappear","at":0.5}
      {"event":"layout","labelWidth":200,"labelHeight":40,"fieldWidth":200,\
      "leadingInset":10, "trailingInset":40}
      {"event":"writingDirection","value":"rtl"}
      {"event":"reduceMotion","value":true}
      {"event":"appear","at":1}
      {"event":"focus"}
      {"event":"markedText","text":"か"}
      {"event":"reduceMotion","value":false}
      {"event":"markedText","text":null}
      {"event":"text","text":"蚊"}
      {"event":"blur","at":2,"text":""}
      {"event":"sample","at":2.5}
      {"event":"autofill","at":4,"value":true,"animated":false}
      {"event":"autofill","value":false}
      {"event":"unparsedInput","at":4.5,"value":true}
      {"event":"enabled","at":9,"value":false}

      """
    let expected = """
      {"animated":false,"at":0.5,"event":"disappear","isEmpty":true,"isFocused":false,\
      "isSettled":true,"isTruncated":false,"isUp":false,"labelFrame":[16,16,100,20],\
      "matrix":[1,0,0,1,0,0],"progress":0,"showsAffixes":false,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}
      {"animated":false,"at":0.5,"event":"layout","isEmpty":true,"isFocused":false,\
      "isSettled":true,"isTruncated":true,"isUp":false,"labelFrame":[10,16,150,40],\
      "matrix":[1,0,0,1,0,0],"progress":0,"showsAffixes":false,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}
      {"animated":false,"at":0.5,"event":"writingDirection","isEmpty":true,"isFocused":false,\
      "isSettled":true,"isTruncated":true,"isUp":false,"labelFrame":[40,16,150,40],\
      "matrix":[1,0,0,1,0,0],"progress":0,"showsAffixes":false,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}
      {"animated":false,"at":0.5,"event":"reduceMotion","isEmpty":true,"isFocused":false,\
      "isSettled":true,"isTruncated":true,"isUp":false,"labelFrame":[40,16,150,40],\
      "matrix":[1,0,0,1,0,0],"progress":0,"showsAffixes":false,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}
      {"animated":false,"at":1,"event":"appear","isEmpty":true,"isFocused":false,"isSettled":true,\
      "isTruncated":true,"isUp":false,"labelFrame":[40,16,150,40],"matrix":[1,0,0,1,0,0],\
      "progress":0,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,\
      "transition":null}
      {"animated":false,"at":1,"event":"focus","isEmpty":true,"isFocused":true,"isSettled":true,\
      "isTruncated":true,"isUp":true,"labelFrame":[36.25,4,150,32],"matrix":[0.8,0,0,0.8,15,-16],\
      "progress":1,"showsAffixes":true,"showsLabel":true,"showsPlaceholder":true,\
      "transition":"raise"}
      {"animated":false,"at":1,"event":"markedText","isEmpty":false,"isFocused":true,\
      "isSettled":true,"isTruncated":true,"isUp":true,"labelFrame":[36.25,4,150,32],\
      "matrix":[0.8,0,0,0.8,15,-16],"progress":1,"showsAffixes":true,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}
      {"animated":false,"at":1,"event":"reduceMotion","isEmpty":false,"isFocused":true,\
      "isSettled":true,"isTruncated":true,"isUp":true,"labelFrame":[36.25,4,150,32],\
      "matrix":[0.8,0,0,0.8,15,-16],"progress":1,"showsAffixes":true,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}
      {"animated":false,"at":1,"event":"markedText","isEmpty":true,"isFocused":true,\
      "isSettled":true,"isTruncated":true,"isUp":true,"labelFrame":[36.25,4,150,32],\
      "matrix":[0.8,0,0,0.8,15,-16],"progress":1,"showsAffixes":true,"showsLabel":true,\
      "showsPlaceholder":true,"transition":null}
      {"animated":false,"at":1,"event":"text","isEmpty":false,"isFocused":true,"isSettled":true,\
      "isTruncated":true,"isUp":true,"labelFrame":[36.25,4,150,32],"matrix":[0.8,0,0,0.8,15,-16],\
      "progress":1,"showsAffixes":true,"showsLabel":true,"showsPlaceholder":false,\
      "transition":null}
      {"animated":true,"at":2,"event":"blur","isEmpty":true,"isFocused":false,"isSettled":false,\
      "isTruncated":true,"isUp":false,"labelFrame":[36.25,4,150,32],"matrix":[0.8,0,0,0.8,15,-16],\
      "progress":1,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,\
      "transition":"lower"}
      {"animated":false,"at":2.5,"event":"sample","isEmpty":true,"isFocused":false,\
      "isSettled":false,"isTruncated":true,"isUp":false,\
      "labelFrame":[38.333333333333336,10,150,36],"matrix":[0.9,0,0,0.9,6.666666666666663,-8],\
      "progress":0.5,"showsAffixes":false,"showsLabel":true,"showsPlaceholder":false,\
      "transition":null}
      {"animated":false,"at":4,"event":"autofill","isEmpty":false,"isFocused":false,\
      "isSettled":true,"isTruncated":true,"isUp":true,"labelFrame":[36.25,4,150,32],\
      "matrix":[0.8,0,0,0.8,15,-16],"progress":1,"showsAffixes":true,"showsLabel":true,\
      "showsPlaceholder":false,"transition":"raise"}
      {"animated":true,"at":4,"event":"autofill","isEmpty":true,"isFocused":false,\
      "isSettled":false,"isTruncated":true,"isUp":false,"labelFrame":[36.25,4,150,32],\
      "matrix":[0.8,0,0,0.8,15,-16],"progress":1,"showsAffixes":false,"showsLabel":true,\
      "showsPlaceholder":false,"transition":"lower"}
      {"animated":true,"at":4.5,"event":"unparsedInput","isEmpty":false,"isFocused":false,\
      "isSettled":false,"isTruncated":true,"isUp":true,"labelFrame":[38.333333333333336,10,150,36],\
      "matrix":[0.9,0,0,0.9,6.666666666666663,-8],"progress":0.5,"showsAffixes":true,\
      "showsLabel":true,"showsPlaceholder":false,"transition":"raise"}
      {"animated":false,"at":9,"event":"enabled","isEmpty":false,"isFocused":false,\
      "isSettled":true,"isTruncated":true,"isUp":true,"labelFrame":[36.25,4,150,32],\
      "matrix":[0.8,0,0,0.8,15,-16],"progress":1,"showsAffixes":true,"showsLabel":true,\
      "showsPlaceholder":false,"transition":null}

      """
    let outcome = try Tool.run(
      ["simulate", "--rise", "20", "--duration", "1", "--easing", "linear"],
      input: events
    )
    #expect(outcome == Tool.Outcome(output: expected))
  }
}
