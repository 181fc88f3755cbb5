import UIKitCore

/// The classes that documents can name, from which decoding, schema and reference are derived.
@MainActor
package enum ClassRegistry {
  /// The classes with keys that only documents have, or with objects that they create in another way.
  private static let extended: [String: @MainActor () -> ClassDescription] = [
    "UIView": { view }, "UIVisualEffectView": { visualEffectView },
    "UISegmentedControl": { segmentedControl }, "UICalendarView": { calendarView },
    "UITableView": { table }, "UITableViewCell": { tableCell }, "UICollectionView": { collection },
    "UICollectionViewListCell": { listCell }, "UICollectionViewCompositionalLayout": { compositionalLayout },
    "UIPageViewController": { pageController }, "UITableViewController": { tableController },
    "UICollectionViewController": { collectionController }, "UISheetPresentationController": { sheetPresentation },
    "UIPopoverPresentationController": { popoverPresentation }, "UIMenuElement": { menuElement },
  ]

  /// The names of all classes and their descriptions, in the order of the reference.
  ///
  /// UIView is first, and superclasses are before their subclasses. The descriptions are created lazily, because a
  /// document needs few of them, and creating all of them delays the start of the command.
  private static let entries = {
    var entries: [(name: String, description: @MainActor () -> ClassDescription)] = []
    for list in Catalog.classes where list.summary != nil {
      if list.owner == UICollectionViewLayout.self {
        entries.append(("TableSection", { tableSection }))
        entries.append(("CollectionSection", { collectionSection }))
      }
      if let description = extended[list.name] {
        entries.append((list.name, description))
      } else {
        entries.append((list.name, { ClassDescription(list) }))
      }
    }
    return entries
  }()

  /// The classes in the order of the reference.
  package static let classes = entries.compactMap { description(of: $0.name) }

  /// The classes in the order of the reference, each described when the sequence reaches it.
  static var lazyClasses: some Sequence<ClassDescription> { entries.lazy.compactMap { description(of: $0.name) } }

  package static func description(of name: String) -> ClassDescription? {
    if let known = descriptions[name] { return known }
    let description = makersByName[name]?()
    descriptions[name] = description
    return description
  }

  /// The descriptions that were needed so far.
  private static var descriptions: [String: ClassDescription] = [:]

  /// Returns whether a class is the given class or inherits from it.
  package static func description(_ description: ClassDescription, isKindOf name: String) -> Bool {
    var current: ClassDescription? = description
    while let candidate = current {
      if candidate.name == name { return true }
      current = candidate.superclass.flatMap { self.description(of: $0) }
    }
    return false
  }

  /// Returns a class's inherited properties, followed by its own.
  package static func properties(of description: ClassDescription) -> [PropertyDescription] {
    keys(of: description).properties
  }

  /// Returns the keys of a class's inherited children, followed by its own.
  package static func children(of description: ClassDescription) -> [ChildDescription] {
    keys(of: description).children
  }

  /// Returns the properties whose keys a node has, with their values, in the order of the class's list.
  ///
  /// Nodes have few keys, and classes have many.
  static func properties(
    of description: ClassDescription, in node: DocumentNode
  ) -> [(property: PropertyDescription, value: DocumentNode)] {
    let keys = keys(of: description)
    return places(of: node, in: keys.propertyIndices).compactMap { index in
      let property = keys.properties[index]
      return node[property.name].map { (property, $0) }
    }
  }

  /// Returns the children whose keys a node has, in the order of the class's list.
  static func children(of description: ClassDescription, in node: DocumentNode) -> [ChildDescription] {
    let keys = keys(of: description)
    return places(of: node, in: keys.childIndices).map { keys.children[$0] }
  }

  private static func places(of node: DocumentNode, in indices: [String: Int]) -> [Int] {
    Set((node.entries ?? []).compactMap { indices[$0.key] }).sorted()
  }

  /// Returns the names of the built-in parts of a class's objects.
  static func parts(of description: ClassDescription) -> [String] { keys(of: description).parts }

  /// Returns the names of the class's own properties that its initializer reads.
  static func initializerKeys(of description: ClassDescription) -> Set<String> { keys(of: description).initializerKeys }

  /// Returns the words of a class's own property `style`, which can be combined with names of styles.
  static func ownStyles(of description: ClassDescription, isPart: Bool) -> [String] {
    let property = properties(of: description).first { $0.name == "style" && !(isPart && $0.phase == .creation) }
    if case .oneOf(let words) = property?.schema { return words }
    return []
  }

  private static let makersByName = Dictionary(entries.map { ($0.name, $0.description) }) { first, _ in first }

  /// Returns the names of all keys that an object of a class accepts, structural keys first.
  static func keyNames(of description: ClassDescription) -> [String] {
    let keys = keys(of: description)
    return keys.structural + keys.children.map(\.name) + keys.properties.map(\.name)
  }

  static func accepts(_ key: String, in description: ClassDescription) -> Bool {
    let keys = keys(of: description)
    return keys.propertyIndices[key] != nil || keys.childIndices[key] != nil || keys.structural.contains(key)
  }

  /// The keys of a class, including inherited keys.
  private struct Keys {
    let properties: [PropertyDescription]
    let children: [ChildDescription]
    /// The names of the keys that are no properties and no children of the class.
    let structural: [String]
    /// The positions of the properties in their list, by name.
    let propertyIndices: [String: Int]
    /// The positions of the children in their list, by name.
    let childIndices: [String: Int]
    let parts: [String]
    let initializerKeys: Set<String>
  }

  private static var keysByClass: [String: Keys] = [:]

  private static func keys(of description: ClassDescription) -> Keys {
    if let cached = keysByClass[description.name] { return cached }
    let inherited = description.superclass.flatMap { self.description(of: $0) }.map { keys(of: $0) }
    // A class can redefine an inherited key.
    let ownNames = Set(description.properties.map(\.name) + description.children.map(\.name))
    let properties = (inherited?.properties ?? []).filter { !ownNames.contains($0.name) } + description.properties
    let children = (inherited?.children ?? []).filter { !ownNames.contains($0.name) } + description.children
    let isView = self.description(description, isKindOf: "UIView")
    let structural = StructuralKey.all.filter { isView || !$0.isForViews }.map(\.name)
    func indices(_ names: [String]) -> [String: Int] {
      Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }
    let all = Keys(
      properties: properties, children: children, structural: structural,
      propertyIndices: indices(properties.map(\.name)), childIndices: indices(children.map(\.name)),
      parts: children.filter { $0.count == .part }.map(\.name),
      initializerKeys: Set(description.properties.filter { $0.phase == .creation }.map(\.name)))
    keysByClass[description.name] = all
    return all
  }
}

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
