import Foundation
import LayoutDocuments
import TestSupport
import Testing

@testable import BatchRendering

@Suite("Data rows")
struct DataRowsTests {
  @Test("Fields of CSV can contain quotes, commas and line breaks")
  func csv() throws {
    let rows = try read("name,text\r\nAda,\"a, \"\"b\"\"\nc\"\r\n\r\n名,\n", "rows.csv")

    #expect(
      rows == [
        DataRow(
          number: 1, values: .object(["name": .text("Ada"), "text": .text("a, \"b\"\nc")]), place: "rows.csv:2"),
        // The field of the first row has a line break, and a blank line follows it.
        DataRow(number: 2, values: .object(["name": .text("名"), "text": .text("")]), place: "rows.csv:5"),
      ])
  }

  @Test(
    "The delimiter of CSV is found by the number of fields of each record",
    arguments: [
      ("name;rule\nGrün;\"a, b; c\"\n", "x.csv", "Grün", "a, b; c"),
      ("name\trule\nA\tb, c\n", "x.tsv", "A", "b, c"), ("name\trule\nA\tb, c\n", "x.csv", "A", "b, c"),
      ("name,rule\nA,b;c\n", "x.csv", "A", "b;c"), ("name,rule\n\"A\"\"\",\"b;c\"\n", "x.csv", "A\"", "b;c"),
      // The line with which spreadsheets state their delimiter.
      ("sep=|\nname|rule\nA|b,c\n", "x.csv", "A", "b,c"), ("\u{FEFF}name;rule\r\nA;b\r\n", "x.csv", "A", "b"),
    ])
  func delimiters(text: String, name: String, first: String, second: String) throws {
    #expect(try read(text, name).map(\.values) == [.object(["name": .text(first), "rule": .text(second)])])
  }

  @Test("A delimiter that is given takes precedence")
  func givenDelimiter() throws {
    try withTemporaryFile("x.csv", "a;b,c\n1;2,3\n") { file in
      func names(_ delimiter: FieldDelimiter?) throws -> [String] {
        var names: [String] = []
        try DataRows(path: file.path, delimiter: delimiter).forEach { item in
          if case .row(let row) = item { names = row.values.fieldNames.sorted() }
          return true
        }
        return names
      }
      let (semicolons, commas) = (try names(FieldDelimiter("semicolon")), try names(FieldDelimiter(",")))
      #expect(semicolons == ["a", "b,c"])
      #expect(commas == ["a;b", "c"])
    }
    #expect(FieldDelimiter("\\t") == FieldDelimiter("tab"))
    #expect(FieldDelimiter("x") == nil && FieldDelimiter("\"") == nil && FieldDelimiter("||") == nil)
  }

  @Test(
    "UTF-16 text is read from any row, with and without a byte order mark", arguments: [false, true], [false, true])
  func wideText(isBigEndian: Bool, hasMark: Bool) throws {
    let text = "name,rule\r\nÄpfel,b\r\n😀,\"c\nd\"\r\n"
    let units = Array(((hasMark ? "\u{FEFF}" : "") + text).utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isBigEndian ? [high, low] : [low, high]
    }
    try withTemporaryFile("x.csv", "") { file in
      try Data(bytes).write(to: file)
      let rows = try DataRows(path: file.path)
      func all(from start: RowPosition?) throws -> [(name: DataValue?, position: RowPosition)] {
        var all: [(DataValue?, RowPosition)] = []
        try rows.forEach(from: start) { item, position in
          if case .row(let row) = item { all.append((row.values["name"], position)) }
          return true
        }
        return all
      }
      let whole = try all(from: nil)

      #expect(whole.map(\.name) == [.text("Äpfel"), .text("😀")])
      #expect(whole.map(\.position.line) == [2, 3])
      #expect(try all(from: whole[1].position).map(\.name) == [.text("😀")])
      #expect(rows.note == "\(file.path): note: the file is UTF-16 text")
    }
  }

  @Test("JSON and NDJSON keep the types of their values")
  func json() throws {
    func expected(_ place: String) -> [DataRow] {
      [
        DataRow(
          number: 1, values: .object(["n": .number(1.5), "on": .bool(true), "list": .list([.null])]), place: place)
      ]
    }

    #expect(try read("[\n{\"n\": 1.5, \"on\": true, \"list\": [null]}]", "a.json") == expected("a.json:2"))
    #expect(try read("\n{\"n\": 1.5, \"on\": true, \"list\": [null]}\n", "a.ndjson") == expected("a.ndjson:2"))
  }

  @Test("Reading continues after an invalid row")
  func badRows() throws {
    var numbers: [Int] = []
    var bad: [Int] = []
    try withRows("a,b\n1,2\n3\n4,5\n", "x.csv") { rows in
      try rows.forEach { item in
        switch item {
        case .row(let row): numbers.append(row.number)
        case .invalid(let row, _): bad.append(row.number)
        }
        return true
      }
    }

    #expect(numbers == [1, 3])
    #expect(bad == [2])
  }

  @Test("Brackets and commas within strings do not end an item of an array")
  func arrayItems() throws {
    let rows = try read(#"[{"a": "],{\"\\"}, {"b": [[1], {"c": ","}]}]"#, "a.json")

    #expect(rows.map { $0.values.fieldNames } == [["a"], ["b"]])
    #expect(rows[0].values["a"] == .text(#"],{"\"#))
  }

  @Test(
    "Reading from any row results in the same rows, numbers and lines as reading from the beginning",
    arguments: [
      ("a,b\n1,2\n\n3,\"4\n5\"\r\n6\n7,8\n", "x.csv", 4), ("\n{\"a\": 1}\n\nno\n{\"a\": 2}", "x.ndjson", 3),
      ("\u{FEFF}[ {\"a\": 1},\n\n{\"b\": [\"]\"]} , 3,\n{}]\n", "x.json", 4),
    ])
  func places(text: String, name: String, count: Int) throws {
    try withRows(text, name) { rows in
      func all(from start: RowPosition?) throws -> [(item: String, position: RowPosition)] {
        var found: [(String, RowPosition)] = []
        try rows.forEach(from: start) { item, position in
          switch item {
          case .row(let row):
            // Sorted by name, because the order of fields in a description differs between runs.
            let fields = row.values.fieldNames.sorted().map { "\($0)=\(row.values[$0] as Any)" }
            found.append(("\(row.number) \(fields)", position))
          case .invalid(let row, let error): found.append(("\(row) \(error)", position))
          }
          return true
        }
        return found
      }
      let whole = try all(from: nil)

      #expect(whole.count == count)
      for (index, row) in whole.enumerated() {
        let rest = try all(from: row.position)
        #expect(rest.map(\.item) == whole[index...].map(\.item))
        #expect(rest.map(\.position) == whole[index...].map(\.position))
      }
    }
  }

  @Test(
    "An invalid row is reported with its line",
    arguments: [
      (
        "a,b\n1\n", "x.csv",
        "x.csv:2:1: error: expected 2 fields as in the first line, found 1"
          + "; a field can be empty, but its comma is required"
      ),
      ("a,b\n1,2,3\n", "x.csv", "found 3; quote a field that contains a comma"),
      ("a,a\n", "x.csv", "x.csv:1:1: error: the column \"a\" occurs twice; rename one of them"),
      (
        "a\n\"1\n\n", "x.csv",
        "x.csv:2:1: error: an unclosed quotation mark; double it inside of a field"
      ),
      (
        "a\n\"1\"2\n", "x.csv",
        "x.csv:2:1: error: expected a comma after a closing quotation mark; double it inside of a field"
      ),
      ("", "x.csv", "x.csv:1:1: error: expected a line with the names of the columns"),
      (
        "{}\n[]\n", "x.jsonl",
        "x.jsonl:2:1: error: expected a JSON object, found an array; put a single array in a .json file"
      ),
      (
        "{}", "x.json",
        "x.json:1:1: error: expected a JSON array of objects, found an object; put objects between [ and ], or one on "
          + "each line of an .ndjson file"
      ),
      ("", "x.json", "x.json:1:1: error: expected a JSON array of objects, found nothing"),
      ("{\"a\": 1,}\n", "x.jsonl", "expected a JSON object: JSON does not allow a comma before } at byte 9"),
      ("[{},\n]", "x.json", "x.json:2:1: error: JSON does not allow a comma before ]"),
      (
        "PK\u{3}\u{4},b\n", "x.csv",
        "x.csv:1:1: error: is not text, expected commas between the names of the columns; export a spreadsheet as CSV"
      ),
      ("[{}, {}", "x.json", "x.json:1:1: error: expected a comma or ] after item 2 of the array"),
      ("[{}, 1]", "x.json", "x.json:1:1: error: expected an object as item 2 of the array"),
      (
        "a", "x.txt",
        "x.txt: error: expected rows in a .csv, .tsv, .json, .ndjson or .jsonl file; export a spreadsheet as CSV"
      ),
    ])
  func failures(text: String, name: String, message: String) {
    let error = #expect(throws: DocumentErrors.self) { try read(text, name) }

    #expect(error?.description.hasSuffix(message) == true)
  }

  private func read(_ text: String, _ name: String) throws -> [DataRow] {
    // Places contain the file name without its folder.
    try withRows(text, name) { rows in
      var all: [DataRow] = []
      try rows.forEach { item in
        switch item {
        case .row(let row):
          let place = row.place.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
          all.append(DataRow(number: row.number, values: row.values, place: place))
        case .invalid(_, let error): throw error
        }
        return true
      }
      return all
    }
  }

  private func withRows<Result>(_ text: String, _ name: String, _ body: (DataRows) throws -> Result) throws -> Result {
    try withTemporaryFile(name, text) { try body(DataRows(path: $0.path)) }
  }
}
