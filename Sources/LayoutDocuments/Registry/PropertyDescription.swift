import UIKitCore

/// A property of a class as documents may set it: one row of the table behind decoding, schema and reference.
@MainActor
package struct PropertyDescription {
  /// UIKit's name.
  package let name: String
  /// One sentence.
  package let summary: String
  /// What a message says was expected.
  package let expectation: String
  package let schema: ValueSchema
  /// Reads a value and sets it; a view of another class is left alone.
  package let apply: @MainActor (DocumentNode, UIView, ValueContext) -> Void

  /// A property with a setter of its own.
  package init<View: UIView, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, of view: View.Type = View.self,
    set: @escaping @MainActor (View, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.expectation = type.expectation
    self.schema = type.schema
    self.apply = { node, view, context in
      guard let value = type.decode(node, context), let view = view as? View else { return }
      set(view, value)
    }
  }

  /// A property that is set through its key path.
  package init<View: UIView, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, _ path: ReferenceWritableKeyPath<View, Value>
  ) {
    self.init(name, type, summary) { (view: View, value: Value) in view[keyPath: path] = value }
  }

  /// An optional property that is set through its key path; `null` clears it.
  package init<View: UIView, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, _ path: ReferenceWritableKeyPath<View, Value?>
  ) {
    self.init(name, type.orNull, summary) { (view: View, value: Value?) in view[keyPath: path] = value }
  }
}
