import UIKitCore

/// A key of a mapping that sets part of a value.
package struct Field<Whole: Sendable>: Sendable {
  package typealias Change = @Sendable (inout Whole) -> Void

  private(set) var key: ValueSchema.Key
  /// Parses the part and returns its setter; `nil` if it is invalid.
  let read: @Sendable (DocumentNode, ValueContext) -> Change?

  /// Creates a key that sets the property at a key path.
  package init<Part>(
    _ name: String, _ type: ValueType<Part>, _ summary: String, _ path: WritableKeyPath<Whole, Part> & Sendable
  ) {
    self.init(name, type, summary) { whole, part in whole[keyPath: path] = part }
  }

  /// Creates a key that sets an optional property.
  package init<Part>(
    _ name: String, _ type: ValueType<Part>, _ summary: String, _ path: WritableKeyPath<Whole, Part?> & Sendable
  ) {
    self.init(name, type, summary) { whole, part in whole[keyPath: path] = part }
  }

  /// Creates a key whose value is a mapping that changes a part in place.
  package init<Part>(
    _ name: String, changing path: WritableKeyPath<Whole, Part> & Sendable, _ summary: String,
    @FieldList<Part> _ fields: () -> [Field<Part>]
  ) {
    self.init(name, of: fields(), summary) { whole, change in change(&whole[keyPath: path]) }
  }

  /// Creates a key whose value is a mapping of changes. The closure applies each change to a part.
  package init<Part>(
    _ name: String, of fields: [Field<Part>], _ summary: String,
    apply: @escaping @Sendable (inout Whole, @escaping Field<Part>.Change) -> Void
  ) {
    key = ValueSchema.Key(name, .object(fields.map(\.key)), summary)
    read = { node, context in
      guard let changes = Field<Part>.changes(fields, node, called: name, context) else { return nil }
      return { whole in for change in changes { apply(&whole, change) } }
    }
  }

  /// Creates a key with a custom setter.
  package init<Part>(
    _ name: String, _ type: ValueType<Part>, _ summary: String,
    set: @escaping @Sendable (inout Whole, Part) -> Void
  ) {
    key = ValueSchema.Key(name, type.schema, summary)
    read = { node, context in
      guard let part = type.decode(node, context) else { return nil }
      return { whole in set(&whole, part) }
    }
  }

  /// The key, marked as required in the schema. The decoder accepts mappings without it.
  var required: Field {
    var field = self
    field.key.isRequired = true
    return field
  }

  /// Returns the changes that a node's keys describe; `nil` if the node is not a mapping.
  ///
  /// The changes are in the order of `fields`, not of the keys in the document.
  static func changes(
    _ fields: [Field], _ node: DocumentNode, called name: String, _ context: ValueContext
  ) -> [Change]? {
    guard node.entries != nil else {
      return context.expected("\(name), a mapping such as {\(fields.first?.key.name ?? ""): …}", at: node)
    }
    context.reportUnknownKeys(of: node, in: name, known: fields.map(\.key.name))
    return fields.compactMap { field in node[field.key.name].flatMap { field.read($0, context) } }
  }
}

/// A builder of lists of fields.
@resultBuilder
package enum FieldList<Whole: Sendable> {
  package static func buildExpression(_ field: Field<Whole>) -> [Field<Whole>] { [field] }
  package static func buildExpression(_ fields: [Field<Whole>]) -> [Field<Whole>] { fields }
  package static func buildBlock(_ fields: [Field<Whole>]...) -> [Field<Whole>] { fields.flatMap { $0 } }
}

extension ValueType {
  /// Returns a type of mappings. Parts without a key keep their values in `initial`.
  package static func object(
    _ name: String, of initial: @autoclosure @escaping @Sendable () -> Value,
    @FieldList<Value> _ fields: () -> [Field<Value>]
  ) -> ValueType {
    let fields = fields()
    let expectation = "\(name), a mapping such as {\(fields.first?.key.name ?? ""): …}"
    return ValueType(expectation, schema: .object(fields.map(\.key))) { node, context in
      guard let changes = Field.changes(fields, node, called: name, context) else { return nil }
      var value = initial()
      for change in changes { change(&value) }
      return value
    }
  }
}
