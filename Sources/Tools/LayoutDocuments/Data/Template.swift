/// Text with placeholders such as `Hello ${person.name | upper}`; `$${` is a literal `${`.
package struct Template: Sendable, Hashable {
  /// A reference to a value, with filters.
  package struct Placeholder: Sendable, Hashable {
    /// The names, from the outermost value inward: `person`, `name`.
    package var path: [String]
    package var filters: [Filter]
    /// The offset in the text, in Unicode scalars, counted from 0.
    package var offset: Int

    /// The path as it is written, such as `person.name`.
    package var name: String { path.joined(separator: ".") }
  }

  /// A transformation of a value, with arguments after a colon.
  package struct Filter: Sendable, Hashable {
    package var name: String
    package var arguments: [String]
  }

  package enum Part: Sendable, Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  package let parts: [Part]

  /// The placeholders in the text, in order.
  package var placeholders: [Placeholder] {
    parts.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The placeholder that is the whole text; nil for other templates.
  package var wholePlaceholder: Placeholder? { parts.count == 1 ? placeholders.first : nil }

  /// Returns whether a string contains `${`: a placeholder, or an escaped one.
  package static func isTemplate(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "$")) && text.contains("${")
  }

  /// Returns the names with which the placeholders in the text of a file begin.
  static func firstNames(in text: String) -> [String] {
    guard isTemplate(text) else { return [] }
    var names: [String] = []
    var rest = text.utf8[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[dollar...].dropFirst()
      guard rest.first == UInt8(ascii: "{") else { continue }
      let name = rest.dropFirst().prefix { !"}|.${\n".utf8.contains($0) }
      if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self).trimmingBlanks) }
    }
    return names
  }

  /// Creates a template by parsing a string with placeholders.
  package init(_ text: String) throws(TemplateError) {
    var parts: [Part] = []
    var literal = ""
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if scalars[index...].starts(with: "$${".unicodeScalars) {
        literal += "${"
        index += 3
      } else if scalars[index...].starts(with: "${".unicodeScalars) {
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        guard let end = Self.end(of: scalars, from: index + 2) else { throw TemplateError.unclosed(offset: index) }
        var inner = ""
        inner.unicodeScalars.append(contentsOf: scalars[(index + 2)..<end])
        parts.append(.placeholder(try Self.placeholder(inner, at: index)))
        index = end + 1
      } else {
        literal.unicodeScalars.append(scalars[index])
        index += 1
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// Returns the index of the closing brace. Braces in quotes are ignored.
  private static func end(of scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var quotes = Quotes()
    return (start..<scalars.count).first { quotes.isOutside(Character(scalars[$0])) && scalars[$0] == "}" }
  }

  private static func placeholder(_ text: String, at offset: Int) throws(TemplateError) -> Placeholder {
    var pieces = split(text, at: "|")
    let name = pieces.removeFirst().trimmingBlanks
    guard isPath(name) else {
      throw TemplateError.invalidName(name, offset: offset)
    }
    var filters: [Filter] = []
    for piece in pieces {
      var halves = split(piece, at: ":")
      let filter = halves.removeFirst().trimmingBlanks
      let arguments = halves.isEmpty ? [] : split(halves.joined(separator: ":"), at: ",", beginsArgument: true)
      filters.append(Filter(name: filter, arguments: arguments.map { $0.trimmingBlanks.withoutQuotes }))
    }
    return Placeholder(path: name.split(separator: ".").map(String.init), filters: filters, offset: offset)
  }

  /// Returns whether a string is a path: dot-separated names of letters, digits, _, blanks and hyphens.
  ///
  /// The first character is a letter or _.
  ///
  /// A regular expression is not used, because creating it for every placeholder of every row would be slow.
  private static func isPath(_ text: String) -> Bool {
    guard let first = text.first, first == "_" || first.isLetter else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " || $0 == "-" }
    }
  }

  /// Splits a string at a separator outside of quotes. Returns at least one piece.
  private static func split(_ text: String, at separator: Character, beginsArgument: Bool = false) -> [String] {
    var pieces = [""]
    var quotes = Quotes(beginsArgument: beginsArgument)
    for character in text {
      if quotes.isOutside(character), character == separator {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }
}

/// The quotation state while scanning a placeholder.
private struct Quotes {
  private var open: Character?
  private var beginsArgument: Bool

  /// Creates a state outside of quotes.
  init(beginsArgument: Bool = false) { self.beginsArgument = beginsArgument }

  /// Advances by a character and returns whether it is outside of quotes.
  mutating func isOutside(_ character: Character) -> Bool {
    if let open {
      if character == open { self.open = nil }
      return false
    }
    // A single quote is a quotation mark at the beginning of an argument, and an apostrophe elsewhere.
    if character == "\"" || character == "'" && beginsArgument {
      open = character
      return false
    }
    if !character.isWhitespace { beginsArgument = character == ":" || character == "," }
    return true
  }
}

/// An error in a template. Offsets count Unicode scalars from 0.
package enum TemplateError: Error, Hashable {
  /// A placeholder without a closing brace.
  case unclosed(offset: Int)
  /// A placeholder whose contents are not a name.
  case invalidName(String, offset: Int)
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  fileprivate var withoutQuotes: String {
    ["\"", "'"].contains { count >= 2 && hasPrefix($0) && hasSuffix($0) } ? String(dropFirst().dropLast()) : self
  }
}
