import Foundation
import LayoutDocuments

/// A parser of one JSON value that reports errors with their position.
package struct JSONReader {
  /// A syntax error in JSON: what was expected, and its byte offset.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    package let message: String
    package let offset: Int
    package var description: String { "\(message) at byte \(offset + 1)" }
  }

  private static let depthLimit = 128
  /// The maximum number of values inside the value. Each needs some hundred bytes.
  private static let valueLimit = 1_000_000

  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var valueCount = 0

  /// Returns the value that the bytes encode. Whitespace around the value is allowed.
  package static func value<Bytes: ContiguousBytes>(_ bytes: Bytes) throws -> DataValue {
    try bytes.withUnsafeBytes { buffer in
      var reader = JSONReader(bytes: buffer)
      // Editors on Windows write a byte order mark.
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
      let value = try reader.value(depth: 0)
      reader.skipBlanks()
      guard reader.index == buffer.count else { throw reader.problem("expected nothing more after the value") }
      return value
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private static let expectedValue = "expected a value such as 12, true, null or a string in quotation marks"

  private func problem(_ message: String) -> Problem { Problem(message: message, offset: index) }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    skipBlanks()
    guard current == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Problem) -> DataValue {
    guard depth < Self.depthLimit else { throw problem("nested deeper than \(Self.depthLimit) levels") }
    valueCount += 1
    guard valueCount <= Self.valueLimit else { throw problem("more than \(Self.valueLimit) values") }
    skipBlanks()
    switch current {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw problem("expected a value, found the end")
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: DataValue) throws(Problem) -> DataValue {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count,
      bytes[index..<index + count].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
    else { throw problem(Self.expectedValue) }
    index += count
    return value
  }

  private mutating func list(_ depth: Int) throws(Problem) -> DataValue {
    index += 1
    var items: [DataValue] = []
    if take("]") { return .list([]) }
    repeat {
      if !items.isEmpty { try checkNoTrailingComma("]") }
      items.append(try value(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw problem("expected a comma or ]") }
    return .list(items)
  }

  private mutating func object(_ depth: Int) throws(Problem) -> DataValue {
    index += 1
    var fields: [String: DataValue] = [:]
    if take("}") { return .object([:]) }
    repeat {
      if !fields.isEmpty { try checkNoTrailingComma("}") }
      skipBlanks()
      let start = index
      guard current == UInt8(ascii: "\"") else { throw problem("expected a key in quotation marks") }
      let key = try string()
      guard take(":") else { throw problem("expected a colon") }
      guard fields.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
        throw Problem(message: "the key \"\(key)\" occurs twice in one object", offset: start)
      }
    } while take(",")
    guard take("}") else { throw problem("expected a comma or }") }
    return .object(fields)
  }

  /// Throws if the closing bracket follows a comma, which JavaScript allows but JSON does not.
  private mutating func checkNoTrailingComma(_ bracket: Character) throws(Problem) {
    skipBlanks()
    if current == bracket.asciiValue { throw problem("JSON does not allow a comma before \(bracket)") }
  }

  private mutating func number() throws(Problem) -> DataValue {
    let start = index
    let invalid = Problem(message: Self.expectedValue, offset: start)
    _ = takeByte("-")
    // JSON numbers have no leading zeros.
    let hasZero = takeByte("0")
    guard hasZero != takeDigits() else { throw invalid }
    if takeByte("."), !takeDigits() { throw invalid }
    if takeByte("e") || takeByte("E") {
      _ = takeByte("+") || takeByte("-")
      guard takeDigits() else { throw invalid }
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      throw Problem(message: "a number that is too large", offset: start)
    }
    return .number(number)
  }

  private mutating func takeByte(_ byte: Character) -> Bool {
    guard let current, current == byte.asciiValue else { return false }
    index += 1
    return true
  }

  /// Consumes digits and returns whether there were any.
  private mutating func takeDigits() -> Bool {
    let start = index
    while let current, 0x30...0x39 ~= current { index += 1 }
    return index > start
  }

  private mutating func string() throws(Problem) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else {
          throw Problem(message: "a string that is not UTF-8", offset: start)
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &text)
      case ..<0x20:
        index -= 1
        throw problem("a control character in a string; write it as \\u00…")
      default: text.append(byte)
      }
    }
    throw Problem(message: "an unclosed string", offset: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(Problem) {
    guard let byte = current else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"):
      var unit = try codeUnit()
      // A character outside of the Basic Multilingual Plane is a surrogate pair.
      if 0xD800..<0xDC00 ~= unit, index + 1 < bytes.count, current == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        let low = try codeUnit()
        guard 0xDC00..<0xE000 ~= low else { throw problem("half of a surrogate pair") }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw problem("half of a surrogate pair") }
      text.append(contentsOf: String(Character(scalar)).utf8)
    default:
      index -= 1
      throw problem("an unknown escape after \\")
    }
  }

  private mutating func codeUnit() throws(Problem) -> UInt32 {
    guard index + 4 <= bytes.count else { throw problem("expected four hexadecimal digits") }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw problem("expected four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
    }
    index += 4
    return value
  }
}
