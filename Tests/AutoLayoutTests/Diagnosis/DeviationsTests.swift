import Foundation
import TestSupport
import Testing

@Suite("Deviations.md")
struct DeviationsTests {
  /// Returns the titles of all tests below a folder, as quoted in the source.
  ///
  /// Tests of XCTest have their names. Other strings and comments are ignored.
  private static func titles(in folder: String) -> [String] {
    let base = Repository.file(folder)
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { $0.pathExtension == "swift" && $0.lastPathComponent != "DeviationsTests.swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap { titles(of: $0) }
  }

  private static func titles(of source: String) -> [String] {
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return zip(lines, lines.dropFirst()).compactMap { line, next in
      if line.hasPrefix("func test") { return String(line.dropFirst("func ".count).prefix { $0 != "(" }) }
      guard line.hasPrefix("@Test(") else { return nil }
      let title = line == "@Test(" ? next : String(line.dropFirst("@Test(".count))
      var isEscaped = false
      let end = title.dropFirst().firstIndex { character in
        defer { isEscaped = !isEscaped && character == "\\" }
        return character == "\"" && !isEscaped
      }
      return end.map { String(title[...$0]) }
    }
  }

  /// Returns the first lines of the layout cases, quoted like the titles of tests.
  private static func cases() throws -> [String] {
    let folder = Repository.file("Tests/Fixtures/Layout")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    return try names.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return "\"\(text.prefix { $0 != "\n" }.dropFirst(2))\""
    }
  }

  @Test("Every row names the title of a test or of a layout case")
  func bound() throws {
    let page = try Repository.text("Deviations.md")
    let folders = ["Tests", "Examples/Clients/Tests", "Examples/Clients/Journal/Tests"]
    let titles = try Set(folders.flatMap { Self.titles(in: $0) } + Self.cases())
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| What ") }

    #expect(!rows.isEmpty)
    for row in rows {
      let name =
        row.split(separator: "|").last.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) } ?? ""
      #expect(titles.contains(name), "\(row)")
    }
  }
}
