import Foundation
import TestSupport
import Testing

@Suite("Deviations.md")
struct DeviationsTests {
  /// Returns the joined texts of all Swift files below a folder of tests.
  private static func tests(in folder: String) -> String {
    let base = Repository.file(folder)
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { $0.pathExtension == "swift" && $0.lastPathComponent != "DeviationsTests.swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  /// Returns the first lines of the layout cases, quoted like the titles of tests.
  private static func cases() throws -> String {
    let folder = Repository.file("Tests/Fixtures/Layout")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    return try names.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return "\"\(text.prefix { $0 != "\n" }.dropFirst(2))\"\n"
    }.joined()
  }

  @Test("Every row names a test or a layout case that exists")
  func bound() throws {
    let page = try Repository.text("Deviations.md")
    let folders = ["Tests", "Examples/Clients/Tests", "Examples/Clients/Journal/Tests"]
    let tests = try folders.map { Self.tests(in: $0) }.joined() + Self.cases()
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| What ") }

    #expect(!rows.isEmpty)
    for row in rows {
      let name =
        row.split(separator: "|").last.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) } ?? ""
      #expect(!name.isEmpty && tests.contains(name), "\(row)")
    }
  }
}
