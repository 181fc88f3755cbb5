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
  /// The keys of the initializer, and the properties added to the superclass.
  ///
  /// They are in the order in which they are set.
  package let properties: [PropertyDescription]
  /// The children added to the superclass, in the order in which they are created.
  package let children: [ChildDescription]
  /// Indicates whether documents cannot create objects of the class itself.
  package let isAbstract: Bool
  /// Creates an object. The initializer's arguments are the values of its keys in a node.
  package private(set) var make: Maker
  /// The objects of the class that can show another data row.
  private let reuse: ClassProperties.Reuse

  package typealias Maker = @MainActor (DocumentNode, ValueContext) -> NSObject

  /// Creates the description of a class of the catalog.
  ///
  /// `properties` and `children` replace the catalog's lists, and `make` its initializer, if documents have keys or objects
  /// of their own.
  init(
    _ list: ClassProperties, properties: [PropertyDescription]? = nil, children: [ChildDescription]? = nil,
    make: Maker? = nil
  ) {
    let arguments = list.arguments.compactMap { PropertyDescription($0) }
    name = list.name
    superclass = Catalog.superclass(of: list)?.name
    summary = list.summary ?? ""
    shorthand = list.shorthand
    self.properties = arguments + (properties ?? list.descriptions)
    self.children = children ?? list.children
    isAbstract = list.make == nil && make == nil
    self.make =
      make ?? { node, context in
        let object = list.make?({ argument, holder in
          guard let argument = arguments.first(where: { $0.name == argument.name }) else { return }
          node[argument.name].flatMap { argument.read($0, holder, context) }?()
        })
        return object ?? NSObject()
      }
    reuse = list.reuse
  }

  /// Creates the description of a class that only documents have.
  init(
    _ name: String, _ summary: String, make: @escaping @MainActor () -> NSObject,
    properties: [PropertyDescription] = [], children: [ChildDescription]
  ) {
    self.name = name
    superclass = nil
    self.summary = summary
    shorthand = nil
    self.properties = properties
    self.children = children
    isAbstract = false
    self.make = { _, _ in make() }
    reuse = .never
  }

  /// Returns this class with a change of objects that documents create.
  func prepared<Owner: NSObject>(_ prepare: @escaping @MainActor (Owner) -> Void) -> ClassDescription {
    var description = self
    description.make = { node, context in
      let object = make(node, context)
      if let owner = object as? Owner { prepare(owner) }
      return object
    }
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
}
