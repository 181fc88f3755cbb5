import Foundation

/// A data value of one of JSON's types.
package enum DataValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([DataValue])
  case object([String: DataValue])
}

extension DataValue {
  /// A field of an object or an item of a list, counted from 0.
  package subscript(name: String) -> DataValue? {
    switch self {
    case .object(let fields): fields[name]
    case .list(let items): Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    default: nil
    }
  }

  package var isObject: Bool { if case .object = self { true } else { false } }

  /// The names of an object's fields, sorted.
  package var fieldNames: [String] {
    if case .object(let fields) = self { fields.keys.sorted() } else { [] }
  }

  /// The value as text, without trailing zeros. It is empty for null, and `nil` for lists and objects.
  package var text: String? {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(value)
    case .text(let value): value
    case .list, .object: nil
    }
  }

  /// A description for messages: `"text"`, `3`, `null`, `a list of 3`, `an object`.
  package var summary: String {
    switch self {
    case .null: "null"
    case .text(let text): text.count > 40 ? "\"\(text.prefix(39))…\"" : "\"\(text)\""
    case .list(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
    case .object: "an object"
    case .bool, .number: text ?? ""
    }
  }

  /// Indicates whether the value is true as a condition: not null, false, zero or empty.
  ///
  /// The texts `false`, `no` and `0` are false, in uppercase or lowercase.
  package var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .number(let value): value != 0
    case .text(let value): !["", "false", "no", "0"].contains(value.lowercased())
    case .list(let items): !items.isEmpty
    case .object(let fields): !fields.isEmpty
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

extension DataValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([DataValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: DataValue].self))
    }
  }
}

extension DataValue {
  /// Creates a value from a node of a document. Quoted text remains text.
  package init(_ node: DocumentNode) {
    switch node.content {
    case .mapping(let entries):
      self = .object(Dictionary(entries.map { ($0.key, DataValue($0.value)) }) { $1 })
    case .list(let items):
      self = .list(items.map { DataValue($0) })
    case .scalar(let scalar):
      if node.isNull {
        self = .null
      } else if scalar.isQuoted {
        self = .text(scalar.text)
      } else if scalar.text == "true" || scalar.text == "false" {
        self = .bool(scalar.text == "true")
      } else if let number = Double(scalar.text), number.isFinite {
        self = .number(number)
      } else {
        self = .text(scalar.text)
      }
    }
  }
}
