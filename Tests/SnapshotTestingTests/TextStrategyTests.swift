import Foundation
import Testing

@testable import SnapshotTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private struct User: Codable, Equatable {
  var id = 1
  var name = "Blobby"
  var bio = "Blobbed around the world."
  var tags: Set<String> = ["b", "a"]
  var friend: String?
}

private enum Direction: String, CaseIterable {
  case up, down, left, right

  var rotatedLeft: Direction {
    switch self {
    case .up: .left
    case .left: .down
    case .down: .right
    case .right: .up
    }
  }
}

private final class Node {
  var name = "a"
  var next: Node?
}

@Suite("Texts of values")
struct TextStrategyTests {
  @Test("A dump sorts children by name, and members of sets and dictionaries by text")
  func dump() {
    #expect(
      text(User(), .dump) == """
        ▿ User
          - bio: "Blobbed around the world."
          - friend: Optional<String>.none
          - id: 1
          - name: "Blobby"
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
    #expect(
      text(["b": 1, "a": 2], .dump).contains(
        "▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 2\n"))
  }

  @Test("A dump of cyclic objects ends")
  func cycle() {
    let node = Node()
    node.next = node

    #expect(text(node, .dump).contains("(circular reference)"))
    node.next = nil
  }

  @Test("JSON has sorted keys, both from encodable values and from dictionaries")
  func json() {
    struct Pair: Encodable {
      var b = 1
      var a = [true]
    }

    #expect(text(Pair(), .json) == "{\n  \"a\" : [\n    true\n  ],\n  \"b\" : 1\n}")
    #expect(text(["b": 1, "a": 2] as Any, .json).hasPrefix("{\n  \"a\""))
    #expect(Snapshotting<Pair, String>.json.pathExtension == "json")
    #expect(text(Pair(), .plist).contains("<key>b</key>"))
  }

  @Test("A function's results are listed for each case")
  func function() {
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Direction, String>.description)

    #expect(
      text({ $0.rotatedLeft }, strategy) == "\"up\",\"left\"\n\"down\",\"right\"\n\"left\",\"down\"\n\"right\",\"up\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test("A request is stored as text or as a curl command, with sorted query items")
  func request() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/?b=2&a=1")))
    request.httpMethod = "POST"
    request.addValue("text/plain", forHTTPHeaderField: "Accept")
    request.httpBody = Data("pricing[\"x\"]".utf8)

    #expect(
      text(request, .raw) == "POST https://example.org/?a=1&b=2\nAccept: text/plain\n\npricing[\"x\"]")
    #expect(
      text(request, .curl)
        == "curl \\\n\t--request POST \\\n\t--header \"Accept: text/plain\" \\\n\t--data \"pricing[\\\"x\\\"]\" \\\n\t"
        + "\"https://example.org/?a=1&b=2\"")
  }

  @Test("Distant changes are two hunks with context lines")
  func hunks() throws {
    let old = (1...30).map { "line \($0)" }
    var new = old
    new[2] = "changed"
    new.remove(at: 24)

    let text = try #require(Diffing.lines.diffV2(old.joined(separator: "\n"), new.joined(separator: "\n"))).0

    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ −1,7 +1,7 @@", "@@ −21,9 +21,8 @@"])
    #expect(lines.filter { $0.hasPrefix("−") || $0.hasPrefix("+") } == ["−line 3", "+changed", "−line 25"])
  }

  @Test("Data is compared byte by byte")
  func data() throws {
    let workplace = try Workplace()
    let bytes = Data([0xFF, 0, 1])

    _ = workplace.verify(bytes, as: .data)

    #expect(workplace.verify(bytes, as: .data) == nil)
    let message = workplace.verify(Data([0xFF, 0, 2, 3]), as: .data)
    #expect(message?.contains("Expected 3 bytes, found 4; the first difference is at offset 2.") == true)
    #expect(workplace.exists(workplace.references + "/sample.1"))
  }

  @Test("Waiting delays the conversion of the value")
  func waiting() {
    let start = ContinuousClock.now

    let result = text("x", .wait(for: 0.05, on: .lines))

    #expect(result == "x")
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }
}
