import UIKitCore

/// A property that documents can set. Decoding, the schema and the reference page use it.
@MainActor
package struct PropertyDescription {
  /// The phase in which a property is set.
  package typealias Phase = Property.Phase

  /// The name in UIKit.
  package let name: String
  /// The description for the schema and the reference.
  package let summary: String
  package let schema: ValueSchema
  package let phase: Phase
  /// Indicates whether setting a value has the same effect as setting it alone on a new object.
  package private(set) var isResettable = false
  /// Reads a value and returns its setter.
  ///
  /// The result is `nil` if the value is invalid, the object is of another class, or only the initializer sets the
  /// property.
  package let read: @MainActor (DocumentNode, NSObject, ValueContext) -> (@MainActor () -> Void)?

  /// Creates a property with a custom setter.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    of owner: Owner.Type = Owner.self,
    set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.schema = type.schema
    self.phase = phase
    self.read = { node, owner, context in
      guard let value = type.decode(node, context), let owner = owner as? Owner else { return nil }
      return { set(owner, value) }
    }
  }

  /// This property, declared as resettable.
  package var resettable: PropertyDescription {
    var property = self
    property.isResettable = true
    return property
  }

  /// Creates a property that is set through its key path.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(name, type, summary, phase: phase) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
  }

  /// Creates an optional property that is set through its key path. `null` clears it.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    self.init(name, type.orNull, summary, phase: phase) { (owner: Owner, value: Value?) in
      owner[keyPath: path] = value
    }
  }

  /// Creates a property whose value is the id of a view or an item in the same document or component.
  init<Owner: NSObject>(
    itemKey name: String, _ summary: String, set: @escaping @MainActor (Owner, NSObject) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.schema = .string
    self.phase = .early
    self.read = { node, owner, context in
      // Ids are only known while a scene is built.
      guard let id = ValueType.plainText.decode(node, context), let scope = context.scope else { return nil }
      guard let item = scope.item(id) as? NSObject else {
        let suggestion = Spelling.nearest(to: id, among: scope.visibleNames)
        return context.expected("the id of a view or an item", at: node, suggestion: suggestion)
      }
      guard let owner = owner as? Owner else { return nil }
      return { set(owner, item) }
    }
  }

  /// Creates a property that only the initializer sets.
  init<Value>(initializerKey name: String, _ type: ValueType<Value>, _ summary: String) {
    self.name = name
    self.summary = summary
    self.schema = type.schema
    self.phase = .creation
    self.read = { node, _, context in
      _ = type.decode(node, context)
      return nil
    }
  }
}
