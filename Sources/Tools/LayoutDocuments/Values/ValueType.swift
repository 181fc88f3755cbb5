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

/// The schema of a value in terms of JSON Schema.
package indirect enum ValueSchema: Sendable, Hashable {
  case null
  case boolean
  /// A whole number with an optional range.
  case integers(ClosedRange<Int>?)
  /// A number with an optional range.
  case numbers(ClosedRange<Double>?)
  /// Text with an optional regular expression.
  case strings(matching: String?)
  /// Text that is one of these words.
  case oneOf([String])
  case anyOf([ValueSchema])
  /// A list of values with an optional range of counts.
  case lists(of: ValueSchema, count: ClosedRange<Int>?)
  case object([Key])
  /// A mapping of any names to values with a schema.
  case mapping(ValueSchema)
  /// Any value.
  case anything
  /// A named schema, described once in the JSON Schema and the reference.
  case named(String, ValueSchema)

  /// A key of an object and its schema.
  package struct Key: Sendable, Hashable {
    package var name: String
    package var schema: ValueSchema
    /// The description; empty if the name is sufficient.
    package var summary: String
    package var isRequired: Bool

    package init(_ name: String, _ schema: ValueSchema, _ summary: String = "", isRequired: Bool = false) {
      self.name = name
      self.schema = schema
      self.summary = summary
      self.isRequired = isRequired
    }
  }
}

extension ValueSchema {
  /// Indicates whether the value can be a mapping.
  var takesMappings: Bool {
    switch self {
    case .object, .mapping, .anything: true
    case .anyOf(let schemas): schemas.contains { $0.takesMappings }
    case .named(_, let schema): schema.takesMappings
    default: false
    }
  }

  package static let number = ValueSchema.numbers(nil)
  package static let string = ValueSchema.strings(matching: nil)

  /// Returns the schema of lists of any length.
  package static func list(_ element: ValueSchema) -> ValueSchema { .lists(of: element, count: nil) }

  /// The name of a metric, which can be used in place of a number.
  package static let metric = ValueSchema.strings(matching: #"^[^\W\d]\w*$"#)
}
