// Checks the summary of every documentation comment: a fragment of at most 100 characters that ends with a period and
// does not begin with an interrogative. Rejects first results of lazy sequences.
import Foundation

/// A run of `///` lines and the first line of the declaration that follows.
struct DocumentationComment {
  /// The number of the first line, counted from 1.
  var line: Int
  /// The lines without indentation and slashes.
  var text: [String]
  var declaration = ""

  /// The first sentence, or the whole first paragraph where no sentence ends in it.
  var summary: String {
    let paragraph = text.prefix { !$0.isEmpty }.joined(separator: " ")
    guard let end = paragraph.firstRange(of: #/\.[`")\]]*(?= |$)/#) else { return paragraph }
    return String(paragraph[..<end.upperBound])
  }

  /// The violations, each with advice.
  var problems: [String] {
    guard !text.isEmpty else { return [] }
    var problems: [String] = []
    if let word = summary.firstMatch(of: #/^(What|Whether|Where|Who|Whose|Whom|How|Which|When|Why|If)\b/#.ignoresCase())
    {
      problems.append("the summary begins with “\(word.1)”; write \(advice)")
    }
    if summary.firstMatch(of: #/\.[`")\]]*$/#) == nil {
      problems.append("the summary does not end with a period; end its first sentence before lists and code")
    }
    if summary.count > 100 {
      problems.append("the summary has \(summary.count) characters; shorten it to 100 and move the rest down")
    }
    return problems
  }

  /// The form of summary that suits the kind of declaration.
  private var advice: String {
    if declaration.contains(#/\binit[?(<]/#) { return "“Creates …”" }
    if declaration.contains(#/\bfunc\b/#) { return "a verb in the third person (“Returns …”, “Adds …”)" }
    if declaration.contains(#/: Bool\b|= (true|false)\b/#) { return "“Indicates whether …”" }
    return "a noun phrase (“The …”)"
  }
}

/// Returns the documentation comments of a source, without those inside multiline string literals.
func documentationComments(in source: String) -> [DocumentationComment] {
  var comments: [DocumentationComment] = []
  var current: DocumentationComment?
  var isInLiteral = false
  for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let code = line.drop { $0 == " " }
    if !isInLiteral, code.hasPrefix("///") {
      let text = code.dropFirst(3).drop { $0 == " " }
      if current == nil { current = DocumentationComment(line: index + 1, text: []) }
      current?.text.append(String(text))
      continue
    }
    if var comment = current, !code.hasPrefix("@") || code.contains(" ") {
      comment.declaration = String(code)
      comments.append(comment)
      current = nil
    }
    if !code.hasPrefix("//"), line.ranges(of: "\"\"\"").count % 2 == 1 { isInLiteral.toggle() }
  }
  return comments
}

/// Returns the numbers of the lines that take the first result of a lazy sequence, from 1.
///
/// The sequence computes the result twice, and a recursive search therefore takes twice the time with each level.
func lazyFirsts(in source: String) -> [Int] {
  source.matches(of: #/\.lazy\s*\.(compactMap|map|flatMap)\b[^\n]*\.first\b(?! *[({])/#).map { match in
    source[..<match.range.lowerBound].count { $0 == "\n" } + 1
  }
}

/// Returns the Swift files below a folder in the order of their paths, or the file itself.
func swiftFiles(at path: String) -> [String] {
  if path.hasSuffix(".swift") { return [path] }
  guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
  return names.compactMap { $0 as? String }
    .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    .map { "\(path)/\($0)" }.sorted()
}

@main
struct CheckStyle {
  static func main() throws {
    let folders = CommandLine.arguments.dropFirst()
    var comments = 0
    var failures = 0
    for file in folders.flatMap(swiftFiles) {
      let source = try String(contentsOfFile: file, encoding: .utf8)
      for line in lazyFirsts(in: source) where !file.hasPrefix("Tests") {
        failures += 1
        print("\(file):\(line): error: lazy.compactMap{}.first computes its result twice; use firstNonNil")
      }
      for comment in documentationComments(in: source) {
        comments += 1
        for problem in comment.problems {
          failures += 1
          print("\(file):\(comment.line): error: \(problem): \(comment.text.first ?? "")")
        }
      }
    }
    guard comments > 0 else {
      print("error: no documentation comments in \(folders.joined(separator: ", "))")
      exit(2)
    }
    print("\(comments) documentation comments, \(failures) problems")
    exit(failures == 0 ? 0 : 1)
  }
}
