import Foundation
import LayoutDocuments
import UIKitCore

/// The rows of a CSV, JSON or NDJSON file of any size. They can be read repeatedly.
package struct DataRows: Sendable {
  /// The maximum size of a row, in bytes.
  package static let rowLimit = 16 << 20

  private enum Format {
    /// Fields between delimiters. Without a delimiter, the beginning of the file determines it.
    case csv(FieldDelimiter?)
    case json
    case ndjson
  }

  /// The name of the file in messages.
  package let name: String
  private let path: String
  private let format: Format

  /// Creates the rows of a file. The extension determines the format.
  ///
  /// Throws ``DocumentErrors`` if the file is missing, unreadable, or of another format.
  package init(path: String, delimiter: FieldDelimiter? = nil) throws {
    guard let isFolder = FileManager.default.isFolder(atPath: path) else {
      throw Self.error(path, nil, "no such file", suggestion: DocumentSource.nearestPath(to: path))
    }
    guard !isFolder else { throw Self.error(path, nil, "is a folder, expected a file of rows") }
    name = path
    self.path = path
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "csv": format = .csv(delimiter)
    case "tsv", "tab": format = .csv(delimiter ?? .tab)
    case "json": format = .json
    case "ndjson", "jsonl": format = .ndjson
    default:
      throw Self.error(
        path, nil, "expected rows in a .csv, .tsv, .json, .ndjson or .jsonl file; export a spreadsheet as CSV")
    }
    guard ByteReader(path: path) != nil else { throw Self.error(path, nil, "cannot be read: \(Self.reason)") }
  }

  /// Creates rows by copying standard input to a temporary file at `spool`.
  ///
  /// The first character determines the format.
  package init(standardInput: ByteReader, spool: String, delimiter: FieldDelimiter? = nil) throws {
    name = "standard input"
    path = spool
    _ = FileManager.default.createFile(atPath: spool, contents: nil)
    guard let file = FileHandle(forWritingAtPath: spool) else {
      throw Self.error(spool, nil, "cannot be written: \(Self.reason)")
    }
    defer { try? file.close() }
    var first: UInt8?
    var part: [UInt8] = []
    while let byte = standardInput.next() {
      if first == nil, byte > 0x20, byte < 0x80 { first = byte }
      part.append(byte)
      if part.count == 1 << 18 {
        try file.write(contentsOf: part)
        part.removeAll(keepingCapacity: true)
      }
    }
    try file.write(contentsOf: part)
    format = first == UInt8(ascii: "{") ? .ndjson : first == UInt8(ascii: "[") ? .json : .csv(delimiter)
  }

  /// A remark about how the file is read, if that is not as usual; nil for UTF-8 with commas.
  package var note: String? {
    guard let reader = ByteReader(textPath: path) else { return nil }
    var remarks: [String] = []
    if reader.isUTF16 { remarks.append("the file is UTF-16 text") }
    if case .csv(nil) = format {
      let delimiter = DelimitedRows(reader, name).delimiter
      if delimiter != .comma {
        remarks.append("its fields are separated by \(delimiter.plural); --delimiter selects another character")
      }
    }
    return remarks.isEmpty ? nil : "\(name): note: \(remarks.joined(separator: ", and "))"
  }

  /// Indicates whether the fields of a row are separated by delimiters.
  package var hasDelimiters: Bool {
    if case .csv = format { true } else { false }
  }

  /// Calls the body with each row until it returns `false`.
  ///
  /// Throws ``DocumentErrors`` if no further row can be read.
  package func forEach(_ body: (DataRowItem) throws -> Bool) throws {
    try forEach(from: nil) { item, _ in try body(item) }
  }

  /// Calls the body with each row and its position, starting at the given row or at the first.
  func forEach(from start: RowPosition?, _ body: (DataRowItem, RowPosition) throws -> Bool) throws {
    guard let reader = ByteReader(textPath: path) else {
      throw Self.error(name, nil, "cannot be read: \(Self.reason)")
    }
    switch format {
    case .csv(let delimiter): try DelimitedRows(reader, name, delimiter: delimiter).forEach(from: start, body)
    case .json: try JSONRows(reader, name).forEachItem(from: start, body)
    case .ndjson: try JSONRows(reader, name).forEachLine(from: start, body)
    }
  }

  /// The state of the file, to detect changes since the row positions were recorded.
  var state: FileState? { FileState(path) }

  /// The error of a file that changed after its row positions were recorded.
  var changedError: DocumentErrors { Self.error(name, nil, "has changed since the run began") }

  static func error(
    _ path: String, _ line: Int?, _ message: String, suggestion: String? = nil
  ) -> DocumentErrors {
    let position = line.map { DocumentPosition(line: $0, column: 1) }
    return DocumentErrors([
      DocumentDiagnostic(file: path, position: position, message: message, suggestion: suggestion)
    ])
  }

  static var tooLong: String { "a row of more than \(rowLimit >> 20) MB" }

  private static var reason: String { String(cString: strerror(errno)) }
}
