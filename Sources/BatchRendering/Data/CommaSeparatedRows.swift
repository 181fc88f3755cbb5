import LayoutDocuments

/// Records in lines and fields between commas (RFC 4180) under a line of names.
struct CommaSeparatedRows {
  private struct Record {
    var fields: [String]
    var line: Int
  }

  private let reader: ByteReader
  private let name: String

  init(_ reader: ByteReader, _ name: String) {
    self.reader = reader
    self.name = name
  }

  func forEach(from start: RowPlace?, _ body: (DataRowItem, RowPlace) throws -> Bool) throws {
    guard var header = try next() else { throw error(1, "expected a line with the columns' names") }
    if header.fields[0].hasPrefix("\u{FEFF}") { header.fields[0].unicodeScalars.removeFirst() }
    let names = header.fields
    if let twice = names.enumerated().first(where: { names[..<$0].contains($1) }) {
      throw error(1, "the column \"\(twice.element)\" stands twice")
    }
    if names.count == 1, let other = [";", "\t"].first(where: names[0].contains) {
      let word = other == ";" ? "semicolons" : "tabulators"
      throw error(1, "expected commas between the columns' names, found \(word)")
    }
    var place = RowPlace(offset: 0, line: 0, number: 1)
    if let start {
      place.number = start.number
      reader.move(to: start.offset, line: start.line)
    }
    while true {
      (place.offset, place.line) = (reader.offset, reader.line)
      guard let record = try next() else { return }
      let number = place.number
      let count = record.fields.count
      let item: DataRowItem
      if count == names.count {
        let fields = Dictionary(zip(names, record.fields.map { DataValue.text($0) })) { $1 }
        item = .row(DataRow(number: number, values: .object(fields)))
      } else {
        let message = "expected \(names.count) fields as in the first line, found \(count)"
        item = .bad(number: number, error(record.line, message))
      }
      guard try body(item, place) else { return }
      place.number += 1
    }
  }

  private func error(_ line: Int, _ message: String) -> DocumentErrors { DataRows.error(name, line, message) }

  /// The next record with the line it begins at; blank lines are none.
  private func next() throws -> Record? {
    while let byte = reader.peek(), byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { _ = reader.next() }
    guard reader.peek() != nil else { return nil }
    let line = reader.line
    var fields: [String] = []
    var size = 0
    repeat {
      let bytes = try field(&size)
      guard let field = String(validating: bytes, as: UTF8.self) else { throw error(line, "is not UTF-8 text") }
      fields.append(field)
    } while take(UInt8(ascii: ","))
    _ = take(UInt8(ascii: "\r"))
    _ = take(UInt8(ascii: "\n"))
    return Record(fields: fields, line: line)
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
      while let byte = reader.peek(), byte != UInt8(ascii: ","), byte != UInt8(ascii: "\n"),
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
      // Two quotation marks stand for one.
      if take(byte) {
        try append(byte)
        continue
      }
      if let after = reader.peek(), after != UInt8(ascii: ","), after != UInt8(ascii: "\n"),
        after != UInt8(ascii: "\r")
      {
        throw error(reader.line, "expected a comma after a closing quotation mark")
      }
      return text
    }
    throw error(start, "a quotation mark that is never closed")
  }
}
