import Foundation
import Testing

@Suite struct ReportedFaultTests {
  @Test(arguments: ReportedFault.all)
  func `a fault that was reported elsewhere doesn't happen`(_ fault: ReportedFault) throws {
    #expect(try fault.problems() == [])
  }

  @Test func `every fault is there once and says where it comes from`() {
    let faults = ReportedFault.all
    #expect(faults.count == 66)
    #expect(Set(faults.map(\.id)).count == faults.count)
    #expect(Set(faults.map(\.title)).count == faults.count)
    #expect(faults.allSatisfy { !$0.title.isEmpty && !$0.source.isEmpty && !$0.expect.isEmpty })
  }

  // MARK: The expectations themselves

  @Test(arguments: [
    (#"{"animationsStarted":1,"last":{}}"#, false),
    (#"{"animationsStarted":2}"#, true),
    (#"{"animationsStartedMax":1}"#, false),
    (#"{"animationsStartedMax":0}"#, true),
    (#"{"monotonic":true}"#, true),
    (#"{"finite":true}"#, false),
    (#"{"leftAlways":10}"#, false),
    (#"{"leftAlways":11}"#, true),
    (#"{"rightAlways":110}"#, true),
    (#"{"checks":[{"line":0,"isUp":true,"progress":0.5},{"line":1,"transition":null}]}"#, false),
    (#"{"checks":[{"line":0,"isUp":false}]}"#, true),
    (#"{"checks":[{"line":1,"transition":"raise"}]}"#, true),
    (#"{"checks":[{"line":2,"isUp":true}]}"#, true),
    (#"{"last":{"progress":0.2500000001,"scale":0.75,"tx":-3,"ty":-5,"identity":false}}"#, false),
    (#"{"last":{"left":10,"right":90,"midX":50,"shownWidth":80}}"#, false),
    (#"{"last":{"progress":0.25000001}}"#, true),
    (#"{"last":{"scale":0.7}}"#, true),
    (#"{"last":{"tx":3}}"#, true),
    (#"{"last":{"ty":5}}"#, true),
    (#"{"last":{"identity":true}}"#, true),
    (#"{"last":{"right":100}}"#, true),
    (#"{"last":{"isUp":1}}"#, true),
    (#"{"last":{"unheardOf":1}}"#, true),
    (#"{"unheardOf":1}"#, true),
  ])
  func `what simulate gets wrong is noticed`(_ expectations: String, _ isWrong: Bool) throws {
    let output = """
      {"animated":true,"isUp":true,"labelFrame":[10,0,100,20],"matrix":[1,0,0,1,0,0],\
      "progress":0.5,"transition":"raise"}
      {"animated":false,"isUp":true,"labelFrame":[10,0,80,20],"matrix":[0.75,0,0,0.75,-3,-5],\
      "progress":0.25,"transition":null}

      """
    let fault = try fault("simulate", events: 2, expectations)
    #expect(try fault.problems(in: Tool.Outcome(output: output)).isEmpty == !isWrong)
    let line = String(output.prefix { $0 != "\n" }) + "\n"
    #expect(try fault.problems(in: Tool.Outcome(output: line)) == ["1 lines"])
  }

  @Test(arguments: [
    (#"{"count":3,"firstOffset":0,"lastOffset":1}"#, false),
    (#"{"count":2}"#, true),
    (#"{"firstOffset":0.1}"#, true),
    (#"{"lastOffset":0.9}"#, true),
    (#"{"strictlyIncreasing":true}"#, true),
    (#"{"lastExact":true}"#, true),
    (#"{"unheardOf":1}"#, true),
  ])
  func `what keyframes gets wrong is noticed`(_ expectations: String, _ isWrong: Bool) throws {
    let output = """
      {"keyframes":[{"offset":0,"progress":0},{"offset":0,"progress":0},\
      {"offset":1,"progress":0.9999999999}]}

      """
    let fault = try fault("keyframes", events: 0, expectations)
    #expect(try fault.problems(in: Tool.Outcome(output: output)).isEmpty == !isWrong)
  }

  @Test(arguments: [
    (#"{"labelX":204,"labelWidth":40,"isPinned":false,"textVisibleWidth":200}"#, false),
    (#"{"labelX":203}"#, true),
    (#"{"labelWidth":41}"#, true),
    (#"{"isPinned":true}"#, true),
    (#"{"textVisibleWidth":256}"#, true),
    (#"{"unheardOf":1}"#, true),
  ])
  func `what trailing gets wrong is noticed`(_ expectations: String, _ isWrong: Bool) throws {
    let output = """
      {"field":{"width":256,"x":0},"isPinned":false,"label":{"width":40,"x":204},\
      "visibleTextWidth":200}

      """
    let fault = try fault("trailing", events: 0, expectations)
    #expect(try fault.problems(in: Tool.Outcome(output: output)).isEmpty == !isWrong)
  }

  @Test func `a refusal is an answer only where finite numbers are all that is asked`() throws {
    let refusal = Tool.Outcome(errors: "Error: no\n", status: 65)
    #expect(try fault("simulate", events: 1, #"{"finite":true}"#).problems(in: refusal) == [])
    #expect(try fault("simulate", events: 1, "{}").problems(in: refusal) != [])
    let silent = Tool.Outcome(status: 65)
    #expect(try fault("simulate", events: 1, #"{"finite":true}"#).problems(in: silent) != [])
    let failed = Tool.Outcome(errors: "Error: no\n", status: 1)
    #expect(try fault("simulate", events: 1, #"{"finite":true}"#).problems(in: failed) != [])
  }

  private func fault(
    _ command: String,
    events count: Int,
    _ expectations: String
  ) throws -> ReportedFault {
    ReportedFault(
      id: "",
      title: "",
      source: "",
      command: command,
      options: [],
      events: Array(repeating: .null, count: count),
      expect: try JSONDecoder().decode([String: JSON].self, from: Data(expectations.utf8))
    )
  }
}
