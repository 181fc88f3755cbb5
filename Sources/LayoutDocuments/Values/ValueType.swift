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

  /// This type, or nothing where the document says `null`.
  package var orNull: ValueType<Value?> {
    let decode = decode
    return ValueType<Value?>("\(expectation), or null", schema: .anyOf([schema, .null])) { node, context in
      if node.isNull { return .some(nil) }
      return decode(node, context).map { .some($0) }
    }
  }
}

/// The shape of a value in the words of JSON Schema.
package indirect enum ValueSchema: Sendable, Hashable {
  case null
  case boolean
  case integer
  case number
  case string
  /// Text that is one of these words.
  case oneOf([String])
  case anyOf([ValueSchema])
  case list(ValueSchema)
  case object([Key])

  /// A key of an object with its shape.
  package struct Key: Sendable, Hashable {
    package var name: String
    package var schema: ValueSchema

    package init(_ name: String, _ schema: ValueSchema) {
      self.name = name
      self.schema = schema
    }
  }
}
