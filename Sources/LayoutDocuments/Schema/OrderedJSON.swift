/// JSON whose keys keep their order, so that what is printed is the same every time and reads well.
package indirect enum OrderedJSON: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Indented by two blanks a level; what holds nothing deep stands on one line.
  package var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): return Self.quoted(value)
    case .array(let items):
      let line = "[" + items.map { $0.text(indent: inner) }.joined(separator: ", ") + "]"
      if line.utf8.count + indent.utf8.count <= 110, !line.contains("\n") { return line }
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries):
      let written = entries.map { "\(Self.quoted($0.key)): \($0.value.text(indent: inner))" }
      let line = "{" + written.joined(separator: ", ") + "}"
      if line.utf8.count + indent.utf8.count <= 110, !line.contains("\n") { return line }
      return "{\n" + written.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
