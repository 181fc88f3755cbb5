import UIKitCore

/// A class that documents may name: how one is made, and what it adds to the keys of its superclass.
@MainActor
package struct ClassDescription {
  /// UIKit's name.
  package let name: String
  /// The described class that this one inherits keys from.
  package let superclass: String?
  /// One sentence.
  package let summary: String
  /// The property that a bare text sets, where an object may be written as one.
  package let shorthand: String?
  /// Added here, in the order in which they are set.
  package let properties: [PropertyDescription]
  /// Added here, in the order in which they are made.
  package let children: [ChildDescription]
  /// Whether documents can make one; others only hold what their subclasses share.
  package let isAbstract: Bool
  /// Makes one with UIKit's defaults.
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

  /// A class whose initialiser takes a value, which documents give under a key.
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

  /// A key of a class's initialiser: its name, the kind of its value, and what it decides.
  package typealias Key<Value: Sendable> = (name: String, type: ValueType<Value>, summary: String)

  /// A class whose initialiser takes two values, which documents give under keys.
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
