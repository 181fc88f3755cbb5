/// A kind of value that documents can hold: how it is read, and how schema and reference describe it.
package struct ValueType<Value: Sendable>: Sendable {
  /// What a message says was expected, such as `a number of points`.
  package let expectation: String
  /// What an editor is told about the value.
  package let schema: ValueSchema
  /// Reads the value, or notes what was expected and answers `nil`.
  package let decode: @Sendable (DocumentNode, ValueContext) -> Value?

  package init(
    _ expectation: String, schema: ValueSchema, decode: @escaping @Sendable (DocumentNode, ValueContext) -> Value?
  ) {
    self.expectation = expectation
    self.schema = schema
    self.decode = decode
  }

  /// A type whose values are made of this one's.
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    let decode = decode
    return ValueType<Other>(expectation, schema: schema) { node, context in
      decode(node, context).map(transform)
    }
  }

  /// This type under a name, by which schema and reference speak of it.
  package func named(_ name: String) -> ValueType {
    ValueType(expectation, schema: .named(name, schema), decode: decode)
  }

  /// This type, or nothing where the document says `null`.
  package var orNull: ValueType<Value?> {
    let (decode, expectation) = (decode, expectation)
    return ValueType<Value?>("\(expectation), or null", schema: .anyOf([schema, .null])) { node, context in
      if node.isNull {
        if let comment = context.commentInPlace(of: node) {
          context.diagnostics.error(
            "expected \(expectation); in YAML # begins a comment, so that \"\(comment)\" needs quotes",
            at: node.position)
          return nil
        }
        return .some(nil)
      }
      return decode(node, context).map { .some($0) }
    }
  }
}
