import Yams

extension DocumentNode {
  /// The maximum number of values in a document after expanding its anchors.
  package static let valueLimit = 200_000
  /// The maximum depth of nested lists and mappings.
  package static let depthLimit = 512

  /// Parses YAML or JSON. Returns `nil` for empty text, or after reporting an error.
  ///
  /// `file` is the index of the file in the sources of the diagnostics.
  package static func read(_ diagnostics: Diagnostics, file: Int = 0) -> DocumentNode? {
    guard diagnostics.sources.indices.contains(file) else { return nil }
    let source = diagnostics.sources[file]
    if let json = readJSON(diagnostics, file: file) { return json.root }
    do {
      if let position = try NonTextKeys.first(in: source.text, file: file) {
        diagnostics.error("expected text as a key, found an alias, a list or a mapping", at: position)
        return nil
      }
      // The basic resolver avoids slow pattern matching. ``ValueType`` converts texts instead.
      let parser = try Parser(yaml: source.text, resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { return nil }
      var reader = YAMLReader(diagnostics: diagnostics, file: file)
      return reader.node(root, at: DocumentPosition(line: 1, column: 1, file: file), depth: 0)
    } catch let error as YamlError {
      report(error, diagnostics, file)
    } catch {
      diagnostics.error("cannot be read as YAML: \(error)", at: DocumentPosition(line: 1, column: 1, file: file))
    }
    return nil
  }

  /// Returns advice for a syntax error of libyaml on a line.
  ///
  /// `beginning` is the text of the line on which the construct that could not be parsed begins or, if the error is on
  /// the same line, of the line before.
  private static func remedy(for problem: String, in line: String?, at column: Int, beginning: String?) -> String {
    if problem.contains("mapping values are not allowed") {
      return "; quote text that contains \": \", and align the keys of a mapping"
    }
    if problem.contains("cannot start any token") {
      let character = line?.unicodeScalars.dropFirst(column - 1).first
      if character == "\t" { return "; YAML is indented with spaces, not tabs" }
      return character.map { "; quote text that begins with \($0)" } ?? ""
    }
    if problem.contains("expected ',' or") || problem.contains("expected node content") {
      if line?.contains("${") == true { return "; quote ${…} inside of [ ] and { }" }
      // A comment can hide the end of a construct. The error is then reported on a later line.
      if [beginning, line].contains(where: { $0?.contains(" #") == true }) {
        return "; # begins a comment; quote text and colors that contain it, such as \"#ff8800\""
      }
      guard let line else { return "; a [ or { is never closed" }
      if line.unicodeScalars.dropFirst(column - 1).first == ":" { return "; quote text that contains \": \"" }
      return "; a comma may be missing, or quotes around text that contains brackets, bars or quotes"
    }
    if problem.contains("expected '-' indicator") || problem.contains("expected key") {
      return "; align the keys of a mapping and the items of a list"
    }
    return ""
  }

  private static func report(_ error: YamlError, _ diagnostics: Diagnostics, _ file: Int) {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let position = DocumentPosition(mark, file)
      let source = diagnostics.source(of: position)
      let line = source?.line(position.line)
      let beginning = context.map { max(1, $0.mark.line) }
      let remedy = remedy(
        for: problem, in: line?.isEmpty == true ? nil : line, at: position.column,
        beginning: beginning.flatMap { source?.line($0 < position.line ? $0 : position.line - 1) })
      // The text of the context is like "while parsing a block mapping".
      let construct = context.map { $0.text.trimmingCharacters(in: .whitespaces) }
      let remark = construct.map { " (\($0) that begins at line \(beginning ?? 1))" } ?? ""
      diagnostics.error("not valid YAML: \(problem)\(remark)\(remedy)", at: position)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "\"\($0)\"" }.joined(separator: ", ")
      var position = DocumentPosition(context.mark, file)
      // Yams reports the beginning of the mapping. In block style, its keys share a column.
      if let key = duplicates.first, let source = diagnostics.source(of: position) {
        let indent = String(repeating: " ", count: position.column - 1)
        let lines = source.lines(from: position.line).filter { $0.text.hasPrefix("\(indent)\(key):") }
        if lines.count > 1 { position.line = lines[1].number }
      }
      diagnostics.error("the key \(names) occurs twice in one mapping", at: position)
    case .reader(let problem, let offset, _, let yaml):
      // The offset counts characters.
      let lines = yaml.prefix(offset ?? 0).split(omittingEmptySubsequences: false) { $0.isNewline }
      let column = (lines.last?.unicodeScalars.count ?? 0) + 1
      diagnostics.error(
        "not valid YAML: \(problem)", at: DocumentPosition(line: lines.count, column: column, file: file))
    default:
      diagnostics.error("not valid YAML: \(error)", at: DocumentPosition(line: 1, column: 1, file: file))
    }
  }
}

/// A converter of Yams' nodes that limits the expansion of anchors.
private struct YAMLReader {
  let diagnostics: Diagnostics
  let file: Int
  var count = 0
  var isExhausted = false

  mutating func node(_ node: Node, at parent: DocumentPosition, depth: Int) -> DocumentNode? {
    let position = node.mark.map { DocumentPosition($0, file) } ?? parent
    guard admit(position, depth) else { return nil }
    switch node {
    case .scalar(let scalar):
      return DocumentNode(.scalar(Self.scalar(scalar)), at: position)
    case .sequence(let sequence):
      var items: [DocumentNode] = []
      for item in sequence {
        guard let item = self.node(item, at: position, depth: depth + 1) else { return nil }
        items.append(item)
      }
      return DocumentNode(.list(items), at: position)
    case .mapping(let mapping):
      var entries: [DocumentNode.Entry] = []
      for (key, value) in mapping {
        let keyPosition = key.mark.map { DocumentPosition($0, file) } ?? position
        guard case .scalar(let name) = key else {
          diagnostics.error("expected text as a key, found a list or a mapping", at: keyPosition)
          return nil
        }
        guard let value = self.node(value, at: keyPosition, depth: depth + 1) else { return nil }
        entries.append(DocumentNode.Entry(key: name.string, keyPosition: keyPosition, value: value))
      }
      return DocumentNode(.mapping(entries), at: position)
    case .alias:
      diagnostics.error("the alias refers to an unknown anchor", at: position)
      return nil
    }
  }

  private mutating func admit(_ position: DocumentPosition, _ depth: Int) -> Bool {
    count += 1
    guard !isExhausted else { return false }
    if depth > DocumentNode.depthLimit {
      diagnostics.error("nested deeper than \(DocumentNode.depthLimit) levels", at: position)
      isExhausted = true
    } else if count > DocumentNode.valueLimit {
      diagnostics.error(
        "more than \(DocumentNode.valueLimit) values after expanding anchors; use fewer aliases", at: position)
      isExhausted = true
    }
    return !isExhausted
  }

  private static func scalar(_ scalar: Node.Scalar) -> DocumentNode.Scalar {
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let isBlock = scalar.style == .literal || scalar.style == .folded
    // The first character follows an opening quote, if there is one. The offset into block text is unknown.
    return DocumentNode.Scalar(
      text: scalar.string, isQuoted: isQuoted || isBlock, offset: isBlock ? nil : isQuoted ? 1 : 0)
  }
}

extension DocumentPosition {
  /// Creates a position from a mark of Yams. Errors at the end of a file can have line 0.
  init(_ mark: Mark, _ file: Int) {
    self.init(line: max(1, mark.line), column: max(1, mark.column), file: file)
  }
}
