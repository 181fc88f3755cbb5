/// A type of value in documents: its decoder, its schema and its description.
package struct ValueType<Value: Sendable>: Sendable {
  /// The expected value in messages, such as `a number of points`.
  package let expectation: String
  /// The schema of the value for editors.
  package let schema: ValueSchema
  /// Decodes the value. If it is invalid, reports what was expected and returns `nil`.
  package let decode: @Sendable (DocumentNode, ValueContext) -> Value?

  package init(
    _ expectation: String, schema: ValueSchema, decode: @escaping @Sendable (DocumentNode, ValueContext) -> Value?
  ) {
    self.expectation = expectation
    self.schema = schema
    self.decode = decode
  }

  /// Returns a type whose values are converted from the values of this type.
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    let decode = decode
    return ValueType<Other>(expectation, schema: schema) { node, context in
      decode(node, context).map(transform)
    }
  }

  /// Returns this type under the given name in the schema and the reference.
  package func named(_ name: String) -> ValueType {
    ValueType(expectation, schema: .named(name, schema), decode: decode)
  }

  /// This type or `null`.
  package var orNull: ValueType<Value?> {
    let (decode, expectation) = (decode, expectation)
    return ValueType<Value?>("\(expectation), or null", schema: .anyOf([schema, .null])) { node, context in
      if node.isNull {
        // In a color or a string such as #1, no space follows the #, unlike in a comment.
        let isValue = context.commentReadAsNothing(at: node)?.prefixMatch(of: #/#\S/#) != nil
        return isValue ? context.expected(expectation, at: node) : .some(nil)
      }
      return decode(node, context).map { .some($0) }
    }
  }
}
