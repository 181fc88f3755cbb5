import Foundation
import SourceFacts
import TestSupport
import Testing

@Suite("Facts of sources")
struct SourceFactsTests {
  @Test("Imports are found with their lines, also with attributes and of single declarations, but not in texts")
  func imports() {
    let facts = SourceFile(
      path: "A.swift",
      text: """
        @testable package import Kit
        import struct Foundation.URL
        let text = \"\"\"
          import Other
          \"\"\"
        """
    ).facts

    #expect(facts.imports.map(\.text) == ["Kit", "Foundation"])
    #expect(facts.imports.map(\.line) == [1, 2])
  }

  @Test(
    "Code that can end the process is found",
    arguments: [
      "try! f()", "a as! B", "a!.b", "a[0]!", "var x: Int!", "func f(_ x: Int!) {}", "fatalError()",
      "precondition(a)", "preconditionFailure(\"no\")", "let a = [b!, c]",
    ])
  func traps(code: String) {
    #expect(SourceFile(path: "A.swift", text: "  " + code).facts.traps.map(\.text) == [code])
  }

  @Test(
    "Comparisons, other calls, comments and texts end no process",
    arguments: ["a != b", "!a", "try? f()", "a as? B", "self.precondition(a)", "// x!", "let a = \"x!\"", "a !== b"])
  func noTraps(code: String) {
    #expect(SourceFile(path: "A.swift", text: code).facts.traps.isEmpty)
  }

  @Test("The first result of a lazy map is found, also after other steps, but not a search with a condition")
  func lazyMaps() {
    let text = """
      let a = b.lazy.compactMap { $0.c }.first
      let d = b.lazy
        .map { $0.c }
        .filter { $0 > 1 }
        .first
      let e = b.lazy.map { $0.c }.first { $0 > 1 }
      let f = b.lazy.filter { $0 > 1 }.first
      let g = b.map { $0.c }.first
      """
    #expect(SourceFile(path: "A.swift", text: text).facts.lazyFirsts.map(\.line) == [1, 5])
  }
}

@Suite("The lists of checks")
struct CheckListTests {
  /// A package with two rooms, of which `Low` may not use `High`.
  private static let low = SourceFile(
    path: "Kit/Low/Low.swift", text: "struct Low { var a: High; var b: High.Part; var c: Own }\nstruct Own {}")
  private static let high = SourceFile(
    path: "Kit/High/High.swift", text: "struct High { struct Part {} ; var low: Low }")

  /// Returns the findings for a list of the two rooms, whose folders are made in a temporary folder.
  private func findings(_ exceptions: String) throws -> [String] {
    try withTemporaryFolder(["Kit/Low/Low.swift": "", "Kit/High/High.swift": "", "list": ""]) { folder in
      let (list, target) = (folder.appendingPathComponent("list"), folder.appendingPathComponent("Kit").path)
      try Data("# Rooms\n[\(target)]\nHigh: all below\nLow:\n\(exceptions)".utf8).write(to: list)
      let files = [Self.low, Self.high].map { file in
        SourceFile(path: "\(folder.path)/\(file.path)", text: file.tree.description)
      }
      return try Rooms.all(in: list.path).flatMap { $0.findings(in: files) }.map {
        $0.replacing(folder.path + "/", with: "")
      }
    }
  }

  @Test("A type of a higher room is an error at its first use, unless it is listed")
  func rooms() throws {
    #expect(try findings("") == ["Kit/Low/Low.swift:1: error: Low may not use High of High; see list"])
    #expect(try findings("Low/Low.swift | High | a reason\n") == [])
    #expect(try findings("*/Low* | High | a reason\n") == [])
    #expect(
      try findings("Low/Low.swift | High.Part | a reason\n")
        == ["Kit/Low/Low.swift:1: error: Low may not use High of High; see list"])
    #expect(
      try findings("Low/Low.swift | High | a reason\nHigh/High.swift | Low, Low.Part | a reason\n")
        == ["Low", "Low.Part"].map { "list:6: error: High/High.swift no longer uses \($0); delete it" })
  }

  @Test("A list with a room above, with an unknown room or without a folder's room is an error")
  func wrongRooms() throws {
    try withTemporaryFolder(["Kit/Low/Low.swift": "", "Kit/High/High.swift": "", "list": ""]) { folder in
      let (list, target) = (folder.appendingPathComponent("list"), folder.appendingPathComponent("Kit").path)
      for (rooms, message) in [
        ("High: all below\nLow: High\n", "list:3: error: Low uses High, which is not a room below it"),
        ("High: Middle\nLow:\n", "list:2: error: High uses Middle, which is not a room below it"),
        ("High:\n", "list: error: differs from the folders of Kit: Low"),
        ("High\n", "list:2: error: expected [folder], room: rooms, or file | type, type | reason: High"),
      ] {
        try Data("[\(target)]\n\(rooms)".utf8).write(to: list)
        let error = try #require(throws: ListError.self) { try Rooms.all(in: list.path) }
        #expect("\(error)".replacing(folder.path + "/", with: "") == message)
      }
    }
  }

  @Test("Each trap needs a line of the list, and each line a trap")
  func traps() throws {
    let lines = ["# Traps", "A.swift | let a =* | b", "A.swift | let c | e", "B/ | x! | c", "C.swift | y! | d\n"]
    try withTemporaryFolder(["list": lines.joined(separator: "\n")]) { folder in
      let list = folder.appendingPathComponent("list").path
      let files = [
        SourceFile(path: "A.swift", text: "let a = b!\nlet c = d!"), SourceFile(path: "B/B.swift", text: "x!"),
      ]

      let findings = try Traps(list: list).findings(in: files).map { $0.replacing(list, with: "list") }
      #expect(
        findings == [
          "A.swift:2: error: no reason in list for: let c = d!", "list:3: error: no code matches; delete the line",
          "list:5: error: no code matches; delete the line",
        ])
    }
  }

  @Test("An import needs a dependency of the target, also if it is one of a dependency")
  func imports() throws {
    let package = try JSONDecoder().decode(
      PackageTargets.self,
      from: Data(
        """
        {"targets": [
          {"name": "Low", "type": "regular", "dependencies": []},
          {"name": "Middle", "type": "regular", "path": "Parts/Middle", "dependencies": [{"byName": ["Low", null]}]},
          {"name": "High", "type": "test", "dependencies": [
            {"target": ["Middle", null]}, {"product": ["Syntax", "syntax", null, null]}]}]}
        """.utf8))
    let files = [
      SourceFile(path: "Parts/Middle/A.swift", text: "import Foundation\nimport Low"),
      SourceFile(path: "Tests/High/B.swift", text: "import Middle\nimport Syntax\nimport Low"),
    ]

    #expect(package.folders == ["Sources/Low", "Parts/Middle", "Tests/High"])
    #expect(package.findings(in: files) == ["Tests/High/B.swift:3: error: High does not depend on Low"])
  }

  @Test("A type of a journey must be declared in the folder that its row names, and a page has journeys")
  func journeys() throws {
    let page = """
      # Page

      ### From a key to a property

      | type | folder | role |
      |---|---|---|
      | `A` | `Kit` | it is there |
      | `B` | `Kit` | it is elsewhere |
      | `Inner` | `Kit` | it is nested |

      ## Glossary

      | `C` | `Kit` | no journey |
      """
    try withTemporaryFolder(["page.md": page, "empty.md": ""]) { folder in
      let files = [
        SourceFile(path: "Sources/Wing/Kit/A.swift", text: "struct A { enum Inner {} }"),
        SourceFile(path: "Sources/Wing/Other/B.swift", text: "class B {}"),
      ]
      let path = folder.appendingPathComponent("page.md").path
      let empty = folder.appendingPathComponent("empty.md").path

      let findings = try Journeys(page: path).findings(in: files)

      #expect(findings == ["\(path):8: error: no folder Kit in Sources declares B; was it renamed or moved?"])
      let error = try #require(throws: ListError.self) { try Journeys(page: empty) }
      #expect("\(error)" == "\(empty): error: has no journeys below headings that begin with From")
    }
  }
}
