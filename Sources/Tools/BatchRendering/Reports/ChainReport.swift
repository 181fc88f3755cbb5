import LayoutChecks
import LayoutDocuments
import UIKitCore

/// A query for a view or one of its measures, such as `title` or `title.width`.
package struct ViewQuery: Sendable, Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The id, and the word after the last dot if there is one.
  fileprivate var parts: (id: String, word: String?) {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return (text, nil) }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}

/// A report of the constraints that determine a view's position and size.
@MainActor
package struct ChainReport {
  private let subject: ReportSubject
  /// The id of the view.
  private let name: String
  package let chains: [ConstraintChain]
  private let yielding: [YieldingConstraint]

  /// Creates a report. Throws ``RenderError`` if the view or the measure does not exist.
  package init(_ query: ViewQuery, in scene: LaidOutScene, of subject: ReportSubject) throws {
    self.subject = subject
    let (view, name, word) = try Self.find(query, in: scene, subject.input)
    self.name = name
    let measures: [LayoutMeasure] =
      try word.map { [try Self.measure($0, of: view, subject.input)] } ?? [.x, .y, .width, .height]
    chains = measures.map { view.constraintChain(of: $0) }
    yielding = view.yieldingConstraints
  }

  private static func find(
    _ query: ViewQuery, in scene: LaidOutScene, _ input: String
  ) throws -> (UIView, String, String?) {
    func view(_ id: String) -> UIView? { scene.views.first { $0.id == id }?.view }
    if let found = view(query.text) { return (found, query.text, nil) }
    let (id, word) = query.parts
    if let word, let found = view(id) { return (found, id, word) }
    throw RenderError.noSuch(
      what: "view", name: id, input: input,
      suggestion: Spelling.nearest(to: id, among: scene.views.compactMap(\.id)))
  }

  private static func measure(_ word: String, of view: UIView, _ input: String) throws -> LayoutMeasure {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch word {
    case "leading": return isReversed ? .right : .left
    case "trailing": return isReversed ? .left : .right
    case "minX": return .left
    case "minY": return .top
    case "maxX": return .right
    case "maxY": return .bottom
    default: break
    }
    if let measure = LayoutMeasure(rawValue: word) { return measure }
    let attributes = LayoutMeasure.allCases.map(\.rawValue) + ["leading", "trailing"]
    if let nearest = Spelling.nearest(to: word, among: attributes) {
      throw RenderError.noSuch(what: "attribute", name: word, input: input, suggestion: nearest)
    }
    throw RenderError.reported([
      "\(input): error: there is no attribute \"\(word)\"; expected one of \(attributes.joined(separator: ", "))"
    ])
  }

  /// The report as one JSON object without a line break.
  package var line: String {
    subject.line([
      "view": .text(name), "chains": .list(chains.map(Self.value)), "yielding": .list(yielding.map(Self.value)),
    ])
  }

  /// The report as text: the chain of each measure, then the unsatisfied optional constraints.
  package var text: String {
    let title = subject.title()
    var lines: [String] = []
    for chain in chains {
      for (index, line) in chain.lines(of: name).enumerated() {
        lines.append((index == 0 ? "\(title): \(line)" : line).onOneLine)
      }
    }
    for constraint in yielding {
      lines.append(
        "\(title): not satisfied, by \(ConstraintChain.text(constraint.residual)) points: \(constraint.sentence)"
          .onOneLine)
      lines += constraint.holders.map { "  because \($0)".onOneLine }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a chain as JSON: its value, and the amount, sentence and location of each link.
  package static func value(_ chain: ConstraintChain) -> DataValue {
    .object([
      "attribute": .text(chain.measure.rawValue), "value": .number(chain.value), "isFree": .bool(chain.isFree),
      "links": .list(
        chain.links.map { link in
          var fields: [String: DataValue] = [
            "kind": .text(link.kind.rawValue), "sentence": .text(link.sentence), "amount": .number(link.amount),
            "multiplier": .number(link.multiplier),
          ]
          if let origin = link.origin { fields["place"] = .text(origin) }
          return .object(fields)
        }),
    ])
  }

  /// Returns an unsatisfied optional constraint as JSON.
  package static func value(_ constraint: YieldingConstraint) -> DataValue {
    .object([
      "sentence": .text(constraint.sentence), "residual": .number(constraint.residual),
      "holders": .list(constraint.holders.map { .text($0) }),
    ])
  }
}
