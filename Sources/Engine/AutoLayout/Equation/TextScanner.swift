/// A scanner for the characters of a line: spaces, words and numbers.
struct TextScanner {
  let text: String
  /// The number of characters already read.
  var position = 0

  private let characters: [Character]
  private let allowsComments: Bool

  /// Creates a scanner at the start of a line, optionally with `#` and `//` comments.
  init(_ text: String, comments: Bool) {
    self.text = text
    allowsComments = comments
    characters = Array(text)
  }

  /// The next character; nil at the end.
  var current: Character? { position < characters.count ? characters[position] : nil }

  /// Returns the text from a position to the current one.
  func text(from start: Int) -> String { String(characters[min(start, position)..<position]) }

  /// Skips spaces and a comment, which extends to the end.
  mutating func skipSpace() {
    while let character = current, character.isWhitespace { position += 1 }
    guard allowsComments, let character = current else { return }
    let next = position + 1 < characters.count ? characters[position + 1] : " "
    if character == "#" || (character == "/" && next == "/") { position = characters.count }
  }

  /// Skips spaces and reads a character if it comes next; returns whether it did.
  mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard current == character else { return false }
    position += 1
    return true
  }

  /// Reads letters, digits and underscores that do not begin with a digit.
  mutating func word() -> String? {
    guard let first = current, first.isLetter || first == "_" else { return nil }
    let start = position
    while let character = current, character.isLetter || character.isNumber || character == "_" { position += 1 }
    return String(characters[start..<position])
  }

  /// Reads a finite decimal number.
  mutating func number(allowsSign: Bool) -> Double? {
    let start = position
    if allowsSign, current == "-" || current == "+" { position += 1 }
    while let character = current, character.isASCII, character.isNumber || character == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])), number.isFinite else {
      position = start
      return nil
    }
    return number
  }
}
