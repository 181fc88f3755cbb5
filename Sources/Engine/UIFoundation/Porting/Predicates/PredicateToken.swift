/// A token of the format of a predicate.
enum PredicateToken: Equatable {
  case word(String)
  /// A key that is written with `#`, which can be a reserved word.
  case key(String)
  case text(String)
  case number(Double)
  /// The letter of a placeholder, such as `@` of `%@`; `K` for the name of a key.
  case placeholder(Character)
  case variable(String)
  case symbol(String)

  private static let symbols = [
    "==", "!=", "<>", ">=", "=>", "<=", "=<", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "+", "-", "*",
    "/", "[", "]", ".",
  ]

  static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
    var (rest, tokens) = (Substring(format), [PredicateToken]())
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return tokens }
      if first == "\"" || first == "'" {
        tokens.append(.text(try quoted(&rest)))
      } else if first.isNumber {
        tokens.append(try number(&rest))
      } else if first == "%" {
        tokens.append(try placeholder(&rest))
      } else if first == "$" {
        rest.removeFirst()
        tokens.append(.variable(word(&rest)))
      } else if first == "#" {
        rest.removeFirst()
        tokens.append(.key(word(&rest)))
      } else if isWordStart(first) {
        tokens.append(.word(word(&rest)))
      } else if let symbol = symbols.first(where: rest.hasPrefix) {
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      } else {
        throw PredicateFormatError(reason: "unexpected \"\(first)\"")
      }
    }
  }

  private static func isWordStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@"
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { isWordStart($0) || $0.isNumber }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func quoted(_ rest: inout Substring) throws(PredicateFormatError) -> String {
    let quote = rest.removeFirst()
    var (text, isEscaped) = ("", false)
    while let character = rest.popFirst() {
      if isEscaped || (character != "\\" && character != quote) {
        text.append(character)
        isEscaped = false
      } else if character == quote {
        return text
      } else {
        isEscaped = true
      }
    }
    throw PredicateFormatError(reason: "a quotation mark is missing")
  }

  private static func number(_ rest: inout Substring) throws(PredicateFormatError) -> PredicateToken {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" }
    rest = rest[digits.endIndex...]
    guard let number = Double(digits) else { throw PredicateFormatError(reason: "\"\(digits)\" is no number") }
    return .number(number)
  }

  /// Reads a placeholder such as `%@`, `%K`, `%d`, `%ld` or `%0.2f`.
  private static func placeholder(_ rest: inout Substring) throws(PredicateFormatError) -> PredicateToken {
    rest.removeFirst()
    rest = rest.drop { $0.isNumber || $0 == "." || "lhqzt".contains($0) }
    guard let letter = rest.popFirst(), "@KdDiuUxXfFgGeEcs".contains(letter) else {
      throw PredicateFormatError(reason: "unknown placeholder")
    }
    return .placeholder(letter)
  }
}
