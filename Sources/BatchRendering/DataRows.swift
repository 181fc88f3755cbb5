import LayoutDocuments
import UIKitCore

/// Reads the rows of a CSV, JSON or NDJSON file, told apart by its name's ending.
package enum DataRows {
  /// The most bytes that a file of rows may have.
  package static let byteLimit = 256 << 20

  /// The rows of a file; throws ``DocumentErrors`` with the line that is at fault.
  package static func read(path: String) throws -> [DataRow] {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: path) else { throw error(path, nil, "no such file") }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    guard size <= byteLimit else {
      throw error(path, nil, "is \(size >> 20) MB long, expected at most \(byteLimit >> 20) MB; split it")
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw error(path, nil, "cannot be read") }
    let values: [DataValue]
    switch url.pathExtension.lowercased() {
    case "csv": values = try csv(data, path)
    case "json": values = try json(data, path)
    case "ndjson", "jsonl": values = try ndjson(data, path)
    default: throw error(path, nil, "expected rows in a file that ends in .csv, .json, .ndjson or .jsonl")
    }
    return values.enumerated().map { DataRow(number: $0 + 1, values: $1) }
  }

  private static func json(_ data: Data, _ path: String) throws -> [DataValue] {
    guard case .list(let rows)? = try? JSONDecoder().decode(DataValue.self, from: data) else {
      throw error(path, 1, "expected a JSON array of objects")
    }
    for (index, row) in rows.enumerated() {
      guard case .object = row else { throw error(path, 1, "expected an object as item \(index + 1) of the array") }
    }
    return rows
  }

  private static func ndjson(_ data: Data, _ path: String) throws -> [DataValue] {
    let decoder = JSONDecoder()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try lines.enumerated().compactMap { index, line in
      guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
      guard let row = try? decoder.decode(DataValue.self, from: Data(line)), case .object = row else {
        throw error(path, index + 1, "expected a JSON object")
      }
      return row
    }
  }

  private static func csv(_ data: Data, _ path: String) throws -> [DataValue] {
    guard var text = String(validating: data, as: UTF8.self) else { throw error(path, nil, "is not UTF-8 text") }
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    var table = CommaSeparatedValues(text)
    guard let header = try table.next(path) else { throw error(path, 1, "expected a line with the columns' names") }
    if let twice = header.fields.enumerated().first(where: { header.fields[..<$0].contains($1) }) {
      throw error(path, 1, "the column \"\(twice.element)\" stands twice")
    }
    var rows: [DataValue] = []
    while let record = try table.next(path) {
      guard record.fields.count == header.fields.count else {
        throw error(
          path, record.line, "expected \(header.fields.count) fields as in the first line, found \(record.fields.count)"
        )
      }
      let pairs = zip(header.fields, record.fields.map { DataValue.text($0) })
      rows.append(.object(Dictionary(uniqueKeysWithValues: pairs)))
    }
    return rows
  }

  static func error(_ path: String, _ line: Int?, _ message: String) -> DocumentErrors {
    let position = line.map { DocumentPosition(line: $0, column: 1) }
    return DocumentErrors([DocumentDiagnostic(file: path, position: position, message: message)])
  }
}

/// Text of records in lines and fields between commas (RFC 4180), read one record after the other.
private struct CommaSeparatedValues {
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// The next record with the line it begins at; blank lines are none.
  mutating func next(_ path: String) throws -> (fields: [String], line: Int)? {
    while let first = rest.first, first == "\n" || first == "\r" { skip(first) }
    guard !rest.isEmpty else { return nil }
    let start = line
    var fields: [String] = []
    repeat {
      fields.append(try field(path))
    } while take(",")
    if let end = rest.first { skip(end) }
    return (fields, start)
  }

  private mutating func field(_ path: String) throws -> String {
    var text = String.UnicodeScalarView()
    guard take("\"") else {
      while let next = rest.first, next != ",", next != "\n", next != "\r" {
        text.append(next)
        rest.removeFirst()
      }
      return String(text)
    }
    let start = line
    while let next = rest.first {
      if take("\"") {
        // Two quotation marks stand for one.
        guard take("\"") else {
          guard rest.first.map({ ",\r\n".unicodeScalars.contains($0) }) ?? true else {
            throw DataRows.error(path, line, "expected a comma after a closing quotation mark")
          }
          return String(text)
        }
        text.append("\"")
      } else {
        text.append(next)
        skip(next)
      }
    }
    throw DataRows.error(path, start, "a quotation mark that is never closed")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skip(_ scalar: Unicode.Scalar) {
    if scalar == "\n" { line += 1 }
    rest.removeFirst()
  }
}
