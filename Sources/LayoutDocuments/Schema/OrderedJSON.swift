import UIKitCore

/// JSON with ordered keys, for deterministic and readable output.
package indirect enum OrderedJSON: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// The text, indented by two blanks per level, with shallow values on one line.
  package var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): return value.jsonQuoted
    case .array(let items):
      let line = "[" + items.map { $0.text(indent: inner) }.joined(separator: ", ") + "]"
      if line.utf8.count + indent.utf8.count <= 110, !line.contains("\n") { return line }
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries):
      let written = entries.map { "\($0.key.jsonQuoted): \($0.value.text(indent: inner))" }
      let line = "{" + written.joined(separator: ", ") + "}"
      if line.utf8.count + indent.utf8.count <= 110, !line.contains("\n") { return line }
      return "{\n" + written.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}
