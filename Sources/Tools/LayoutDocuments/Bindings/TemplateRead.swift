/// A template that was filled while a scene was built, with the values at that place and the result.
struct TemplateRead {
  /// The result of filling a template.
  enum Result {
    case node(DocumentNode)
    /// The value of a condition, a repetition or an argument; nil after an error.
    case value(DataValue?)
    /// The truth of a condition.
    case truth(Bool)
    /// The number of items of a repetition.
    case count(Int)
    /// A value that only templates inside of a component read.
    case argument
  }

  let node: DocumentNode
  let scope: DataScope
  let result: Result

  /// Returns whether filling the template from another row has the same result.
  func isEqual(for row: DataValue, _ context: ValueContext) -> Bool {
    let scope = scope.replacingRow(with: row, context)
    switch result {
    case .node(let node): return scope.fill(self.node, context).hasSameContent(as: node)
    case .value(let value): return scope.value(of: node, context) == value
    case .truth(let truth): return scope.value(of: node, context)?.isTrue == truth
    case .count(let count): return scope.value(of: node, context)?.repetitionCount == count
    case .argument: return scope.value(of: node, context) != nil
    }
  }
}

extension ValueContext {
  /// Returns the value of a node. If it has placeholders, they are recorded as one read with a result.
  func value(
    of node: DocumentNode, _ scope: DataScope, recordedAs result: (DataValue) -> TemplateRead.Result?
  ) -> DataValue? {
    let count = reads?.count ?? 0
    let value = scope.value(of: node, self)
    if let reads, reads.count > count, let value, let result = result(value) {
      self.reads?.removeLast(reads.count - count)
      self.reads?.append(TemplateRead(node: node, scope: scope, result: result))
    }
    return value
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
