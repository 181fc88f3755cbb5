import UIKitCore

/// A class that documents can name: its initializer, and the keys it adds to its superclass.
@MainActor
package struct ClassDescription {
  /// The name in UIKit.
  package let name: String
  /// The superclass in the registry.
  package let superclass: String?
  /// The description. One sentence.
  package let summary: String
  /// The property that a bare text sets in place of a mapping.
  package let shorthand: String?
  /// The properties added to the superclass, in the order in which they are set.
  package let properties: [PropertyDescription]
  /// The children added to the superclass, in the order in which they are created.
  package let children: [ChildDescription]
  /// Indicates whether the class only holds what its subclasses share and cannot be created.
  package let isAbstract: Bool
  /// Creates an object with UIKit's defaults.
  package let make: @MainActor (DocumentNode, ValueContext) -> NSObject

  package init(
    _ name: String, inherits superclass: String? = "UIView", _ summary: String, shorthand: String? = nil,
    make: (@MainActor () -> NSObject)?, properties: [PropertyDescription] = [], children: [ChildDescription] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.shorthand = shorthand
    self.properties = properties
    self.children = children
    self.isAbstract = make == nil
    self.make = { _, _ in make?() ?? NSObject() }
  }

  /// Creates a class whose initializer takes a value from a key.
  package init<Argument>(
    _ name: String, inherits superclass: String? = "UIView", _ summary: String, shorthand: String? = nil,
    with key: String, _ type: ValueType<Argument>, _ about: String,
    make: @escaping @MainActor (Argument?) -> NSObject, properties: [PropertyDescription] = [],
    children: [ChildDescription] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.shorthand = shorthand
    self.properties = [PropertyDescription(made: key, type, about)] + properties
    self.children = children
    self.isAbstract = false
    self.make = { node, context in make(node[key].flatMap { type.decode($0, context) }) }
  }

  /// A key of a class's initializer: its name, the type of its value and a description.
  package typealias Key<Value: Sendable> = (name: String, type: ValueType<Value>, summary: String)

  /// Creates a class whose initializer takes two values from keys.
  package init<First, Second>(
    _ name: String, inherits superclass: String? = "UIView", _ summary: String, shorthand: String? = nil,
    with first: Key<First>, _ second: Key<Second>, make: @escaping @MainActor (First?, Second?) -> NSObject,
    properties: [PropertyDescription] = [], children: [ChildDescription] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.shorthand = shorthand
    self.properties =
      [
        PropertyDescription(made: first.name, first.type, first.summary),
        PropertyDescription(made: second.name, second.type, second.summary),
      ] + properties
    self.children = children
    self.isAbstract = false
    self.make = { node, context in
      make(
        node[first.name].flatMap { first.type.decode($0, context) },
        node[second.name].flatMap { second.type.decode($0, context) })
    }
  }
}
