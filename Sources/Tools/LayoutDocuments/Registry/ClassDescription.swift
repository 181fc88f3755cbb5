import UIKitCore

/// A class that documents can name: its initializer, and the keys it adds to its superclass.
@MainActor
package struct ClassDescription {
  /// The name in UIKit.
  package let name: String
  /// The superclass in the registry.
  package let superclass: String?
  /// The description, in one sentence.
  package let summary: String
  /// The property to which a plain text in place of a mapping is assigned.
  package let shorthand: String?
  /// The properties added to the superclass, in the order in which they are set.
  package let properties: [PropertyDescription]
  /// The children added to the superclass, in the order in which they are created.
  package let children: [ChildDescription]
  /// Indicates whether documents cannot create objects of the class itself.
  package let isAbstract: Bool
  /// Creates an object. The initializer's arguments are the values of its keys in a node.
  package let make: @MainActor (DocumentNode, ValueContext) -> NSObject
  /// The objects of the class that can show another data row.
  private var reuse = ClassProperties.Reuse.never

  /// Creates the description of a class of the catalog.
  ///
  /// `properties` replaces the catalog's list, if documents have properties with values of their own.
  init(_ list: ClassProperties, properties: [PropertyDescription]? = nil, children: [ChildDescription] = []) {
    self.init(
      list.name, inherits: Catalog.superclass(of: list)?.name, list.summary, shorthand: list.shorthand,
      make: list.make, properties: properties ?? list.descriptions, children: children)
    reuse = list.reuse
  }

  /// Creates the description of a class of the catalog whose initializer has a key's value.
  init<Argument>(
    _ list: ClassProperties, with key: String, _ type: ValueType<Argument>, _ keySummary: String,
    make: @escaping @MainActor (Argument?) -> NSObject, properties: [PropertyDescription]? = nil,
    children: [ChildDescription] = []
  ) {
    self.init(
      list.name, inherits: Catalog.superclass(of: list)?.name, list.summary, shorthand: list.shorthand,
      with: key, type, keySummary, make: make, properties: properties ?? list.descriptions, children: children)
    reuse = list.reuse
  }

  package init(
    _ name: String, inherits superclass: String? = "UIView", _ summary: String, shorthand: String? = nil,
    make: (@MainActor () -> NSObject)?, properties: [PropertyDescription] = [], children: [ChildDescription] = []
  ) {
    self.init(
      name, superclass, summary, shorthand, properties, children, isAbstract: make == nil
    ) { _, _ in make?() ?? NSObject() }
  }

  /// Creates the description of a class whose objects depend on the keys of their node.
  init(
    _ name: String, inherits superclass: String?, _ summary: String, shorthand: String? = nil,
    make: @escaping @MainActor (DocumentNode) -> NSObject, properties: [PropertyDescription] = [],
    children: [ChildDescription] = []
  ) {
    self.init(name, superclass, summary, shorthand, properties, children) { node, _ in make(node) }
  }

  private init(
    _ name: String, _ superclass: String?, _ summary: String, _ shorthand: String?,
    _ properties: [PropertyDescription], _ children: [ChildDescription], isAbstract: Bool = false,
    make: @escaping @MainActor (DocumentNode, ValueContext) -> NSObject
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.shorthand = shorthand
    self.properties = properties
    self.children = children
    self.isAbstract = isAbstract
    self.make = make
  }

  /// Creates the description of a class with an initializer whose argument is the value of a key.
  package init<Argument>(
    _ name: String, inherits superclass: String? = "UIView", _ summary: String, shorthand: String? = nil,
    with key: String, _ type: ValueType<Argument>, _ keySummary: String,
    make: @escaping @MainActor (Argument?) -> NSObject, properties: [PropertyDescription] = [],
    children: [ChildDescription] = []
  ) {
    self.init(
      name, superclass, summary, shorthand,
      [PropertyDescription(initializerKey: key, type, keySummary)] + properties, children
    ) { node, context in make(node[key].flatMap { type.decode($0, context) }) }
  }

  /// Returns this class with a declaration of the objects that can show another data row.
  func reusable(_ reuse: ClassProperties.Reuse) -> ClassDescription {
    var description = self
    description.reuse = reuse
    return description
  }

  /// Returns whether an object described by a node can show another data row.
  func isReusable(_ node: DocumentNode) -> Bool {
    switch reuse {
    case .never: return false
    case .always: break
    case .without(let keys): if keys.contains(where: { node[$0] != nil }) { return false }
    case .with(let key, let words): if let value = node[key], !words.contains(value.text ?? "") { return false }
    }
    return superclass.flatMap { ClassRegistry.description(of: $0) }?.isReusable(node) ?? true
  }

  /// A key of a class's initializer: its name, the type of its value and a description.
  package typealias Key<Value: Sendable> = (name: String, type: ValueType<Value>, summary: String)

  /// Creates the description of a class with an initializer whose two arguments are values of keys.
  package init<First, Second>(
    _ name: String, inherits superclass: String? = "UIView", _ summary: String, shorthand: String? = nil,
    with first: Key<First>, _ second: Key<Second>, make: @escaping @MainActor (First?, Second?) -> NSObject,
    properties: [PropertyDescription] = [], children: [ChildDescription] = []
  ) {
    let keys = [
      PropertyDescription(initializerKey: first.name, first.type, first.summary),
      PropertyDescription(initializerKey: second.name, second.type, second.summary),
    ]
    self.init(name, superclass, summary, shorthand, keys + properties, children) { node, context in
      make(
        node[first.name].flatMap { first.type.decode($0, context) },
        node[second.name].flatMap { second.type.decode($0, context) })
    }
  }
}
