import LayoutDocuments

/// A reader of delimited records (RFC 4180) below a line of column names.
struct DelimitedRows {
  private struct Record {
    var fields: [String]
    /// The first line of the record, counted from 1.
    var line: Int
    /// The error of a record that is not UTF-8.
    var error: DocumentErrors?
  }

  /// The maximum number of fields of a record. Spreadsheets have at most 16,384.
  private static let fieldLimit = 100_000

  private let reader: ByteReader
  private let name: String
  let delimiter: FieldDelimiter

  /// Creates rows. Without a delimiter, the beginning of the file determines it.
  init(_ reader: ByteReader, _ name: String, delimiter: FieldDelimiter? = nil) {
    self.reader = reader
    self.name = name
    reader.skipByteOrderMark()
    let beginning = reader.prefix(FieldDelimiter.detectionLength)
    self.delimiter = delimiter ?? FieldDelimiter(beginning: beginning)
  }

  func forEach(from start: RowPosition?, _ body: (DataRowItem, RowPosition) throws -> Bool) throws {
    skipDelimiterLine()
    guard let header = try next() else { throw error(1, "expected a line with the names of the columns") }
    if header.fields.contains(where: Self.isBinary) {
      throw error(
        1,
        "is not text, expected \(delimiter.plural) between the names of the columns; export a spreadsheet as CSV")
    }
    if let error = header.error { throw error }
    let names = header.fields
    var known: Set<String> = []
    if let duplicate = names.first(where: { !known.insert($0).inserted }) {
      throw error(1, "the column \"\(duplicate)\" occurs twice; rename one of them")
    }
    var position = RowPosition(offset: 0, line: 0, number: 1)
    if let start {
      position.number = start.number
      reader.move(to: start.offset, line: start.line)
    }
    while true {
      (position.offset, position.line) = (reader.offset, reader.line)
      let next: Record?
      do {
        next = try self.next()
      } catch let errors as DocumentErrors {
        // The end of the record is unknown, so the rest of the file is one invalid row.
        let line = errors.diagnostics.first?.position?.line ?? reader.line
        _ = try body(.invalid(RowLabel(number: position.number, place: "\(name):\(line)"), errors), position)
        return
      }
      guard let record = next else { return }
      guard try body(item(record, position.number, names), position) else { return }
      position.number += 1
    }
  }

  /// Returns whether a column's name contains control characters, which indicate a spreadsheet file.
  ///
  /// Tabs and line breaks are allowed.
  private static func isBinary(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.properties.generalCategory == .control && !"\t\r\n".unicodeScalars.contains($0) }
  }

  private func item(_ record: Record, _ number: Int, _ names: [String]) -> DataRowItem {
    let place = "\(name):\(record.line)"
    func invalid(_ error: DocumentErrors) -> DataRowItem { .invalid(RowLabel(number: number, place: place), error) }
    if let error = record.error { return invalid(error) }
    guard record.fields.count == names.count else {
      let expected =
        "expected \(names.count) field\(names.count == 1 ? "" : "s") as in the first line, found \(record.fields.count)"
      let remedy =
        record.fields.count > names.count
        ? "; quote a field that contains \(delimiter.singular)"
        : "; a field can be empty, but its \(delimiter.word) is required"
      return invalid(error(record.line, expected + remedy))
    }
    let fields = Dictionary(zip(names, record.fields.map { DataValue.text($0) })) { $1 }
    return .row(DataRow(number: number, values: .object(fields), place: place))
  }

  private func error(_ line: Int, _ message: String) -> DocumentErrors { DataRows.error(name, line, message) }

  /// Returns the next record, skipping blank lines.
  private func next() throws -> Record? {
    while let byte = reader.peek(), byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { _ = reader.next() }
    guard reader.peek() != nil else { return nil }
    let line = reader.line
    var record = Record(fields: [], line: line)
    var size = 0
    repeat {
      let line = reader.line
      let bytes = try field(&size)
      guard record.fields.count < Self.fieldLimit else { throw error(line, "more than \(Self.fieldLimit) fields") }
      if let field = String(validating: bytes, as: UTF8.self) {
        record.fields.append(field)
      } else {
        record.fields.append("")
        var problem = TextEncoding.problem(in: bytes, file: name, line: line)
        // The column within the line is unknown.
        problem?.position?.column = 1
        record.error = record.error ?? DocumentErrors([problem].compactMap { $0 })
      }
    } while take(delimiter.byte)
    _ = take(UInt8(ascii: "\r"))
    _ = take(UInt8(ascii: "\n"))
    return record
  }

  /// Skips the line `sep=;`, with which spreadsheets state their delimiter.
  private func skipDelimiterLine() {
    guard FieldDelimiter.stated(in: reader.prefix(FieldDelimiter.detectionLength)) != nil else { return }
    _ = reader.nextLine(limit: FieldDelimiter.detectionLength)
  }

  private func take(_ byte: UInt8) -> Bool {
    guard reader.peek() == byte else { return false }
    _ = reader.next()
    return true
  }

  private func field(_ size: inout Int) throws -> [UInt8] {
    var text: [UInt8] = []
    func append(_ byte: UInt8) throws {
      text.append(byte)
      size += 1
      guard size <= DataRows.rowLimit else { throw error(reader.line, DataRows.tooLong) }
    }
    guard take(UInt8(ascii: "\"")) else {
      while let byte = reader.peek(), byte != delimiter.byte, byte != UInt8(ascii: "\n"),
        byte != UInt8(ascii: "\r")
      {
        try append(byte)
        _ = reader.next()
      }
      return text
    }
    let start = reader.line
    while let byte = reader.next() {
      guard byte == UInt8(ascii: "\"") else {
        try append(byte)
        continue
      }
      // A doubled quotation mark represents one quotation mark.
      if take(byte) {
        try append(byte)
        continue
      }
      if let after = reader.peek(), after != delimiter.byte, after != UInt8(ascii: "\n"),
        after != UInt8(ascii: "\r")
      {
        throw error(
          reader.line, "expected \(delimiter.singular) after a closing quotation mark; double it inside of a field")
      }
      return text
    }
    throw error(start, "an unclosed quotation mark; double it inside of a field")
  }
}
