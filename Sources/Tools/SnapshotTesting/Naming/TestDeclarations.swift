import Foundation
import Synchronization

/// The tests that a source file declares, by the names that their references have.
///
/// References do not contain the suite, so two tests of one name in a file would share them.
struct TestDeclarations {
  /// The types that declare a test of a name, such as `Outer.Inner`; empty for a test outside of types.
  private(set) var suites: [String: [String]] = [:]

  /// Scans Swift source. Conditional compilation is ignored.
  init(source: String) {
    var scanner = DeclarationScanner(source)
    for (suite, name) in scanner.tests() where suites[name]?.contains(suite) != true {
      suites[name, default: []].append(suite)
    }
  }

  private static let cache = Mutex<[String: TestDeclarations]>([:])

  /// Returns the declarations of a file; none if the source is not on this machine.
  static func of(file: String) -> TestDeclarations {
    if let cached = cache.withLock({ $0[file] }) { return cached }
    let source = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let found = TestDeclarations(source: source)
    cache.withLock { $0[file] = found }
    return found
  }

  /// Throws if another suite of the file declares a test of the same name.
  func check(_ testName: String, file: String) throws(SharedName) {
    guard let suites = suites[testName], suites.count > 1 else { return }
    throw SharedName(tests: suites.map { $0.isEmpty ? testName : "\($0).\(testName)" }, file: file)
  }

  /// The error of two tests whose unnamed snapshots would have the same references.
  struct SharedName: Error, Equatable, CustomStringConvertible {
    let tests: [String]
    let file: String

    var description: String {
      "The tests \(tests.joined(separator: " and ")) of \(URL(fileURLWithPath: file).lastPathComponent) have the same "
        + "name, so that their unnamed snapshots have the same references, numbered in the order of execution. Rename "
        + "a test, move a suite to another file, or give each snapshot a name with `named:`."
    }
  }
}

/// A scanner of Swift source that finds tests in types, and ignores comments and strings.
private struct DeclarationScanner {
  private var words: ArraySlice<Substring>

  init(_ source: String) { words = Self.words(of: source)[...] }

  /// Returns the tests with the names of their types, in the order of the source.
  mutating func tests() -> [(suite: String, name: String)] {
    var found: [(String, String)] = []
    // The name of each open brace: of a type, or nil.
    var scopes: [Substring?] = []
    var pending: Substring?
    var hasAttribute = false
    while let word = words.popFirst() {
      switch word {
      case "{":
        scopes.append(pending)
        pending = nil
      case "}":
        _ = scopes.popLast()
        pending = nil
      case "struct", "class", "enum", "actor", "extension":
        // Not a type in `class func`, `class var` and `case .class:`.
        if let next = words.first, Self.isName(next), next != "func", next != "var", next != "let" {
          pending = typeName()
        }
      case "@":
        if words.first == "Test" { hasAttribute = true }
      case "func":
        guard let name = words.popFirst() else { break }
        let suite = scopes.compactMap { $0 }.joined(separator: ".")
        let isTest = hasAttribute || (name.hasPrefix("test") && !suite.isEmpty)
        hasAttribute = false
        // Functions in functions are no tests.
        if isTest, scopes.allSatisfy({ $0 != nil }) { found.append((suite, name + "(" + labels() + ")")) }
      default: break
      }
    }
    return found
  }

  private static func isName(_ word: Substring) -> Bool { word.first.map { $0.isLetter || $0 == "_" } ?? false }

  /// Returns the name of a type, which extensions can write with dots.
  private mutating func typeName() -> Substring {
    var name = words.popFirst() ?? ""
    while words.first == ".", words.count > 1 {
      words.removeFirst()
      name += "." + (words.popFirst() ?? "")
    }
    return name
  }

  /// Returns the argument labels of a function as `#function` writes them, such as `of:_:`.
  private mutating func labels() -> String {
    while let word = words.first, word != "(", word != "{" { words.removeFirst() }
    guard words.first == "(" else { return "" }
    var (labels, depth, isLabel) = ("", 0, true)
    var last: Substring = ""
    while let word = words.popFirst() {
      defer { last = word }
      switch word {
      case "(", "[", "<": depth += 1
      case ">" where last == "-": break
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { return labels }
      case ",": isLabel = isLabel || depth == 1
      default:
        if isLabel, depth == 1 {
          labels += word + ":"
          isLabel = false
        }
      }
    }
    return labels
  }

  /// Returns the identifiers and punctuation of a source.
  private static func words(of source: String) -> [Substring] {
    var words: [Substring] = []
    var rest = source[...]
    while let first = rest.first {
      if first == "/", rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if first == "/", rest.hasPrefix("/*") {
        rest = afterComment(rest)
      } else if first == "\"" || first == "#", let end = afterString(rest) {
        rest = end
      } else if first == "`" {
        let name = rest.dropFirst().prefix { $0 != "`" }
        words.append(name)
        rest = rest[name.endIndex...].dropFirst()
      } else if first.isLetter || first == "_" || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        words.append(word)
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { words.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return words
  }

  // Comments can be nested.
  private static func afterComment(_ text: Substring) -> Substring {
    var (rest, depth) = (text, 0)
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// Returns the text after a string literal with its interpolations; nil if none begins here.
  private static func afterString(_ text: Substring) -> Substring? {
    let hashes = text.prefix { $0 == "#" }
    var rest = text[hashes.endIndex...]
    guard rest.first == "\"" else { return nil }
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let (end, escape) = (quote + hashes, "\\" + hashes)
    rest = rest.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      // A string of one line ends with it in any case.
      if quote.count == 1, rest.first?.isNewline == true { return rest }
      guard rest.hasPrefix(escape) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      rest = rest.first == "(" ? afterInterpolation(rest) : rest.dropFirst()
    }
    return rest.dropFirst(end.count)
  }

  private static func afterInterpolation(_ text: Substring) -> Substring {
    var (rest, depth) = (text, 0)
    repeat {
      if rest.first == "\"" || rest.first == "#", let end = afterString(rest) {
        rest = end
        continue
      }
      if rest.first == "(" { depth += 1 }
      if rest.first == ")" { depth -= 1 }
      rest = rest.dropFirst()
    } while depth > 0 && !rest.isEmpty
    return rest
  }
}
