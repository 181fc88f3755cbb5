/// The character between the fields of a CSV file.
package struct FieldDelimiter: Sendable, Hashable {
  let byte: UInt8

  static let comma = FieldDelimiter(byte: UInt8(ascii: ","))
  static let semicolon = FieldDelimiter(byte: UInt8(ascii: ";"))
  static let tab = FieldDelimiter(byte: UInt8(ascii: "\t"))

  private init(byte: UInt8) { self.byte = byte }

  /// The delimiters that are recognized, with their names.
  private static let named: [(delimiter: FieldDelimiter, word: String)] = [
    (.comma, "comma"), (.semicolon, "semicolon"), (.tab, "tab"),
  ]

  /// Creates a delimiter from its name or from the character itself; nil for anything else.
  ///
  /// The character must be ASCII, and can be neither a letter or digit nor a quotation mark or line break.
  package init?(_ word: String) {
    if let named = Self.named.first(where: { $0.word == word || $0.word + "s" == word }) {
      self = named.delimiter
    } else if word == "\\t" {
      self = .tab
    } else {
      guard word.utf8.count == 1, let byte = word.utf8.first, byte == 0x09 || (0x20..<0x7F).contains(byte) else {
        return nil
      }
      let character = Character(Unicode.Scalar(byte))
      guard !character.isLetter, !character.isNumber, character != "\"" else { return nil }
      self.init(byte: byte)
    }
  }

  /// The name for messages, such as `semicolon`, or the character itself.
  var word: String {
    Self.named.first { $0.delimiter == self }?.word ?? "\"\(Character(Unicode.Scalar(byte)))\""
  }
  var singular: String { word.hasPrefix("\"") ? word : "a \(word)" }
  var plural: String { word.hasPrefix("\"") ? word : word + "s" }

  // MARK: Detection

  /// The number of bytes that detection examines. Longer headers are unusual.
  static let detectionLength = 1 << 14

  /// Finds the delimiter of a file with this beginning.
  ///
  /// It is the one with which most records have as many fields as the first one.
  /// Equal candidates are decided by the number of fields, and then in the order of `named`. The result is a comma if
  /// the first record has a single field.
  init(beginning: some Collection<UInt8>) {
    if let stated = Self.stated(in: beginning) {
      self = stated
      return
    }
    let isComplete = beginning.count < Self.detectionLength
    var best = (delimiter: Self.comma, agreeing: 0, fields: 1)
    for (candidate, _) in Self.named {
      var counts = Self.fieldCounts(of: beginning, separatedBy: candidate.byte)
      // The last record may be cut.
      if !isComplete, counts.count > 1 { counts.removeLast() }
      guard let fields = counts.first, fields > 1 else { continue }
      let agreeing = counts.count { $0 == fields }
      if best.fields == 1 || (agreeing, fields) > (best.agreeing, best.fields) {
        best = (candidate, agreeing, fields)
      }
    }
    self = best.delimiter
  }

  /// Returns the delimiter that the first line states, such as `sep=;`.
  static func stated(in beginning: some Collection<UInt8>) -> FieldDelimiter? {
    let line = beginning.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard line.count == 5, line.starts(with: "sep=".utf8), line.count < beginning.count else { return nil }
    return Array(line).last.flatMap { FieldDelimiter(String(Character(Unicode.Scalar($0)))) }
  }

  /// The number of records that detection examines.
  private static let recordLimit = 50

  /// Returns the number of fields of each record, without blank lines.
  private static func fieldCounts(of bytes: some Collection<UInt8>, separatedBy delimiter: UInt8) -> [Int] {
    var counts: [Int] = []
    var fields = 1
    var isQuoted = false
    // A quotation mark opens a field at its beginning, and again after a closing one, with which it is doubled.
    var canOpen = true
    var isBlank = true
    for byte in bytes {
      if isQuoted {
        if byte == UInt8(ascii: "\"") { (isQuoted, canOpen) = (false, true) }
        continue
      }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isBlank { counts.append(fields) }
        if counts.count == recordLimit { return counts }
        (fields, canOpen, isBlank) = (1, true, true)
        continue
      case delimiter:
        fields += 1
        canOpen = true
      case UInt8(ascii: "\"") where canOpen: isQuoted = true
      default: canOpen = false
      }
      isBlank = false
    }
    if !isBlank { counts.append(fields) }
    return counts
  }
}
