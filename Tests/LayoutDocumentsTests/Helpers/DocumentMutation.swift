import TestSupport

/// A generator of random changes to documents. A seed always results in the same changes.
struct DocumentMutation {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Values that few properties accept: of other types, out of range, or with special syntax.
  private static let values = [
    "", "~", "true", "[]", "{}", "[[]]", "[{}, 1, a]", "{a: {b: [c]}}", ".nan", "-.inf", "NaN", "inf", "0", "-1",
    "1e308",
    "-1e308", "1e-320", "99999999999999999999", "0x7fffffffffffffff", "1_000", "\"\"", "' '", "💥", "\"\\u0000\"", "*a",
    "&a [*a]", "&b {c: 1}", "!!int a", "!!binary a", "${x}", "${", "$${x}", "${x | y}", "#fff", "'#ff'", "a.b = c.d",
    "H:|-[", "V:|[x(99999999999)]|", "UIView", "UINavigationController", "2025-99-99", "'M 0 0 L 1e400 0'", "fit",
    "0x0", "100000x1", "xxx", "data:image/png;base64,AAAA", "../../../../etc/passwd", "bold bold 1e9",
  ]
  private static let characters = Array("{}[]:,-#&*!|>'\"%@`?\t \n.$0é\u{202E}\u{0}\u{FEFF}")

  /// Returns a document with one to three changes.
  mutating func mutate(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &generator) { change(&lines) }
    return lines.joined(separator: "\n")
  }

  private mutating func change(_ lines: inout [String]) {
    guard let index = lines.indices.randomElement(using: &generator) else { return }
    let other = lines.indices.randomElement(using: &generator) ?? index
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: other)
    case 2: lines.swapAt(index, other)
    case 3: lines[index] = "  " + lines[index]
    case 4: lines[index] = String(lines[index].drop { $0 == " " })
    case 5, 6: replaceValue(of: &lines[index])
    case 7: insertCharacter(into: &lines[index])
    case 8: removeCharacter(from: &lines[index])
    case 9: nest(&lines[index])
    default:
      var (first, second) = (lines[index], lines[other])
      exchangeWords(&first, &second)
      (lines[index], lines[other]) = (first, second)
    }
  }

  /// Replaces one word after a colon, or everything after it.
  private mutating func replaceValue(of line: inout String) {
    let colons = line.indices.filter { line[$0] == ":" }
    guard let colon = colons.randomElement(using: &generator), let value = Self.values.randomElement(using: &generator)
    else { return }
    let rest = line[line.index(after: colon)...]
    let kept = Bool.random(using: &generator) ? rest.drop { !",]}".contains($0) } : ""
    line = line[...colon] + " " + value + kept
  }

  private mutating func insertCharacter(into line: inout String) {
    let index = Int.random(in: 0...line.count, using: &generator)
    guard let character = Self.characters.randomElement(using: &generator) else { return }
    line.insert(character, at: line.index(line.startIndex, offsetBy: index))
  }

  private mutating func removeCharacter(from line: inout String) {
    guard let index = line.indices.randomElement(using: &generator) else { return }
    line.remove(at: index)
  }

  private mutating func nest(_ line: inout String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let depth = [3, 100, 600, 5000].randomElement(using: &generator) ?? 3
    let (open, close) = Bool.random(using: &generator) ? ("[", "]") : ("{a: ", "}")
    line = line[...colon] + " " + String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  /// Exchanges a random word of one line with a random word of the other.
  private mutating func exchangeWords(_ a: inout String, _ b: inout String) {
    let words = (a.split { !$0.isLetter }, b.split { !$0.isLetter })
    guard let first = words.0.randomElement(using: &generator), let second = words.1.randomElement(using: &generator)
    else { return }
    let (old, new) = (String(first), String(second))
    a = a.replacing(old, with: new, maxReplacements: 1)
    b = b.replacing(new, with: old, maxReplacements: 1)
  }
}
