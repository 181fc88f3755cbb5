import SwiftParser
import SwiftSyntax

/// A snapshot to write at a call.
struct InlineEdit {
  let line: Int
  let column: Int
  /// The text; nil removes a trailing closure, and replaces an argument with `nil`.
  let text: String?
  let descriptor: InlineSnapshotSyntaxDescriptor
}

/// A rewriter of the trailing closures of calls that leaves all other bytes unchanged.
struct InlineRewriter {
  /// A rewritten source.
  struct Result {
    var source: String
    /// The number of lines added to each call, by the edit's index.
    var addedLines: [Int: Int] = [:]
    /// A note `line:column: error: …` for each call that was not found.
    var notes: [String] = []
  }

  private let bytes: [UInt8]
  private let tree: SourceFileSyntax
  private let newline: String
  /// The whitespace of one level of indentation.
  private let unit: String

  init(_ source: String) {
    bytes = Array(source.utf8)
    tree = Parser.parse(source: source)
    newline = source.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    unit = Self.indentationUnit(of: source)
  }

  /// Returns the source with all texts inserted.
  func applying(_ edits: [InlineEdit]) -> Result {
    let finder = CallFinder(tree)
    var result = Result(source: "")
    var changes: [(range: Range<Int>, text: String, index: Int)] = []
    for (index, edit) in edits.enumerated() {
      guard let call = finder.call(line: edit.line, column: edit.column) else {
        result.notes.append(
          "\(edit.line):\(edit.column): error: there is no call here to write a snapshot to; "
            + "the file has changed since the tests were built. Run them again.")
        continue
      }
      let change = change(of: call, edit)
      changes.append((change.range, change.text, index))
    }
    var output = bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let new = Array(change.text.utf8)
      let old = output[change.range]
      let count = { (part: any Sequence<UInt8>) in part.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
      result.addedLines[change.index] = count(new) - count(old)
      output.replaceSubrange(change.range, with: new)
    }
    result.source = String(decoding: output, as: UTF8.self)
    return result
  }

  private func change(of call: FunctionCallExprSyntax, _ edit: InlineEdit) -> (range: Range<Int>, text: String) {
    let labels = [edit.descriptor.trailingClosureLabel] + edit.descriptor.deprecatedTrailingClosureLabels
    let label = edit.descriptor.trailingClosureLabel
    let literal = edit.text.map { closure($0, indentation: indentation(of: call)) }
    if let argument = call.arguments.first(where: { labels.contains($0.label?.text ?? "") }) {
      // A closure argument `matches: { … }` is replaced in place; it does not become a trailing closure.
      return (range(of: argument.expression), literal ?? "nil")
    }
    let extra = call.additionalTrailingClosures.first { labels.contains($0.label.text) }
    if let extra {
      return (range(of: extra), literal.map { "\(label): \($0)" } ?? "")
    }
    if edit.descriptor.trailingClosureOffset == 0, let closure = call.trailingClosure {
      let whole = range(of: closure)
      return literal.map { (whole, $0) } ?? (end(before: whole.lowerBound)..<whole.upperBound, "")
    }
    guard let literal else { return (0..<0, "") }
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    let isFirst = call.trailingClosure == nil
    return (end..<end, isFirst ? " \(literal)" : " \(label): \(literal)")
  }

  /// Returns the offset of the beginning of the spaces that end at the given offset.
  private func end(before offset: Int) -> Int {
    var offset = offset
    while offset > 0, bytes[offset - 1] == UInt8(ascii: " ") { offset -= 1 }
    return offset
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  // MARK: Text

  private func closure(_ text: String, indentation: String) -> String {
    let inner = indentation + unit
    let hashes = Self.hashes(for: text)
    var lines = ["{", "\(inner)\(hashes)\"\"\""]
    for line in Self.escaped(text, hashes: hashes).split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : inner + line)
    }
    lines += ["\(inner)\"\"\"\(hashes)", "\(indentation)}"]
    return lines.joined(separator: newline)
  }

  /// Returns the number signs with which a string's quotes and backslashes are literal.
  private static func hashes(for text: String) -> String {
    guard text.contains("\\") || text.contains("\"\"\"") else { return "" }
    var hashes = "#"
    while text.contains("\\" + hashes) || text.contains("\"\"\"" + hashes) { hashes += "#" }
    return hashes
  }

  /// Escapes control characters other than line feeds and tabs.
  ///
  /// Carriage returns must be escaped, because the compiler reads any line ending in a source as a line feed.
  private static func escaped(_ text: String, hashes: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the indentation of the line on which a call begins.
  private func indentation(of call: FunctionCallExprSyntax) -> String {
    var start = call.positionAfterSkippingLeadingTrivia.utf8Offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let whitespace = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: whitespace, as: UTF8.self)
  }

  /// Returns a tab if a line is indented with tabs, otherwise the smallest indentation.
  ///
  /// An indentation of one space is ignored. The result for a file without indentation is two spaces.
  private static func indentationUnit(of source: String) -> String {
    var narrowest: Substring?
    for line in source.split(whereSeparator: \.isNewline) {
      let whitespace = line.prefix { $0 == " " || $0 == "\t" }
      let content = line.dropFirst(whitespace.count)
      if whitespace.isEmpty || content.isEmpty || content.first == "*" { continue }
      if whitespace.first == "\t" { return "\t" }
      if whitespace.count > 1, whitespace.count < narrowest?.count ?? .max { narrowest = whitespace }
    }
    return narrowest.map(String.init) ?? "  "
  }
}

/// A visitor that finds calls by the location of their opening parenthesis.
private final class CallFinder: SyntaxVisitor {
  private struct Location: Hashable {
    let line: Int
    let column: Int
  }

  private let locations: SourceLocationConverter
  private var calls: [Location: FunctionCallExprSyntax] = [:]

  init(_ tree: SourceFileSyntax) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  func call(line: Int, column: Int) -> FunctionCallExprSyntax? { calls[Location(line: line, column: column)] }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let parenthesis = call.leftParen {
      let location = locations.location(for: parenthesis.positionAfterSkippingLeadingTrivia)
      calls[Location(line: location.line, column: location.column)] = call
    }
    return .visitChildren
  }
}
