import BatchRendering
import Foundation
import LayoutDocuments
import Testing

@Suite("Data rows")
struct DataRowsTests {
  @Test("CSV has quotes, commas and line breaks in fields")
  func csv() throws {
    let rows = try read("name,text\r\nAda,\"a, \"\"b\"\"\nc\"\r\n\r\n名,\n", "rows.csv")

    #expect(
      rows == [
        DataRow(number: 1, values: .object(["name": .text("Ada"), "text": .text("a, \"b\"\nc")])),
        DataRow(number: 2, values: .object(["name": .text("名"), "text": .text("")])),
      ])
  }

  @Test("JSON and NDJSON keep the types of their values")
  func json() throws {
    let expected = [
      DataRow(number: 1, values: .object(["n": .number(1.5), "on": .bool(true), "list": .list([.null])]))
    ]

    #expect(try read("[{\"n\": 1.5, \"on\": true, \"list\": [null]}]", "a.json") == expected)
    #expect(try read("\n{\"n\": 1.5, \"on\": true, \"list\": [null]}\n", "a.ndjson") == expected)
  }

  @Test(
    "What is no row is told with its line",
    arguments: [
      ("a,b\n1\n", "x.csv", "x.csv:2:1: error: expected 2 fields as in the first line, found 1"),
      ("a,a\n", "x.csv", "x.csv:1:1: error: the column \"a\" stands twice"),
      ("a\n\"1\n\n", "x.csv", "x.csv:2:1: error: a quotation mark that is never closed"),
      ("a\n\"1\"2\n", "x.csv", "x.csv:2:1: error: expected a comma after a closing quotation mark"),
      ("", "x.csv", "x.csv:1:1: error: expected a line with the columns' names"),
      ("{}\n[]\n", "x.jsonl", "x.jsonl:2:1: error: expected a JSON object"),
      ("{}", "x.json", "x.json:1:1: error: expected a JSON array of objects"),
      ("a", "x.txt", "x.txt: error: expected rows in a file that ends in .csv, .json, .ndjson or .jsonl"),
    ])
  func failures(text: String, name: String, message: String) {
    let error = #expect(throws: DocumentErrors.self) { try read(text, name) }

    #expect(error?.description.hasSuffix(message) == true)
  }

  private func read(_ text: String, _ name: String) throws -> [DataRow] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return try DataRows.read(path: file.path)
  }
}
