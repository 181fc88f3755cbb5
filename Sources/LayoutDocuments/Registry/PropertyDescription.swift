import UIKitCore

/// A property of a class as documents may set it: one row of the table behind decoding, schema and reference.
@MainActor
package struct PropertyDescription {
  /// When a property is set.
  package enum Phase: Sendable {
    /// The class is made with it.
    case making
    /// Once all objects are made.
    case early
    /// Once items, rows and controllers stand in their places.
    case late
  }

  /// UIKit's name.
  package let name: String
  /// One sentence.
  package let summary: String
  /// What a message says was expected.
  package let expectation: String
  package let schema: ValueSchema
  package let phase: Phase
  /// Reads a value and answers what sets it; `nil` where the value is no good, or the object is of another class.
  package let read: @MainActor (DocumentNode, NSObject, ValueContext) -> (@MainActor () -> Void)?

  /// A property with a setter of its own.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    of owner: Owner.Type = Owner.self,
    set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.expectation = type.expectation
    self.schema = type.schema
    self.phase = phase
    self.read = { node, owner, context in
      guard let value = type.decode(node, context), let owner = owner as? Owner else { return nil }
      return { set(owner, value) }
    }
  }

  /// A property that is set through its key path.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(name, type, summary, phase: phase) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
  }

  /// An optional property that is set through its key path; `null` clears it.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    self.init(name, type.orNull, summary, phase: phase) { (owner: Owner, value: Value?) in
      owner[keyPath: path] = value
    }
  }

  /// A property that only the initialiser takes.
  init<Value>(made name: String, _ type: ValueType<Value>, _ summary: String) {
    self.name = name
    self.summary = summary
    self.expectation = type.expectation
    self.schema = type.schema
    self.phase = .making
    self.read = { node, _, context in
      _ = type.decode(node, context)
      return nil
    }
  }
}
