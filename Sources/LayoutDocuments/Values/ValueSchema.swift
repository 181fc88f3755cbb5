/// The shape of a value in the words of JSON Schema.
package indirect enum ValueSchema: Sendable, Hashable {
  case null
  case boolean
  /// A whole number, in a range where there is one.
  case integers(ClosedRange<Int>?)
  /// A number, in a range where there is one.
  case numbers(ClosedRange<Double>?)
  /// Text, of a regular expression's form where there is one.
  case strings(matching: String?)
  /// Text that is one of these words.
  case oneOf([String])
  case anyOf([ValueSchema])
  /// A list of values, with a number of items in a range where there is one.
  case lists(of: ValueSchema, count: ClosedRange<Int>?)
  case object([Key])
  /// A mapping of any names to values of a shape.
  case mapping(ValueSchema)
  /// Whatever a document can hold.
  case anything
  /// A shape that schema and reference describe once, under a name.
  case named(String, ValueSchema)

  /// A key of an object with its shape.
  package struct Key: Sendable, Hashable {
    package var name: String
    package var schema: ValueSchema
    /// One sentence; empty where the name says it all.
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
  /// Whether a mapping can be such a value.
  var takesMappings: Bool {
    switch self {
    case .object, .mapping, .anything: true
    case .anyOf(let schemas): schemas.contains { $0.takesMappings }
    case .named(_, let schema): schema.takesMappings
    default: false
    }
  }

  package static let integer = ValueSchema.integers(nil)
  package static let number = ValueSchema.numbers(nil)
  package static let string = ValueSchema.strings(matching: nil)

  /// A list of any length.
  package static func list(_ element: ValueSchema) -> ValueSchema { .lists(of: element, count: nil) }

  /// The name of a metric, where a number could stand.
  package static let metric = ValueSchema.strings(matching: #"^[^\W\d]\w*$"#)
}
