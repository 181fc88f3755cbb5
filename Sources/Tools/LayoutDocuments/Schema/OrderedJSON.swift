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

  /// The text, indented by two spaces per level. Values that fit on one line are written on one line.
  package var text: String { text(indent: "") }

  private static let lineLimit = 110

  private func text(indent: String) -> String {
    let inner = indent + "  "
    func joined(_ items: [String], _ open: String, _ close: String) -> String {
      let line = open + items.joined(separator: ", ") + close
      if line.utf8.count + indent.utf8.count <= Self.lineLimit, !line.contains("\n") { return line }
      return "\(open)\n" + items.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }
    switch self {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): return value.jsonQuoted
    case .array(let items):
      return joined(items.map { $0.text(indent: inner) }, "[", "]")
    case .object(let entries):
      return joined(entries.map { "\($0.key.jsonQuoted): \($0.value.text(indent: inner))" }, "{", "}")
    }
  }
}
