import AutoLayout
import LayoutFigures
import UIKitCore

/// A mark as described in a document, with the names of views not yet resolved.
struct MarkDescription: Sendable {
  /// The value of the key that names the kind of the mark.
  var arrow, badge, equation: DocumentNode?
  var brace, region: [DocumentNode]?
  var text = ""
  var color: UIColor?
  var side: FigureMark.Side?
  var bend: CGFloat?
  var hasParts = false
  var link: String?
}

extension ValueType where Value == MarkDescription {
  /// The keys of kinds of marks, with the keys that only these kinds have.
  private static let kinds: KeyValuePairs<String, [String]> = [
    "arrow": ["bend"], "brace": ["side"], "region": [], "badge": [], "equation": ["parts", "side"],
  ]

  /// A mapping with the key of one kind, such as `{brace: [title, subtitle], text: Header}`.
  static let mark = ValueType(described.expectation, schema: described.schema) { node, context in
    guard let mark = described.decode(node, context) else { return nil }
    let found = kinds.filter { node[$0.key] != nil }
    guard let kind = found.first, found.count == 1 else {
      let names = kinds.map(\.key).joined(separator: ", ")
      let what = found.isEmpty ? "none" : found.map(\.key).joined(separator: " and ")
      context.diagnostics.error("expected one of \(names) in a mark, found \(what)", at: node.position)
      return nil
    }
    for entry in node.entries ?? [] where !kind.value.contains(entry.key) {
      let owners = kinds.filter { $0.value.contains(entry.key) }.map(\.key)
      guard !owners.isEmpty else { continue }
      context.diagnostics.error(
        "\(kind.key == "arrow" || kind.key == "equation" ? "an" : "a") \(kind.key) has no key \"\(entry.key)\"; it belongs to \(owners.joined(separator: " and "))",
        at: entry.keyPosition)
    }
    return mark
  }.named("mark")

  private static let described = object("a mark", of: MarkDescription()) {
    Field("arrow", .written("an arrow such as Red -> Blue or Red.trailing -> Blue.leading"), arrowSummary, \.arrow)
    Field("brace", .list(of: .written("the id of a view")), "The ids of the views that a brace spans.", \.brace)
    Field("region", .list(of: .written("the id of a view")), "The ids of the views that a tint highlights.", \.region)
    Field("badge", .written("the id of a view"), "The id of the view that gets a number.", \.badge)
    Field(
      "equation", .written("an equation such as Red.leading = Blue.trailing + 8"),
      "A constraint in print, with its items in the colors of their views.", \.equation)
    Field("text", .text, "The label; the legend has that of a badge.", \.text)
    Field("color", .color, "The color, instead of the theme's.", \.color)
    Field("link", address, "The address to which the mark leads in SVG and PDF files.", \.link)
    Field(
      "side",
      ValueType<FigureMark.Side>.word(
        "a side",
        ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "left": .left, "right": .right]),
      "The side of the views, or of the picture.", \.side)
    Field("bend", bend, "The height of the arrow's arc as a part of its length, -1 to 1; positive to its left.", \.bend)
    Field("parts", .boolean, "Indicates whether the equation's parts are named beneath.", \.hasParts)
  }

  private static let address = ValueType<String>(addressExpectation, schema: .string) { node, context in
    guard let text = node.text, LinkItem.isSafe(text) else { return context.expected(addressExpectation, at: node) }
    return text
  }

  private static let addressExpectation = "an address such as https://example.org, guide.html or #fig-card"

  private static let arrowSummary =
    "Two ids with `->`, or with `<->` for heads at both ends; an id can have a side, as in `Red.trailing`."

  private static let bend = ValueType<CGFloat>("a number from -1 to 1", schema: .numbers(-1...1)) { node, context in
    guard let number = ValueType<CGFloat>.number.decode(node, context) else { return nil }
    return (-1...1).contains(number) ? number : context.expected("a number from -1 to 1", at: node)
  }
}

extension ValueType where Value == DocumentNode {
  /// Text that is resolved later, with its position.
  fileprivate static func written(_ expectation: String) -> ValueType {
    ValueType(expectation, schema: .string) { node, context in
      node.text.map { !$0.isEmpty } == true && !node.isNull ? node : context.expected(expectation, at: node)
    }
  }
}

// MARK: Resolving

/// The views of a scene, which marks name.
@MainActor
struct MarkResolver {
  let views: [(id: String, view: UIView)]
  let context: ValueContext

  /// Returns a mark with its views. Reports errors and returns nil if a view is missing or a text is malformed.
  func mark(_ description: MarkDescription) -> FigureMark? {
    shape(description).map {
      FigureMark($0, text: description.text, color: description.color, link: description.link)
    }
  }

  private func shape(_ mark: MarkDescription) -> FigureMark.Shape? {
    if let arrow = mark.arrow { return self.arrow(arrow, bend: mark.bend) }
    if let brace = mark.brace { return all(brace).map { .brace($0, side: mark.side) } }
    if let region = mark.region { return all(region).map { .region($0) } }
    if let badge = mark.badge { return view(badge.text ?? "", badge).map { .badge($0) } }
    return mark.equation.flatMap { equation($0, mark) }
  }

  private func all(_ nodes: [DocumentNode]) -> [UIView]? {
    let found = nodes.compactMap { view($0.text ?? "", $0) }
    return found.count == nodes.count && !found.isEmpty ? found : nil
  }

  private func view(_ id: String, _ node: DocumentNode, at index: Int = 0) -> UIView? {
    if let view = named(id) { return view }
    context.diagnostics.error(
      "no view has the id \"\(id)\"", at: node.position(ofCharacter: index),
      suggestion: Spelling.nearest(to: id, among: views.map(\.id)))
    return nil
  }

  private func named(_ id: String) -> UIView? { views.first { $0.id == id }?.view }

  private func arrow(_ node: DocumentNode, bend: CGFloat?) -> FigureMark.Shape? {
    let text = node.text ?? ""
    let isDouble = text.contains("<->")
    guard let range = text.range(of: isDouble ? "<->" : "->"), !text[range.upperBound...].contains("->") else {
      return context.expected("an arrow such as Red -> Blue or Red.trailing -> Blue.leading", at: node)
    }
    let from = end(text[..<range.lowerBound], of: text, node)
    let to = end(text[range.upperBound...], of: text, node)
    guard let from, let to else { return nil }
    guard from.view !== to.view || from.side != to.side else {
      return context.expected("an arrow between two views, or two sides of a view", at: node)
    }
    return .arrow(from: from, to: to, isDouble: isDouble, bend: bend)
  }

  private func end(_ part: Substring, of text: String, _ node: DocumentNode) -> FigureMark.End? {
    let word = part.trimmingCharacters(in: .whitespaces)
    let index = text.distance(from: text.startIndex, to: part.firstIndex { $0 != " " } ?? part.startIndex)
    if let view = named(word) { return FigureMark.End(view) }
    guard let dot = word.lastIndex(of: ".") else { return view(word, node, at: index).map { FigureMark.End($0) } }
    let (id, sideWord) = (String(word[..<dot]), String(word[word.index(after: dot)...]))
    guard let owner = view(id, node, at: index) else { return nil }
    if let side = FigureMark.Side(rawValue: sideWord) { return FigureMark.End(owner, side: side) }
    let sides = FigureMark.Side.allCases.map(\.rawValue)
    context.diagnostics.error(
      "a view has no side \"\(sideWord)\", expected one of \(sides.joined(separator: ", "))",
      at: node.position(ofCharacter: index), suggestion: Spelling.nearest(to: sideWord, among: sides))
    return nil
  }

  private func equation(_ node: DocumentNode, _ mark: MarkDescription) -> FigureMark.Shape? {
    let text = node.text ?? ""
    if let side = mark.side, side != .top, side != .bottom {
      context.diagnostics.error("an equation is at the top or the bottom of the picture", at: node.position)
      return nil
    }
    do throws(EquationError) {
      guard let equation = try Equation(text) else {
        return context.expected("an equation such as Red.leading = Blue.trailing + 8", at: node)
      }
      var items: [(name: String, view: UIView)] = []
      for operand in [equation.first, equation.second].compactMap({ $0 })
      where operand.item != Equation.Operand.superview {
        // The guide of the root has no view of its own color.
        guard let view = view(operand.item, node) else { return nil }
        items.append((operand.item, view))
      }
      return .equation(text, items: items, hasParts: mark.hasParts, side: mark.side)
    } catch {
      context.diagnostics.error(
        error.reason, at: node.position(ofCharacter: error.column), suggestion: error.suggestion)
      return nil
    }
  }
}
