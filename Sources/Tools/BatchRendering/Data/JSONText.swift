import LayoutDocuments
import UIKitCore

/// A serializer of JSON on one line, with the keys of objects in a fixed order.
package enum JSONText {
  /// Returns an object with its keys in the given order. A `nil` value omits its key.
  package static func object(_ fields: KeyValuePairs<String, DataValue?>) -> String { object(Array(fields)) }

  /// Returns an object with its keys in the given order. A `nil` value omits its key.
  static func object(_ fields: [(key: String, value: DataValue?)]) -> String {
    var text = "{"
    for (key, value) in fields {
      guard let value else { continue }
      if text.utf8.count > 1 { text += "," }
      key.appendJSON(to: &text)
      text += ":"
      write(value, to: &text)
    }
    return text + "}"
  }

  /// Returns the JSON of a value. The keys of objects are sorted.
  package static func encode(_ value: DataValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private static func write(_ value: DataValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += number(value)
    case .text(let value): value.appendJSON(to: &text)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        write(item, to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        field.key.appendJSON(to: &text)
        text += ":"
        write(field.value, to: &text)
      }
      text += "}"
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) < 9e15 ? String(Int(value)) : "\(value)"
  }
}
