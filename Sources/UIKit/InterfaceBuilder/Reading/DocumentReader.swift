import Foundation
import FoundationXML
import UIKitCore

/// A reader of the XML of a document, limited in size, nesting depth and number of elements.
struct DocumentReader {
  /// The maximum size of a document, in bytes.
  ///
  /// It is below libxml2's own limit of 10 million; interfaces are much smaller.
  static let maximumSize = 8 << 20
  /// The maximum nesting depth; libxml2's own limit is 256.
  static let maximumDepth = 240
  static let maximumElementCount = 1_000_000
  /// The maximum number of attributes of an element. Interface Builder writes up to about 50.
  ///
  /// libxml2 compares every attribute of an element with every other one.
  static let maximumAttributeCount = 1000

  /// Returns the root element of a document. `path` identifies the document in errors.
  static func read(_ data: Data, path: String) throws(InterfaceDocumentError) -> Element {
    guard data.count <= maximumSize else {
      throw InterfaceDocumentError(
        path: path, "The document has \(data.count) bytes; at most \(maximumSize) are read.")
    }
    if let refusal = Prolog.refusal(of: data) { throw InterfaceDocumentError(path: path, problems: [refusal]) }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let collector = ElementCollector()
    parser.delegate = collector
    let isWellFormed = parser.parse()
    if let problem = collector.problem { throw InterfaceDocumentError(path: path, problems: [problem]) }
    if isWellFormed || parser.parserError == nil, let unclosed = collector.unclosed {
      throw InterfaceDocumentError(
        path: path, line: collector.lastLine,
        "The document is not well-formed XML: it ends inside <\(unclosed.name)>, which begins on line \(unclosed.line)."
      )
    }
    guard isWellFormed, let root = collector.root else {
      let line = max(parser.lineNumber, collector.lastLine)
      throw InterfaceDocumentError(path: path, line: line, reason(parser.parserError))
    }
    return root
  }

  private static func reason(_ error: (any Error)?) -> String {
    let base = "The document is not well-formed XML"
    switch (error as NSError?)?.code {
    case XMLParser.ErrorCode.emptyDocumentError.rawValue: return base + ": it is empty."
    case XMLParser.ErrorCode.prematureDocumentEndError.rawValue, 77: return base + ": it ends before its elements do."
    case XMLParser.ErrorCode.tagNameMismatchError.rawValue: return base + ": an end tag does not match its start tag."
    case XMLParser.ErrorCode.undeclaredEntityError.rawValue: return base + ": it uses an entity that is not declared."
    case XMLParser.ErrorCode.attributeRedefinedError.rawValue: return base + ": an attribute is given twice."
    case let code?: return base + " (libxml2 error \(code)); is the file truncated or not UTF-8?"
    case nil: return base + "."
    }
  }
}

/// The prolog before the root element.
///
/// It is checked before parsing, so that no entity declaration reaches the parser.
private enum Prolog {
  /// Returns the reason to reject the document; nil if it can be parsed.
  static func refusal(of data: Data) -> InterfaceProblem? {
    let bytes = data.prefix(4096)
    guard !bytes.prefix(4).contains(0), !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      return InterfaceProblem(line: 1, "The document is not UTF-8 text; Interface Builder writes UTF-8.")
    }
    // Foundation's parser traps on names that are not valid UTF-8.
    guard String(validating: data, as: UTF8.self) != nil else {
      return InterfaceProblem(
        line: firstInvalidLine(data), "The line is not UTF-8 text; Interface Builder writes UTF-8.")
    }
    // It also traps on an XML declaration without a version.
    let head = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    if head.starts(with: Data("<?xml".utf8)), !head.starts(with: Data("<?xml-".utf8)), !declaresVersion(head) {
      return InterfaceProblem(line: 1, "The XML declaration has no version, expected <?xml version=\"1.0\"?>.")
    }
    if let line = lineOfEmptyInstruction(in: data) {
      return InterfaceProblem(
        line: line, "A processing instruction has no content, which Interface Builder never writes.")
    }
    if let line = data.withUnsafeBytes({ lineOfCrowdedTag(in: $0) }) {
      return InterfaceProblem(
        line: line, "An element has more than \(DocumentReader.maximumAttributeCount) attributes.")
    }
    if let encoding = declaredEncoding(bytes), !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) {
      return InterfaceProblem(line: 1, "The document is encoded as \(encoding); Interface Builder writes UTF-8.")
    }
    return doctype(in: data)
  }

  private static func declaresVersion(_ bytes: Data) -> Bool {
    let declaration = String(decoding: bytes.prefix(200), as: UTF8.self)
    return declaration.prefixMatch(of: /<\?xml\s+version\s*=\s*["']1\.[0-9]+["']/) != nil
  }

  /// Returns the line of the first processing instruction without content, such as `<?name?>`.
  ///
  /// Foundation's parser traps on these anywhere in the document.
  private static func lineOfEmptyInstruction(in data: Data) -> Int? {
    var rest = data[...]
    while let start = rest.range(of: Data("<?".utf8)) {
      rest = rest[start.upperBound...]
      guard let end = rest.range(of: Data("?>".utf8)) else { return nil }
      let words = rest[..<end.lowerBound].split { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if words.count < 2 { return 1 + data[..<start.lowerBound].count { $0 == 0x0A } }
    }
    return nil
  }

  /// Returns the line of the first start tag with too many attributes, in one pass.
  ///
  /// Documents that are not well-formed can be misread; the parser rejects them.
  private static func lineOfCrowdedTag(in bytes: UnsafeRawBufferPointer) -> Int? {
    /// Returns the index after the next occurrence of a text; nil if there is none.
    func end(of text: StaticString, from start: Int) -> Int? {
      guard let base = bytes.baseAddress else { return nil }
      let count = text.utf8CodeUnitCount
      var next = start
      while next + count <= bytes.count,
        let found = memchr(base + next, Int32(text.utf8Start[0]), bytes.count - next - count + 1)
      {
        if memcmp(found, text.utf8Start, count) == 0 { return base.distance(to: UnsafeRawPointer(found)) + count }
        next = base.distance(to: UnsafeRawPointer(found)) + 1
      }
      return nil
    }
    var index = 0
    while let start = end(of: "<", from: index) {
      let rest = bytes[start...].prefix(8)
      if rest.starts(with: "!--".utf8) {
        guard let next = end(of: "-->", from: start) else { return nil }
        index = next
      } else if rest.starts(with: "![CDATA[".utf8) {
        guard let next = end(of: "]]>", from: start) else { return nil }
        index = next
      } else {
        var count = 0
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
          let isDouble = bytes[index] == UInt8(ascii: "\"")
          index += 1
          guard isDouble || bytes[index - 1] == UInt8(ascii: "'") else { continue }
          guard let next = end(of: isDouble ? "\"" : "'", from: index) else { return nil }
          index = next
          count += 1
          guard count <= DocumentReader.maximumAttributeCount else {
            return 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
          }
        }
      }
    }
    return nil
  }

  private static func firstInvalidLine(_ data: Data) -> Int {
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }

  private static func declaredEncoding(_ bytes: Data) -> String? {
    guard let end = bytes.range(of: Data("?>".utf8)), bytes.starts(with: Data("<?xml".utf8)) else { return nil }
    let declaration = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    guard let name = declaration.range(of: "encoding") else { return nil }
    let value = declaration[name.upperBound...].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return value.dropFirst().prefix { $0 != quote }.lowercased()
  }

  /// Returns a problem if the prolog contains a document type declaration.
  ///
  /// Whitespace, comments and processing instructions may precede it.
  private static func doctype(in data: Data) -> InterfaceProblem? {
    var rest = data[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: Data("<?".utf8)), let end = rest.range(of: Data("?>".utf8)) {
        rest = rest[end.upperBound...]
      } else if rest.starts(with: Data("<!--".utf8)), let end = rest.range(of: Data("-->".utf8)) {
        rest = rest[end.upperBound...]
      } else if rest.starts(with: Data("<!".utf8)) {
        let line = 1 + data[..<rest.startIndex].count { $0 == 0x0A }
        return InterfaceProblem(
          line: line, "A document type declaration is refused: entities are neither expanded nor fetched.")
      } else {
        return nil
      }
    }
  }
}

/// A parser delegate that builds the tree of elements.
private final class ElementCollector: NSObject, XMLParserDelegate {
  private(set) var root: Element?
  private(set) var problem: InterfaceProblem?
  private(set) var lastLine = 1
  private var open: [Element] = []
  private var count = 0

  /// The innermost element without an end tag; XMLParser does not report this.
  var unclosed: Element? { open.last }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard problem == nil else { return }
    lastLine = parser.lineNumber
    count += 1
    if open.count >= DocumentReader.maximumDepth {
      return stop(parser, "Elements are nested deeper than \(DocumentReader.maximumDepth).")
    }
    if count > DocumentReader.maximumElementCount {
      return stop(parser, "The document has more than \(DocumentReader.maximumElementCount) elements.")
    }
    let limit = ResourceLimits.current.text
    guard name.utf8.count <= limit, attributes.values.allSatisfy({ $0.utf8.count <= limit }) else {
      return stop(parser, "A string has more than \(limit) bytes; --limit text=NUMBER raises this.")
    }
    let element = Element(name: name, attributes: attributes, line: parser.lineNumber)
    if let parent = open.last { parent.append(element) } else { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if problem == nil { open.popLast()?.decodeText() }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    guard problem == nil, let element = open.last else { return }
    // Only elements without children have text. In other elements, it is indentation.
    if element.children.isEmpty { element.append(characters) }
    let limit = ResourceLimits.current.text
    if element.text.utf8.count > limit {
      stop(parser, "A string has more than \(limit) bytes; --limit text=NUMBER raises this.")
    }
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    if problem == nil { open.last?.append(String(decoding: data, as: UTF8.self)) }
  }

  private func stop(_ parser: XMLParser, _ message: String) {
    problem = InterfaceProblem(line: parser.lineNumber, message)
    parser.abortParsing()
  }
}
