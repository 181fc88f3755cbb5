import UIKitCore

private let priorityNames = ["low", "medium", "high", "required", "defaultLow", "defaultHigh", "fittingSizeLevel"]

extension ValueType where Value == UILayoutPriority {
  /// A number from 1 to 1000, the name of a metric, or a name that Interface Builder or UIKit uses.
  package static let priority = ValueType(
    "a priority from 1 to 1000 or low, medium, high, required",
    schema: .named("priority", .anyOf([.numbers(1...1000), .oneOf(priorityNames), .metric]))
  ) { node, context in
    let names = priorityNames
    let word = node.text.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    switch word {
    case "low", "defaultLow": return .defaultLow
    case "medium": return UILayoutPriority(500)
    case "high", "defaultHigh": return .defaultHigh
    case "required": return .required
    case "fittingSizeLevel": return .fittingSizeLevel
    default:
      if let number = word.flatMap({ Float($0) ?? context.metric($0).map { Float($0) } }), (1...1000).contains(number) {
        return UILayoutPriority(number)
      }
      let suggestion = word.flatMap { Spelling.nearest(to: $0, among: names) }
      return context.expected(
        "a priority from 1 to 1000 or low, medium, high, required", at: node, suggestion: suggestion)
    }
  }
}

/// Priorities for one axis or both.
package struct AxisPriorities: Sendable {
  package var horizontal: UILayoutPriority?
  package var vertical: UILayoutPriority?

  /// The axes that have a priority, with their priorities.
  package var pairs: [(NSLayoutConstraint.Axis, UILayoutPriority)] {
    [(.horizontal, horizontal), (.vertical, vertical)].compactMap { axis, priority in priority.map { (axis, $0) } }
  }
}

extension ValueType where Value == AxisPriorities {
  /// One priority for both axes, or `{horizontal: …, vertical: …}`.
  package static let axisPriorities = ValueType(
    "a priority, or {horizontal: …, vertical: …}",
    schema: .anyOf([
      ValueType<UILayoutPriority>.priority.schema,
      .object([
        ValueSchema.Key("horizontal", ValueType<UILayoutPriority>.priority.schema),
        ValueSchema.Key("vertical", ValueType<UILayoutPriority>.priority.schema),
      ]),
    ])
  ) { node, context in
    let priority = ValueType<UILayoutPriority>.priority
    guard node.entries != nil else {
      return priority.decode(node, context).map { AxisPriorities(horizontal: $0, vertical: $0) }
    }
    context.reportUnknownKeys(of: node, in: "a pair of priorities", known: ["horizontal", "vertical"])
    return AxisPriorities(
      horizontal: node["horizontal"].flatMap { priority.decode($0, context) },
      vertical: node["vertical"].flatMap { priority.decode($0, context) })
  }
}
