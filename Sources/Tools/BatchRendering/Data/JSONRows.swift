import LayoutDocuments

/// A reader of JSON objects: the items of an array, or one object per line.
struct JSONRows {
  private let reader: ByteReader
  private let name: String

  init(_ reader: ByteReader, _ name: String) {
    self.reader = reader
    self.name = name
  }

  /// Reads NDJSON, until the closure returns false. Blank lines are skipped.
  func forEachLine(from start: RowPosition?, _ body: (DataRowItem, RowPosition) throws -> Bool) throws {
    if let start { reader.move(to: start.offset, line: start.line) }
    var number = (start?.number ?? 1) - 1
    while true {
      let line = reader.line
      let position = RowPosition(offset: reader.offset, line: line, number: number + 1)
      switch reader.nextLine(limit: DataRows.rowLimit) {
      case .end: return
      case .tooLong:
        number += 1
        let row = DataRowItem.invalid(label(number, line), DataRows.error(name, line, DataRows.tooLong))
        guard try body(row, position) else { return }
      case .text(let text):
        guard text.contains(where: { $0 > 0x20 }) else { continue }
        number += 1
        guard try body(item(text, number, line, "a JSON object"), position) else { return }
      }
    }
  }

  /// Reads the items of a JSON array, one at a time, until the closure returns false.
  func forEachItem(from start: RowPosition?, _ body: (DataRowItem, RowPosition) throws -> Bool) throws {
    var number = (start?.number ?? 1) - 1
    if let start {
      reader.move(to: start.offset, line: start.line)
    } else {
      reader.skipByteOrderMark()
      skipBlanks()
      let first = reader.next()
      guard first == UInt8(ascii: "[") else { throw expectedArray(insteadOf: first) }
      skipBlanks()
      if reader.peek() == UInt8(ascii: "]") { return }
    }
    while true {
      skipBlanks()
      if number > 0, reader.peek() == UInt8(ascii: "]") {
        throw DataRows.error(name, reader.line, "JSON does not allow a comma before ]")
      }
      number += 1
      let line = reader.line
      let position = RowPosition(offset: reader.offset, line: line, number: number)
      let text = try nextItem()
      guard try body(item(text, number, line, "an object as item \(number) of the array"), position) else { return }
      skipBlanks()
      switch reader.next() {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "]"):
        skipBlanks()
        guard reader.peek() == nil else {
          throw DataRows.error(name, reader.line, "expected nothing more after the array")
        }
        return
      default: throw DataRows.error(name, reader.line, "expected a comma or ] after item \(number) of the array")
      }
    }
  }

  private func expectedArray(insteadOf byte: UInt8?) -> DocumentErrors {
    let found =
      switch byte {
      case nil: "nothing"
      case UInt8(ascii: "{"):
        "an object; put objects between [ and ], or one on each line of an .ndjson file"
      default: "other text"
      }
    return DataRows.error(name, 1, "expected a JSON array of objects, found \(found)")
  }

  private func skipBlanks() {
    while let byte = reader.peek(), byte <= 0x20 { _ = reader.next() }
  }

  private func item(_ text: [UInt8], _ number: Int, _ line: Int, _ expected: String) -> DataRowItem {
    do {
      let value = try JSONReader.value(text)
      guard case .object = value else {
        let remedy = if case .list = value { ", found an array; put a single array in a .json file" } else { "" }
        return .invalid(label(number, line), DataRows.error(name, line, "expected \(expected)\(remedy)"))
      }
      return .row(DataRow(number: number, values: value, place: "\(name):\(line)"))
    } catch {
      if let problem = TextEncoding.problem(in: text, file: name, line: line) {
        return .invalid(label(number, line), DocumentErrors([problem]))
      }
      return .invalid(label(number, line), DataRows.error(name, line, "expected \(expected): \(error)"))
    }
  }

  private func label(_ number: Int, _ line: Int) -> RowLabel { RowLabel(number: number, place: "\(name):\(line)") }

  /// Returns the bytes up to the comma or bracket that ends an item.
  private func nextItem() throws -> [UInt8] {
    var text: [UInt8] = []
    var depth = 0
    var isQuoted = false
    while let byte = reader.peek() {
      if isQuoted {
        if byte == UInt8(ascii: "\\") {
          text.append(byte)
          _ = reader.next()
          guard let escaped = reader.next() else { return text }
          text.append(escaped)
          continue
        }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "]"):
          if depth == 0 { return text }
          depth -= 1
        case UInt8(ascii: ",") where depth == 0: return text
        default: break
        }
      }
      text.append(byte)
      _ = reader.next()
      guard text.count <= DataRows.rowLimit else { throw DataRows.error(name, reader.line, DataRows.tooLong) }
    }
    // The file ends early. Parsing these bytes reports the missing part.
    return text
  }
}
