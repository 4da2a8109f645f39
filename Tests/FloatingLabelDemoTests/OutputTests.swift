import Testing

@Suite struct OutputTests {
  @Test func `a reader that goes away ends the tool without a word`() throws {
    for format in ["json", "ndjson"] {
      let outcome = try Tool.run(
        ["--frames", "20000", "--format", format],
        output: .closedPipe(afterReading: 10)
      )
      #expect(outcome.output == (format == "json" ? "{\"duration" : "{\"color\":["))
      #expect(outcome.errors == "")
      #expect(outcome.status == 0)
    }
  }

  @Test func `a reader that was never there ends the tool without a word`() throws {
    for arguments in [[], ["--help"], ["--version"], ["--frames", "3000", "--format", "ndjson"]] {
      let outcome = try Tool.run(arguments, output: .closedPipe(afterReading: 0))
      #expect(outcome == Tool.Outcome())
    }
  }

  @Test func `the shell's setting for broken pipes makes no difference`() throws {
    for setting in ["trap '' PIPE", "trap - PIPE"] {
      let outcome = try Tool.run(
        shell: #"\#(setting); { "$0" "$@"; echo "status $?" >&2; } | head -c 12"#,
        ["--frames", "3000"]
      )
      #expect(outcome == Tool.Outcome(output: #"{"duration":"#, errors: "status 0\n"))
    }
  }

  @Test func `a closed standard output is an error`() throws {
    for arguments in [[], ["--help"], ["--version"]] {
      let outcome = try Tool.run(shell: #"exec "$0" "$@" >&-"#, arguments)
      #expect(
        outcome
          == Tool.Outcome(
            errors: "Error: can't write the output: Bad file descriptor\n",
            status: 1
          )
      )
    }
  }

  @Test func `a usage error needs neither standard output nor standard error`() throws {
    for redirection in [">&-", "2>&-", ">&- 2>&-"] {
      let outcome = try Tool.run(shell: #"exec "$0" "$@" \#(redirection)"#, ["--scale", "0"])
      #expect(outcome.output == "")
      #expect(outcome.status == 64)
    }
  }

  @Test func `a large output arrives whole`() throws {
    let outcome = try Tool.run(["--frames", "3000", "--format", "ndjson"])
    #expect(outcome.lines.count == 3000)
    #expect(outcome.lines.first?.hasSuffix(#""offset":0,"progress":0,"time":0}"#) == true)
    #expect(outcome.lines.last?.hasSuffix(#""offset":1,"progress":1,"time":0.15}"#) == true)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `keyframes leaves standard input alone`() throws {
    #expect(try Tool.run([], input: "{}\n") == Tool.run([]))
  }

  @Test func `a long sequence starts at once`() throws {
    let first = #"{"duration":0.15,"easing":[0.42,0,0.58,1],"keyframes":["#
    let outcome = try Tool.run(
      ["--frames", "1000000000"],
      output: .closedPipe(afterReading: first.utf8.count)
    )
    #expect(outcome == Tool.Outcome(output: first))
  }

  #if os(Linux)
    @Test(arguments: [
      [],
      ["--format", "ndjson"],
      ["--frames", "3000"],
      ["--help"],
      ["keyframes", "-h"],
      ["--version"],
    ])
    func `a full disk is an error`(_ arguments: [String]) throws {
      let outcome = try Tool.run(arguments, output: .file("/dev/full"))
      #expect(
        outcome
          == Tool.Outcome(
            errors: "Error: can't write the output: No space left on device\n",
            status: 1
          )
      )
    }

    @Test func `a usage error is one on a full disk, too`() throws {
      let outcome = try Tool.run(["--bogus"], output: .file("/dev/full"))
      #expect(
        outcome
          == Tool.Outcome(
            errors: """
              Error: there is no option '--bogus'
              Usage: FloatingLabelDemo [keyframes] [OPTIONS]   (--help lists them)

              """,
            status: 64
          )
      )
    }

    /// Reads 16 of the 62 MB of 200,000 keyframes, and as a measure 0.5 of the 1.2 MB of 4,000.
    ///
    /// Then the peak is about 14 MB in either case, almost all of it the program and its libraries,
    /// and from one run to the next it varies by some 0.3 MB. A tool that kept its text would need 16
    /// MB more, or 62 if it wrote it at the end; one that kept its keyframes, of 120 bytes each, 6 or
    /// 24 MB more. The bound lies between.
    @Test(arguments: ["json", "ndjson"])
    func `memory stays flat`(_ format: String) throws {
      let few = ["--format", format, "--frames", "4000"]
      let many = ["--format", format, "--frames", "200000"]
      let start = try Tool.peakMemory(few, afterReading: 500_000)
      let peak = try Tool.peakMemory(many, afterReading: 16_000_000)
      #expect(peak - start < 4_000_000)
    }
  #endif
}
