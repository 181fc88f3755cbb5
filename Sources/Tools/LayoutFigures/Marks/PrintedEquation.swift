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
  private static let smallSpace: CGFloat = 4
  private static let tickGap: CGFloat = 3
  private static let rowGap: CGFloat = 3
  private static let firstRow: CGFloat = 12
  private static let nameGap: CGFloat = 6
  /// The distances of a name from the middle of its term, as shares of its width.
  private static let shifts: [CGFloat] = [0, -0.15, 0.15, -0.3, 0.3]

  init(_ terms: [Term], hasParts: Bool, _ theme: FigureTheme = .standard, style: LabelText.Style = .term) {
    var (x, height, names): (CGFloat, CGFloat, [(text: LabelText, center: CGFloat)]) = (0, 0, [])
    for term in terms {
      let text = LabelText(term.text, style, theme)
      if term.isApart, x > 0 { x += style == .term ? Self.space : Self.smallSpace }
      // The padding of a small label extends into the space around it.
      let padding = style == .term ? 0 : (text.size.width - text.frame.size.width) / 2
      pieces.append((text, CGRect(origin: CGPoint(x: x - padding, y: 0), size: text.size), term.item))
      if hasParts, let part = term.part { names.append((LabelText(part, .value, theme), x + text.size.width / 2)) }
      x += text.frame.size.width
      height = max(height, text.size.height)
    }
    size = CGSize(width: x.rounded(.up), height: height)
    addNames(names, below: height)
    moveToOrigin()
  }

  /// Adds names in as few rows as possible, so that none covers another name or its tick.
  ///
  /// A name can be beside the middle of its term, if it would cover the tick of a neighbor there.
  private mutating func addNames(_ names: [(text: LabelText, center: CGFloat)], below top: CGFloat) {
    var rows: [[CGRect]] = []
    for (index, (text, center)) in names.enumerated() {
      func box(_ row: Int, _ shift: CGFloat) -> CGRect {
        let y = top + Self.firstRow + CGFloat(row) * (text.size.height + Self.rowGap)
        let x = center + (shift - 0.5) * text.size.width
        return CGRect(x: x, y: y, width: text.size.width, height: text.size.height)
      }
      func isApart(_ tick: CGFloat, _ box: CGRect) -> Bool { tick < box.minX - 1 || tick > box.maxX + 1 }
      // A tick to a lower row must not lead through the names above it.
      func isFree(_ row: Int, _ shift: CGFloat) -> Bool {
        let own = box(row, shift)
        return rows.prefix(row).allSatisfy { $0.allSatisfy { isApart(center, $0) } }
          && (row >= rows.count || rows[row].allSatisfy { !$0.insetBy(dx: -Self.nameGap, dy: 0).intersects(own) })
          && names.indices.allSatisfy { $0 == index || isApart(names[$0].center, own) }
      }
      let places = Self.shifts.flatMap { shift in (0...rows.count).map { (row: $0, shift: shift) } }
      let (row, shift) = places.first { isFree($0.row, $0.shift) } ?? (rows.count, 0)
      if row == rows.count { rows.append([]) }
      let own = box(row, shift)
      rows[row].append(own)
      pieces.append((text, own, nil))
      let x = (center * 2).rounded(.down) / 2 + 0.25
      lines.append(
        FigureLine(start: CGPoint(x: x, y: top + Self.tickGap), end: CGPoint(x: x, y: own.minY), role: .extensionLine))
      size.height = max(size.height, own.maxY)
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
  /// - Parameter hasParts: Adds an omitted multiplier, since it is a part of every constraint.
  static func terms(of text: String, hasParts: Bool) -> [Term] {
    var terms: [Term] = []
    var (number, isAfterRelation, isPriority) = (1, false, false)
    let tokens = Equation.tokens(of: text)
    let addsMultiplier = hasParts && !tokens.contains { $0.kind == .multiplier }
    for token in tokens {
      switch token.kind {
      case .relation:
        (number, isAfterRelation) = (2, true)
        terms.append(Term(text: signs[token.text] ?? token.text, part: "Relationship"))
      case .sign:
        isPriority = token.text == "@"
        terms.append(Term(text: signs[token.text] ?? token.text))
      case .item(let name):
        if isAfterRelation, addsMultiplier {
          terms += [Term(text: "1.0", part: "Multiplier"), Term(text: "×")]
        }
        terms.append(Term(text: token.text, part: "Item \(number)", item: name))
      case .attribute:
        terms.append(Term(text: ".", isApart: false))
        terms.append(Term(text: token.text, part: "Attribute \(number)", isApart: false))
      case .multiplier: terms.append(Term(text: token.text, part: "Multiplier"))
      case .constant: terms.append(Term(text: token.text, part: "Constant"))
      case .priority: terms.append(Term(text: token.text, part: "Priority", isApart: !isPriority))
      }
    }
    return terms
  }

  /// The printed forms of signs that are written in ASCII.
  private static let signs = ["==": "=", "<=": "≤", ">=": "≥", "*": "×", "/": "÷", "-": "−"]
}
