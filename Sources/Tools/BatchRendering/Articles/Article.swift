import LayoutDocuments
import UIKitCore

/// A Markdown text in which fenced layout documents and image links to documents become figures.
package struct Article: Sendable {
  /// A range of unchanged text, or a figure.
  package enum Part: Sendable {
    case text(String)
    case figure(Figure)
    case reference(Reference)
  }

  /// A link `[](#fig-NAME)` to a figure, whose text is the figure's number.
  package struct Reference: Sendable {
    package let name: String
    /// The line in the article, counted from 1.
    package let line: Int
  }

  /// A picture to render from a document.
  package struct Figure: Sendable {
    /// The location of the figure's document.
    package enum Origin: Sendable {
      /// A document in the article itself, which begins on the line after the fence.
      case fence(document: String)
      /// A file, by its path from the article's folder.
      case link(path: String)
    }

    package let origin: Origin
    /// The line in the article, counted from 1.
    package let line: Int
    /// The alternative text of an image link; empty for a fence.
    package let alt: String
    /// The title of an image link, which is the caption; nil for none.
    package let caption: String?
    /// Indicates whether the figure is the only content of its line.
    package let isAlone: Bool
    /// The options on the fence's first line, or after the `?` of a link.
    package let options: [(key: String, value: String)]
    /// The indentation of the fence, removed from each of its lines.
    package let indent: String
  }

  package let parts: [Part]

  /// Creates an article from its text. Throws ``RenderError`` for unclosed figures and malformed options.
  package init(_ text: String, name: String) throws(RenderError) {
    var reader = ArticleReader(text, name: name)
    reader.read()
    if !reader.problems.isEmpty { throw .reported(firstOf: reader.problems, in: name) }
    parts = reader.parts
  }
}

/// A parser that splits the lines of an article into text and figures.
private struct ArticleReader {
  /// The extensions of linked files that become figures.
  private static let figureExtensions = ["yaml", "yml", "xib", "storyboard"]

  private(set) var parts: [Article.Part] = []
  private(set) var problems: [String] = []
  private let name: String
  private let lines: [Substring]
  private var pending = ""

  init(_ text: String, name: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  mutating func read() {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard let fence = Fence(line) else {
        readLinks(line, number: index + 1)
        if index + 1 < lines.count { pending += "\n" }
        index += 1
        continue
      }
      let end = lines[(index + 1)...].firstIndex { fence.isEnd($0) }
      if fence.word != "headframe" {
        // The contents of other fences are not searched.
        let last = end ?? lines.count - 1
        for number in index...last { pending += lines[number] + (number + 1 < lines.count ? "\n" : "") }
        index = last + 1
      } else if let end {
        let body = lines[(index + 1)..<end].map { fence.unindented($0) }.joined(separator: "\n")
        append(
          Article.Figure(
            origin: .fence(document: body), line: index + 1, alt: "", caption: nil, isAlone: true,
            options: options(fence.info, index + 1),
            indent: fence.indent))
        pending += end + 1 < lines.count ? "\n" : ""
        index = end + 1
      } else {
        problems.append("\(name):\(index + 1):1: error: the fence of this figure is not closed | \(line)".onOneLine)
        // All that follows is inside of the fence.
        break
      }
    }
    appendPending()
  }

  private mutating func append(_ figure: Article.Figure) {
    appendPending()
    parts.append(.figure(figure))
  }

  private mutating func appendPending() {
    if !pending.isEmpty { parts.append(.text(pending)) }
    pending = ""
  }

  // MARK: Links

  private mutating func readLinks(_ line: Substring, number: Int) {
    var rest = line
    var ahead = Lookahead()
    let first = line.firstIndex { !$0.isWhitespace }
    let last = line.lastIndex { !$0.isWhitespace } ?? line.startIndex
    // Code spans are copied unchanged. Each iteration handles the code span or link that begins first.
    while let next = rest.firstIndex(where: { "!`[".contains($0) }) {
      pending += rest[..<next]
      rest = rest[next...]
      if rest.first == "`" {
        let end = ahead.endOfCode(rest)
        pending += rest[..<end]
        rest = rest[end...]
      } else if rest.hasPrefix("[](#fig-"), case let end = ahead.endOfAddress(rest), rest[end...].first == ")" {
        appendPending()
        let name = String(rest[..<end].dropFirst("[](#fig-".count))
        parts.append(.reference(Article.Reference(name: name.removingPercentEncoding ?? name, line: number)))
        rest = rest[rest.index(after: end)...]
      } else if let link = Link(rest, &ahead) {
        if Self.figureExtensions.contains(link.pathExtension) {
          append(
            Article.Figure(
              origin: .link(path: link.path), line: number, alt: link.alt, caption: link.title,
              isAlone: rest.startIndex == first && link.end > last,
              options: linkOptions(link.query, number), indent: ""))
        } else {
          pending += rest[..<link.end]
        }
        rest = rest[link.end...]
      } else {
        pending += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    pending += rest
  }

  private mutating func linkOptions(_ query: Substring, _ line: Int) -> [(key: String, value: String)] {
    query.split(separator: "&").compactMap { word in
      option(word.removingPercentEncoding.map { Substring($0) } ?? word, line)
    }
  }

  // MARK: Options

  /// Parses words of the form `key=value` or `key="a value"`, separated by spaces.
  private mutating func options(_ text: Substring, _ line: Int) -> [(key: String, value: String)] {
    var words: [Substring] = []
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      var isQuoted = false
      let end =
        rest.firstIndex { character in
          if character == "\"" { isQuoted.toggle() }
          return character.isWhitespace && !isQuoted
        } ?? rest.endIndex
      words.append(rest[..<end])
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return words.compactMap { option($0, line) }
  }

  private mutating func option(_ word: Substring, _ line: Int) -> (key: String, value: String)? {
    guard let equals = word.firstIndex(of: "=") else {
      problems.append(
        "\(name):\(line): error: expected an option such as scale=2 or alt=\"A title\", found \"\(word)\"".onOneLine)
      return nil
    }
    let value = word[word.index(after: equals)...]
    let isQuoted = value.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
    return (String(word[..<equals]), String(isQuoted ? value.dropFirst().dropLast() : value))
  }
}

/// The first line of a fenced block.
private struct Fence {
  let indent: String
  private let mark: Character
  private let count: Int
  /// The first word of the info string.
  let word: Substring
  /// The rest of the info string.
  let info: Substring

  init?(_ line: Substring) {
    let indent = line.prefix { $0 == " " }
    let rest = line.dropFirst(indent.count)
    // Four spaces of indentation make a code block.
    guard indent.count < 4, let mark = rest.first, mark == "`" || mark == "~" else { return nil }
    let marks = rest.prefix { $0 == mark }
    let text = rest.dropFirst(marks.count).drop(while: \.isWhitespace)
    guard marks.count >= 3, mark == "~" || !text.contains("`") else { return nil }
    (self.indent, self.mark, count) = (String(indent), mark, marks.count)
    word = text.prefix { !$0.isWhitespace }
    info = text.dropFirst(word.count)
  }

  func isEnd(_ line: Substring) -> Bool {
    let rest = line.drop { $0 == " " }
    let marks = rest.prefix { $0 == mark }
    return marks.count >= count && rest.dropFirst(marks.count).allSatisfy(\.isWhitespace)
  }

  func unindented(_ line: Substring) -> Substring {
    line.dropFirst(min(indent.count, line.prefix { $0 == " " }.count))
  }
}

/// Positions ahead in a line, each of which is searched for once.
///
/// Without them, a line of unclosed links would be searched to its end for each link.
private struct Lookahead {
  private var bracket: Substring.Index?
  private var address: Substring.Index?
  /// The shortest run of backticks without a second one.
  private var unclosed = Self.maximumTicks + 1

  /// Longer runs of backticks are text.
  private static let maximumTicks = 80

  /// Returns the position of the next `]`, or the end.
  mutating func endOfText(_ rest: Substring) -> Substring.Index {
    next(\.bracket, in: rest) { $0 == "]" }
  }

  /// Returns the position of the next `)` or white space, or the end.
  mutating func endOfAddress(_ rest: Substring) -> Substring.Index {
    next(\.address, in: rest) { $0 == ")" || $0.isWhitespace }
  }

  private mutating func next(
    _ known: WritableKeyPath<Self, Substring.Index?>, in rest: Substring, where isEnd: (Character) -> Bool
  ) -> Substring.Index {
    if let index = self[keyPath: known], index >= rest.startIndex { return index }
    let index = rest.firstIndex(where: isEnd) ?? rest.endIndex
    self[keyPath: known] = index
    return index
  }

  /// Returns the end of a code span, or else of the backticks, at the beginning of a string.
  mutating func endOfCode(_ rest: Substring) -> Substring.Index {
    let ticks = rest.prefix { $0 == "`" }
    guard ticks.count < unclosed else { return ticks.endIndex }
    if let close = rest[ticks.endIndex...].range(of: String(ticks)) { return close.upperBound }
    unclosed = ticks.count
    return ticks.endIndex
  }
}

/// An image link of the form `![alt](path?query "title")` at the beginning of a string.
private struct Link {
  let alt: String
  let path: String
  let query: Substring
  /// The title in quotation marks; nil for none.
  let title: String?
  let end: Substring.Index

  init?(_ text: Substring, _ ahead: inout Lookahead) {
    guard text.hasPrefix("![") else { return nil }
    let inner = text.dropFirst(2)
    let close = ahead.endOfText(inner)
    guard inner[close...].hasPrefix("](") else { return nil }
    let target = inner[close...].dropFirst(2).drop(while: \.isWhitespace)
    let address = target[..<ahead.endOfAddress(target)]
    var rest = target[address.endIndex...].drop(while: \.isWhitespace)
    title = Self.title(&rest)
    guard rest.first == ")" else { return nil }
    let question = address.firstIndex(of: "?") ?? address.endIndex
    alt = String(inner[..<close])
    let written = String(address[..<question])
    path = written.removingPercentEncoding ?? written
    query = address[question...].dropFirst()
    end = rest.index(after: rest.startIndex)
  }

  /// Removes a title in quotation marks, and the white space after it, from the beginning of a string.
  private static func title(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return nil }
    var isEscaped = false
    let inner = rest.dropFirst()
    let end = inner.firstIndex { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == "\"" && !isEscaped
    }
    guard let end else { return nil }
    rest = inner[end...].dropFirst().drop(while: \.isWhitespace)
    return String(inner[..<end]).replacing("\\\"", with: "\"")
  }

  /// The file's extension; empty for web addresses.
  var pathExtension: String { path.contains("://") ? "" : URL(fileURLWithPath: path).pathExtension.lowercased() }
}
