/// A template that was filled while a scene was built, with the values at that place and the result.
struct TemplateRead {
  /// The result of filling a template.
  enum Result {
    case node(DocumentNode)
    /// The value of a condition, a repetition or an argument; nil after an error.
    case value(DataValue?)
  }

  let node: DocumentNode
  let scope: DataScope
  let result: Result

  /// Returns whether filling the template from another row has the same result.
  func isEqual(for row: DataValue, _ context: ValueContext) -> Bool {
    let scope = scope.replacingRow(with: row)
    switch result {
    case .node(let node): return scope.fill(self.node, context).hasSameContent(as: node)
    case .value(let value): return scope.value(of: node, context) == value
    }
  }
}

extension DocumentNode {
  /// Returns whether two nodes have the same text, items or entries, wherever they are written.
  func hasSameContent(as other: DocumentNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one), .scalar(let two)):
      return one.text == two.text && one.isQuoted == two.isQuoted
    case (.list(let one), .list(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.hasSameContent(as: $1) }
    case (.mapping(let one), .mapping(let two)):
      return one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.hasSameContent(as: $1.value) }
    default: return false
    }
  }
}
