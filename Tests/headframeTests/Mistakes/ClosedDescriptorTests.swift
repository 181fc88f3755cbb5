import Foundation
import Testing

private let card = """
  size: 40x20
  view:
    subviews: [{id: a, backgroundColor: red}]
    constraints: [a.width = 5, a.width = 6, a.height = 5, a.left = Superview.left, a.top = Superview.top]

  """

@Suite("Standard descriptors")
struct ClosedDescriptorTests {
  private static func rows(_ count: Int) -> String { "name\n" + (1...count).map { "n\($0)\n" }.joined() }

  @Test("A picture with a conflict is rendered although standard error is closed or full")
  func closedErrors() throws {
    for target in ["2>&-", "2>/dev/full"] {
      try withFolder(["a.yaml": card]) { folder in
        let command = try Command(shell: "\"$0\" render a.yaml -o a.png \(target)", [], in: folder)

        #expect(command.status == 0, "\(target)")
        #expect(try names(in: folder) == ["a.png", "a.yaml"])
      }
    }
  }

  @Test(
    "With any standard descriptor closed, a batch renders every picture and its state file has only JSON",
    arguments: ["0<&-", "1>&-", "2>&-", "0<&- 1>&-", "0<&- 2>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"], [1, 2])
  func closed(descriptors: String, jobs: Int) throws {
    try withFolder(["a.yaml": card, "rows.csv": Self.rows(12)]) { folder in
      let command = try Command(
        shell: "\"$0\" render a.yaml --data rows.csv -o 'out/{row.name}.png' --jobs \(jobs) \(descriptors)", [],
        in: folder)

      #expect(command.status == 0)
      #expect(try names(in: folder.appendingPathComponent("out")).count == 13)
      let state = try String(contentsOf: folder.appendingPathComponent("out/.headframe-state"), encoding: .utf8)
      #expect(state.split(separator: "\n").count == 12)
      #expect(state.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"") })
    }
  }

  @Test("Events or a state file that cannot be written are errors")
  func fullReports() throws {
    try withFolder(["a.yaml": card, "rows.csv": Self.rows(40)]) { folder in
      let events = try Command(
        shell: "\"$0\" render a.yaml --data rows.csv -o 'out/{row.name}.png' --json >/dev/full", [], in: folder)
      #expect(events.status == 1)
      #expect(events.errors.hasSuffix("standard output: error: cannot be written: No space left on device\n"))

      // Standard error is a file here, which must not reach the limit first.
      try Data("size: 20x10\nview: {}\n".utf8).write(to: folder.appendingPathComponent("a.yaml"))
      // 40 lines of about 90 bytes do not fit into 2 blocks of 512, but each picture does.
      let state = try Command(
        shell: "ulimit -f 2; \"$0\" render a.yaml --data rows.csv -o 'more/{row.name}.png' --quiet", [], in: folder)
      #expect(state.status == 1)
      #expect(state.errors.contains("more/.headframe-state: error: cannot be written"))
    }
  }
}
