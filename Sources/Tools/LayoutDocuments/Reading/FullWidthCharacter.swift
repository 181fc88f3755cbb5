/// A full-width form of an ASCII character on a line with an error.
///
/// Input methods for Chinese and Japanese write such characters.
struct FullWidthCharacter {
  private let scalar: Unicode.Scalar
  private let ascii: Unicode.Scalar
  /// The column on the line, in Unicode scalars, counted from 1.
  let column: Int

  /// The error message, such as `"：" is a full-width colon; write ":"`.
  var message: String {
    let name = (scalar.properties.name ?? "").lowercased().replacing("fullwidth ", with: "")
    return "\"\(scalar)\" is a full-width \(name.isEmpty ? "character" : name); write \"\(ascii)\""
  }

  /// Finds the first full-width character on a line with an error at a column; nil if there is none.
  ///
  /// Texts can contain full-width characters. Therefore, quoted text is searched only if the error is in it, and only
  /// characters at the beginning of the line or after an ASCII character are considered.
  init?(in line: String, errorColumn: Int) {
    // Each full-width form begins with this byte in UTF-8.
    guard line.utf8.contains(0xEF) else { return nil }
    let scalars = Array(line.unicodeScalars)
    var previous: Unicode.Scalar?
    var quote: (mark: Unicode.Scalar, column: Int)?
    for (index, scalar) in scalars.enumerated() {
      let column = index + 1
      defer { if scalar != " " { previous = scalar } }
      if let open = quote {
        if scalar == open.mark { quote = nil }
      } else if scalar == "\"" || scalar == "'", previous.map({ " [{(,:-".unicodeScalars.contains($0) }) ?? true {
        quote = (scalar, column)
      } else if scalar == "#", index == 0 || scalars[index - 1] == " " {
        return nil
      }
      guard let ascii = Self.ascii(scalar), previous?.isASCII ?? true else { continue }
      if let quote {
        let end = scalars[index...].firstIndex(of: quote.mark) ?? scalars.count
        guard quote.column <= errorColumn, errorColumn <= end + 1 else { continue }
        if String(String.UnicodeScalarView(scalars[(quote.column - 1)..<end])).contains("${") { continue }
      }
      (self.scalar, self.ascii, self.column) = (scalar, ascii, column)
      return
    }
    return nil
  }

  /// Returns the ASCII character of a full-width form, U+FF01 to U+FF5E; nil for other characters.
  private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
  }
}

extension Diagnostics {
  /// The errors about full-width characters on the lines of other errors, in document order.
  var fullWidthErrors: [DocumentDiagnostic] {
    var errors: [DocumentDiagnostic] = []
    for finding in sorted where finding.severity == .error {
      guard let position = finding.position, let source = source(of: position), source.field == nil else { continue }
      // A syntax error can be detected on the next line.
      let first = finding.message.hasPrefix("not valid YAML") ? max(1, position.line - 1) : position.line
      for number in first...max(first, position.line) {
        let column = number == position.line ? position.column : 0
        guard let line = source.line(number), let character = FullWidthCharacter(in: line, errorColumn: column)
        else { continue }
        let error = DocumentDiagnostic(
          file: source.name,
          position: DocumentPosition(line: number, column: character.column, file: position.file),
          message: character.message, quotedLine: source.quoted(number))
        if !errors.contains(error) { errors.append(error) }
      }
    }
    return errors
  }
}
