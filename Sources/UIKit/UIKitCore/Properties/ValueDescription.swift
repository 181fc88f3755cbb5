package import Foundation

/// A value with properties of its own, such as a paragraph style, or the configuration of a button.
///
/// The value is in the file `Type+Properties.swift` beside its type. Readers create the object that holds the value, and
/// set its properties as those of a UIKit object.
@MainActor
package class ValueDescription {
  /// The name in messages, such as `a background`.
  package let name: String
  /// The name in the schema of documents; `nil` for a part, whose schema is that of its properties.
  package let schemaName: String?
  /// The properties. Those with a shorthand are also read from a plain text, such as the name of a style.
  package let properties: ClassProperties

  init(_ name: String, schemaName: String?, _ properties: ClassProperties) {
    self.name = name
    self.schemaName = schemaName
    self.properties = properties
  }

  /// Creates the object that holds a value without changes.
  package func makeObject() -> NSObject { properties.make?({ _, _ in }) ?? NSObject() }
}

/// The description of a structure, whose properties are those of the objects that hold it.
package final class StructureDescription<Value>: ValueDescription {
  init(
    _ name: String, schemaName: String, from initial: @escaping @MainActor () -> Value, shorthand: String? = nil,
    @EntryList<Held<Value>> _ entries: @escaping @MainActor () -> [Property]
  ) {
    super.init(
      name, schemaName: schemaName,
      ClassProperties(of: Held<Value>.self, nil, shorthand: shorthand, make: { Held(initial()) }, entries))
  }
}

/// An object that holds a value, so that readers can set the value's properties by their key paths.
@dynamicMemberLookup
package final class Held<Value>: NSObject {
  package var value: Value

  package init(_ value: Value) { self.value = value }

  package subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

extension ValueKind {
  /// Creates the kind of a structure with properties of its own.
  @MainActor
  init(_ description: StructureDescription<Value>) {
    setter = { set in
      .value(description) { object, holder in if let held = holder as? Held<Value> { set(object, held.value) } }
    }
  }
}

extension Entry {
  /// Creates a property whose value is changed in place, by properties of its own.
  init<Part>(
    part name: PropertyName, _ properties: ClassProperties, _ summary: String,
    _ path: ReferenceWritableKeyPath<Owner, Part>
  ) {
    let part = ValueDescription(name.name, schemaName: nil, properties)
    self.init(
      name, summary,
      .part(part) { object, change in
        guard let owner = object as? Owner else { return }
        let held = Held(owner[keyPath: path])
        change(held)
        owner[keyPath: path] = held.value
      })
  }
}
