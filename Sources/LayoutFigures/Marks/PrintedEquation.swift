import UIKitCore

/// A constraint in print: its terms in the colors of their views, with the names of its parts beneath.
@MainActor
struct PrintedEquation {
  /// A piece of an equation and the name of its part.
  struct Term: Equatable {
    var text: String
    /// The name of the part, such as `Item 1`; nil for punctuation.
    var part: String?
    /// The name of the item to which the term belongs.
    var item: String?
    /// Indicates whether space precedes the term.
    var isApart = true
  }

  /// A text in its box.
  typealias Piece = (text: LabelText, box: CGRect, item: String?)

  private(set) var pieces: [Piece] = []
  private(set) var lines: [FigureLine] = []
  private(set) var size = CGSize.zero

  // Lengths in points.
  private static let space: CGFloat = 10
  private static let tickGap: CGFloat = 3
  private static let rowGap: CGFloat = 3
  private static let firstRow: CGFloat = 12
  private static let nameGap: CGFloat = 6

  init(_ terms: [Term], hasParts: Bool, _ theme: FigureTheme = .standard) {
    var (x, height, names): (CGFloat, CGFloat, [(text: LabelText, center: CGFloat)]) = (0, 0, [])
    for term in terms {
      let text = LabelText(term.text, .term, theme)
      if term.isApart, x > 0 { x += Self.space }
      pieces.append((text, CGRect(origin: CGPoint(x: x, y: 0), size: text.size), term.item))
      if hasParts, let part = term.part { names.append((LabelText(part, .value, theme), x + text.size.width / 2)) }
      x += text.frame.size.width
      height = max(height, text.size.height)
    }
    size = CGSize(width: x.rounded(.up), height: height)
    addNames(names, below: height)
    moveToOrigin()
  }

  /// Adds names in as few rows as possible, so that none covers another name or its tick.
  private mutating func addNames(_ names: [(text: LabelText, center: CGFloat)], below top: CGFloat) {
    var rows: [[CGRect]] = []
    for (text, center) in names {
      func box(_ row: Int) -> CGRect {
        let y = top + Self.firstRow + CGFloat(row) * (text.size.height + Self.rowGap)
        return CGRect(x: center - text.size.width / 2, y: y, width: text.size.width, height: text.size.height)
      }
      // A tick to a lower row must not lead through the names above it.
      func isFree(_ row: Int) -> Bool {
        rows.prefix(row).allSatisfy { $0.allSatisfy { center < $0.minX - 1 || center > $0.maxX + 1 } }
          && (row >= rows.count
            || rows[row].allSatisfy { !$0.insetBy(dx: -Self.nameGap, dy: 0).intersects(box(row)) })
      }
      let row = (0...rows.count).first(where: isFree) ?? rows.count
      if row == rows.count { rows.append([]) }
      rows[row].append(box(row))
      pieces.append((text, box(row), nil))
      let x = (center * 2).rounded(.down) / 2 + 0.25
      lines.append(
        FigureLine(
          start: CGPoint(x: x, y: top + Self.tickGap), end: CGPoint(x: x, y: box(row).minY), role: .extensionLine))
      size.height = max(size.height, box(row).maxY)
    }
  }

  private mutating func moveToOrigin() {
    let bounds = pieces.reduce(CGRect.null) { $0.union($1.box) }
    guard !bounds.isNull else { return }
    size.width = bounds.width.rounded(.up)
    move(x: -bounds.minX, y: 0)
  }

  mutating func move(x: CGFloat, y: CGFloat) {
    for index in pieces.indices { pieces[index].box = pieces[index].box.offsetBy(dx: x, dy: y) }
    for index in lines.indices {
      lines[index].start = CGPoint(x: lines[index].start.x + x, y: lines[index].start.y + y)
      lines[index].end = CGPoint(x: lines[index].end.x + x, y: lines[index].end.y + y)
    }
  }

  // MARK: Terms

  /// Returns the terms of an equation as it is written, with `×`, `≤` and `≥` for `*`, `<=` and `>=`.
  ///
  /// - Parameter hasParts: Adds an omitted multiplier and constant, since they are parts of every constraint.
  static func terms(of text: String, hasParts: Bool) -> [Term] {
    var words = split(text)
    let relation = words.firstIndex { ["=", "==", "<=", ">=", "≤", "≥"].contains($0) } ?? words.count
    if hasParts, words.count > relation + 1, isOperand(words[relation + 1]) {
      words.insert(contentsOf: ["1.0", "*"], at: relation + 1)
    }
    var terms: [Term] = []
    var (number, isAfterRelation, isPriority) = (1, false, false)
    for (index, word) in words.enumerated() {
      switch word {
      case "=", "==", "<=", ">=", "≤", "≥":
        (number, isAfterRelation) = (2, true)
        terms.append(Term(text: ["==": "=", "<=": "≤", ">=": "≥"][word] ?? word, part: "Relation"))
      case "*", "×": terms.append(Term(text: "×"))
      case "/": terms.append(Term(text: "÷"))
      case "+", "-", "−": terms.append(Term(text: word == "-" ? "−" : word))
      case "@":
        isPriority = true
        terms.append(Term(text: "@"))
      case _ where isOperand(word):
        let parts = word.split(separator: ".")
        let item = parts.dropLast().joined(separator: ".")
        terms.append(Term(text: item, part: "Item \(number)", item: parts.first.map { String($0) }))
        terms.append(Term(text: ".", isApart: false))
        terms.append(Term(text: parts.last.map { String($0) } ?? "", part: "Attribute \(number)", isApart: false))
      default:
        let next = words.indices.contains(index + 1) ? words[index + 1] : ""
        let isFactor = ["*", "×", "/"].contains(next)
        let part = isPriority ? "Priority" : isFactor ? "Multiplier" : isAfterRelation ? "Constant" : nil
        terms.append(Term(text: word, part: part, isApart: !isPriority))
      }
    }
    return terms
  }

  private static func isOperand(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return word.contains(".") && (first.isLetter || first == "_")
  }

  private static func split(_ text: String) -> [String] {
    var (words, word): ([String], String) = ([], "")
    func flush() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      if character == "#" { break }
      if character.isWhitespace {
        flush()
      } else if "<>=".contains(character) {
        if word.allSatisfy({ "<>=".contains($0) }) { word.append(character) } else { flush(); word = String(character) }
      } else if "≤≥*×/+-−@".contains(character) {
        flush()
        words.append(String(character))
      } else {
        if !word.isEmpty, word.allSatisfy({ "<>=".contains($0) }) { flush() }
        word.append(character)
      }
    }
    flush()
    return words
  }
}
