extension DocumentNode {
  /// Returns the document of a text that is JSON (RFC 8259); nil for other text.
  ///
  /// YAML contains almost all of JSON, but not its escapes of characters as two surrogates. Only a file whose name ends
  /// in `.json` must be JSON: an error in it is reported. Other text that begins like JSON can be YAML.
  static func readJSON(_ diagnostics: Diagnostics, file: Int) -> JSONResult? {
    let source = diagnostics.sources[file]
    let mustBeJSON = source.name.lowercased().hasSuffix(".json")
    guard mustBeJSON || source.text.first(where: { !$0.isWhitespace }) == "{" else { return nil }
    var reader = DocumentJSONReader(source.text, file: file)
    do throws(DocumentJSONReader.Problem) {
      return JSONResult(root: try reader.document())
    } catch {
      // Limits apply to YAML as well, with the same messages.
      guard mustBeJSON || error.isLimit else { return nil }
      diagnostics.error(error.isLimit ? error.message : "not valid JSON: \(error.message)", at: error.position)
      return JSONResult(root: nil)
    }
  }

  /// The outcome of reading JSON: a document, or nil for empty text and after an error.
  struct JSONResult {
    let root: DocumentNode?
  }
}

/// A parser of JSON that returns nodes with their lines and columns.
private struct DocumentJSONReader {
  struct Problem: Error {
    let message: String
    let position: DocumentPosition
    /// Indicates whether the text is valid but larger than a limit.
    var isLimit = false
  }

  private let scalars: [Unicode.Scalar]
  private let file: Int
  private var index = 0
  private var line = 1
  /// The index of the first character of the line.
  private var lineStart = 0
  private var count = 0

  init(_ text: String, file: Int) {
    scalars = Array(text.unicodeScalars)
    self.file = file
  }

  /// Parses the whole text. Returns nil if it is empty.
  mutating func document() throws(Problem) -> DocumentNode? {
    skipBlanks()
    guard current != nil else { return nil }
    let root = try value(depth: 0)
    skipBlanks()
    guard current == nil else { throw problem("expected nothing more after the document") }
    return root
  }

  private var position: DocumentPosition { DocumentPosition(line: line, column: index - lineStart + 1, file: file) }

  private func problem(_ message: String) -> Problem { Problem(message: message, position: position) }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipBlanks() {
    while let scalar = current, scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" {
      index += 1
      // A carriage return before a line feed belongs to the same line break.
      if scalar == "\n" || scalar == "\r" && current != "\n" { (line, lineStart) = (line + 1, index) }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard current == scalar else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Problem) -> DocumentNode {
    skipBlanks()
    count += 1
    if depth > DocumentNode.depthLimit {
      throw Problem(
        message: "nested deeper than \(DocumentNode.depthLimit) levels", position: position, isLimit: true)
    }
    if count > DocumentNode.valueLimit {
      throw Problem(message: "more than \(DocumentNode.valueLimit) values", position: position, isLimit: true)
    }
    let start = position
    switch current {
    case "{": return DocumentNode(.mapping(try entries(depth)), at: start)
    case "[": return DocumentNode(.list(try items(depth)), at: start)
    case "\"":
      return DocumentNode(.scalar(DocumentNode.Scalar(text: try string(), isQuoted: true, offset: 1)), at: start)
    case nil: throw problem("expected a value, found the end")
    default:
      return DocumentNode(.scalar(DocumentNode.Scalar(text: try word(), isQuoted: false, offset: 0)), at: start)
    }
  }

  private mutating func items(_ depth: Int) throws(Problem) -> [DocumentNode] {
    index += 1
    var items: [DocumentNode] = []
    if take("]") { return items }
    repeat {
      try checkNoTrailingComma("]", after: items.count)
      items.append(try value(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw problem("expected a comma or ]") }
    return items
  }

  private mutating func entries(_ depth: Int) throws(Problem) -> [DocumentNode.Entry] {
    index += 1
    var entries: [DocumentNode.Entry] = []
    var names: Set<String> = []
    if take("}") { return entries }
    repeat {
      try checkNoTrailingComma("}", after: entries.count)
      skipBlanks()
      let start = position
      guard current == "\"" else { throw problem("expected a key in quotation marks") }
      let key = try string()
      guard names.insert(key).inserted else {
        throw Problem(message: "the key \"\(key)\" occurs twice in one mapping", position: start)
      }
      guard take(":") else { throw problem("expected a colon") }
      entries.append(DocumentNode.Entry(key: key, keyPosition: start, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw problem("expected a comma or }") }
    return entries
  }

  /// Throws if the closing bracket follows a comma, which JavaScript allows but JSON does not.
  private mutating func checkNoTrailingComma(_ bracket: Unicode.Scalar, after count: Int) throws(Problem) {
    skipBlanks()
    if count > 0, current == bracket { throw problem("JSON does not allow a comma before \(bracket)") }
  }

  // MARK: Numbers and words

  private static let expectedValue = "expected a value such as 12, true, null or a string in quotation marks"

  /// Parses a number, `true`, `false` or `null`, and returns it as written.
  private mutating func word() throws(Problem) -> String {
    let start = index
    let invalid = problem(Self.expectedValue)
    while let scalar = current, scalar.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains(scalar) {
      index += 1
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    let word = String(text)
    guard ["true", "false", "null"].contains(word) || Self.isNumber(word) else { throw invalid }
    return word
  }

  /// Returns whether a text is a number by the grammar of JSON.
  private static func isNumber(_ text: String) -> Bool {
    // Written out, since a regular expression would take 50 times as long.
    var rest = Substring(text).utf8
    func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func takeDigits() -> Int {
      let count = rest.prefix { 48...57 ~= $0 }.count
      rest.removeFirst(count)
      return count
    }
    _ = take("-")
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let count = takeDigits()
    guard count == 1 || count > 1 && !hasLeadingZero else { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }

  // MARK: Strings

  private mutating func string() throws(Problem) -> String {
    let start = position
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = current {
      index += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      case ..<" ":
        index -= 1
        throw problem("a control character in a string; write it as \\u00…")
      default: text.append(scalar)
      }
    }
    throw Problem(message: "an unclosed string", position: start)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Parses the rest of an escape.
  private mutating func escape() throws(Problem) -> Unicode.Scalar {
    guard let scalar = current else { throw problem("an unclosed string") }
    if let character = Self.escapes[scalar] {
      index += 1
      return character
    }
    guard scalar == "u" else { throw problem("an unknown escape after \\") }
    index += 1
    var unit = try codeUnit()
    // A character outside of the Basic Multilingual Plane is a surrogate pair.
    if 0xD800..<0xDC00 ~= unit, index + 1 < scalars.count, scalars[index] == "\\", scalars[index + 1] == "u" {
      index += 2
      let low = try codeUnit()
      guard 0xDC00..<0xE000 ~= low else { throw problem("half of a surrogate pair") }
      unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let character = Unicode.Scalar(unit) else { throw problem("half of a surrogate pair") }
    return character
  }

  private mutating func codeUnit() throws(Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = current, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw problem("expected four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
