import Foundation
import Testing

@Suite("Deviations.md")
struct DeviationsTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of every Swift file below a folder of tests.
  private static func tests(in folder: String) -> String {
    let base = repository.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { $0.pathExtension == "swift" && $0.lastPathComponent != "DeviationsTests.swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test("Every row names a test that exists")
  func bound() throws {
    let page = try String(contentsOf: Self.repository.appendingPathComponent("Deviations.md"), encoding: .utf8)
    let folders = ["Tests", "Examples/Clients/Tests", "Examples/Clients/Journal/Tests"]
    let tests = folders.map { Self.tests(in: $0) }.joined()
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| What ") }

    #expect(!rows.isEmpty)
    for row in rows {
      let name =
        row.split(separator: "|").last.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) } ?? ""
      #expect(!name.isEmpty && tests.contains(name), "\(row)")
    }
  }
}
