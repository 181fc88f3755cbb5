/// A format string, divided at its specifiers.
struct FormatText {
  enum Piece: Equatable {
    case text(String)
    /// A specifier such as `%2$ld`, with its conversion and all modifiers.
    case specifier(position: Int?, modifiers: String, conversion: Character)
    /// A text that depends on an argument, such as `%#@files@`.
    case variable(position: Int?, name: String)
    /// The argument of the variable that contains it: `%arg`.
    case ownArgument
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      append(String(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      rest = readSpecifier(rest)
    }
    append(String(rest))
  }

  var hasVariables: Bool { pieces.contains { if case .variable = $0 { true } else { false } } }

  private mutating func append(_ text: String) {
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// Reads the specifier after a percent sign, and returns the text after it.
  private mutating func readSpecifier(_ text: Substring) -> Substring {
    if text.first == "%" {
      append("%")
      return text.dropFirst()
    }
    if text.hasPrefix("arg") {
      pieces.append(.ownArgument)
      return text.dropFirst(3)
    }
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      pieces.append(.variable(position: position, name: String(rest.dropFirst(2)[..<end])))
      return rest[rest.index(after: end)...]
    }
    let modifiers = rest.prefix { "-+ #0123456789.hlqLztj'".contains($0) }
    rest = rest.dropFirst(modifiers.count)
    guard let conversion = rest.first, conversion.isASCII, conversion.isLetter || conversion == "@" else {
      // A lone percent sign is text.
      append("%")
      return text
    }
    pieces.append(.specifier(position: position, modifiers: String(modifiers), conversion: conversion))
    return rest.dropFirst()
  }
}

extension FormatText.Piece {
  /// Returns a specifier with a position, as wide as the arguments of ``LocalizedText``.
  static func positioned(_ position: Int, _ modifiers: String, _ conversion: Character) -> String {
    guard "diouxX".contains(conversion) else { return "%\(position)$\(modifiers)\(conversion)" }
    return "%\(position)$\(modifiers.filter { !"hlqLztj".contains($0) })ll\(conversion)"
  }
}
