/// A detector of text that is not UTF-8. Errors about other encodings include a command that converts the file.
package enum TextEncoding {
  /// Returns the error at the first byte that is not valid UTF-8; `nil` if all bytes are valid.
  ///
  /// `line` is the line of the first byte, counted from 1.
  package static func problem(in bytes: some BidirectionalCollection<UInt8>, file: String, line: Int = 1)
    -> DocumentDiagnostic?
  {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    if marks.contains(where: { bytes.starts(with: $0) }) {
      return DocumentDiagnostic(
        file: file, position: DocumentPosition(line: line, column: 1),
        message: "is UTF-16 text, expected UTF-8; try \(conversion(from: "UTF-16", file))")
    }
    guard let offset = firstInvalid(bytes) else { return nil }
    if bytes.contains(0) { return DocumentDiagnostic(file: file, message: "is binary data, expected UTF-8 text") }
    let index = bytes.index(bytes.startIndex, offsetBy: offset)
    let before = bytes[..<index]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { before.index(after: $0) } ?? before.startIndex
    let position = DocumentPosition(
      line: line + before.count { $0 == newline },
      column: String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1)
    let byte = bytes[index]
    let digits = String(byte, radix: 16, uppercase: true)
    // The likely encodings, Windows-1252 and ISO 8859-1, agree with Unicode from 0xA0 on.
    let letter = byte >= 0xA0 ? ", \"\(Character(Unicode.Scalar(byte)))\" in Windows-1252" : ""
    return DocumentDiagnostic(
      file: file, position: position,
      message: "is not UTF-8 text (byte 0x\(digits)\(letter)); try \(conversion(from: "WINDOWS-1252", file))")
  }

  private static func conversion(from encoding: String, _ file: String) -> String {
    "iconv -f \(encoding) -t UTF-8 \(file.contains(" ") ? "'\(file)'" : file)"
  }

  /// Returns the offset of the first invalid byte.
  private static func firstInvalid(_ bytes: some BidirectionalCollection<UInt8>) -> Int? {
    var offset = 0
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    // The decoder consumes whole sequences. `offset` counts the bytes of the valid sequences.
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
