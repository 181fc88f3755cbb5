/// A writer of value schemas as JSON Schema. It writes each named schema once.
struct SchemaWriter {
  /// The definitions of named schemas, in the order of their first use.
  private(set) var definitions: [(key: String, value: OrderedJSON)] = []
  /// The names of the definitions, including definitions that are being written.
  private var definedNames: Set<String> = []

  static func reference(_ name: String) -> OrderedJSON { .object([("$ref", .string("#/$defs/\(name)"))]) }

  /// The schema of text with placeholders, which can replace any value.
  static let placeholder = OrderedJSON.object([
    ("description", "Text with ${…}, filled from data."), ("type", "string"), ("pattern", #"\$\{"#),
  ])

  /// Returns the schema of a value, which can be replaced by text with placeholders.
  mutating func json(_ schema: ValueSchema) -> OrderedJSON {
    let choices = alternatives(schema)
    if choices.count == 1, let choice = choices.first, Self.allowsPlaceholders(schema) { return choice }
    return .object([("anyOf", .array(choices + [Self.reference("placeholder")]))])
  }

  /// Returns whether the JSON Schema of a value already allows text with placeholders.
  private static func allowsPlaceholders(_ schema: ValueSchema) -> Bool {
    switch schema {
    case .strings(matching: nil), .named, .anything: true
    default: false
    }
  }

  private mutating func alternatives(_ schema: ValueSchema) -> [OrderedJSON] {
    switch schema {
    case .anyOf(let schemas): schemas.flatMap { alternatives($0) }
    case .named(let name, let inner): [named(name, inner)]
    default: [plain(schema)]
    }
  }

  private mutating func named(_ name: String, _ schema: ValueSchema) -> OrderedJSON {
    let name = "value.\(name)"
    if definedNames.insert(name).inserted {
      // The index is reserved, so that a schema precedes the schemas that it uses.
      let index = definitions.count
      definitions.append((name, .bool(true)))
      definitions[index].value = json(schema)
    }
    return Self.reference(name)
  }

  private mutating func plain(_ schema: ValueSchema) -> OrderedJSON {
    switch schema {
    case .null: return .object([("type", "null")])
    case .boolean: return .object([("type", "boolean")])
    case .integers(let range):
      return .object([("type", "integer")] + limits(range.map { Double($0.lowerBound)...Double($0.upperBound) }))
    case .numbers(let range): return .object([("type", "number")] + limits(range))
    // Numbers and words of YAML are accepted as text.
    case .strings(matching: nil): return .object([("type", .array(["string", "number", "boolean", "null"]))])
    case .strings(let pattern?): return .object([("type", "string"), ("pattern", .string(pattern))])
    case .oneOf(let words):
      let dotted = "^\\.(\(words.joined(separator: "|")))$"
      return .object([
        (
          "anyOf",
          .array([
            .object([("enum", .array(words.map { .string($0) }))]),
            .object([("type", "string"), ("pattern", .string(dotted))]),
          ])
        )
      ])
    case .lists(let element, let count):
      var entries: [(key: String, value: OrderedJSON)] = [("type", "array"), ("items", json(element))]
      if let count {
        entries += [("minItems", .number(Double(count.lowerBound))), ("maxItems", .number(Double(count.upperBound)))]
      }
      return .object(entries)
    case .object(let keys): return object(keys)
    case .mapping(let value): return .object([("type", "object"), ("additionalProperties", json(value))])
    case .anything: return .object([])
    case .anyOf, .named: return json(schema)
    }
  }

  private func limits(_ range: ClosedRange<Double>?) -> [(key: String, value: OrderedJSON)] {
    range.map { [("minimum", .number($0.lowerBound)), ("maximum", .number($0.upperBound))] } ?? []
  }

  private mutating func object(_ keys: [ValueSchema.Key]) -> OrderedJSON {
    var entries: [(key: String, value: OrderedJSON)] = [
      ("type", "object"), ("properties", .object(keys.map { ($0.name, described($0.schema, $0.summary)) })),
      ("additionalProperties", false),
    ]
    let required = keys.filter(\.isRequired).map { OrderedJSON.string($0.name) }
    if !required.isEmpty { entries.append(("required", .array(required))) }
    return .object(entries)
  }

  /// Returns a schema with a description.
  mutating func described(_ schema: ValueSchema, _ summary: String) -> OrderedJSON {
    Self.described(json(schema), summary)
  }

  static func described(_ json: OrderedJSON, _ summary: String) -> OrderedJSON {
    guard !summary.isEmpty, case .object(let entries) = json else { return json }
    return .object([("description", .string(summary))] + entries)
  }
}
