import UIKitCore

/// The classes that documents can name: the basis of decoding, schema and reference.
@MainActor
package enum ClassRegistry {
  /// The classes in the order of the reference: UIView first, superclasses before their subclasses.
  package static let classes: [ClassDescription] =
    [view, label, imageView, stackView, scrollView, textView, visualEffectView]
    + [control, textField, searchTextField, button, toggle, slider, stepper, segmentedControl, pageControl, datePicker]
    + [progressView, activityIndicator, searchBar, navigationBar, toolbar, tabBar]
    + [table, tableCell, headerFooter, collection, reusableView, collectionCell, listCell, listContentView]
    + [layer, gradientLayer, shapeLayer, textLayer]
    + [barItem, barButtonItem, tabBarItem, navigationItem]
    + [barAppearance, navigationBarAppearance, toolbarAppearance, tabBarAppearance]
    + [tableSection, collectionSection, collectionLayout, flowLayout, compositionalLayout, textContainer]
    + [controller, navigationController, tabBarController, splitController, pageController]
    + [tableController, collectionController, searchController, alertController, alertAction]

  /// Returns the class with a name.
  package static func description(of name: String) -> ClassDescription? {
    classesByName[name]
  }

  /// Returns whether a class is another one or inherits from it.
  package static func description(_ description: ClassDescription, isKindOf name: String) -> Bool {
    var current: ClassDescription? = description
    while let candidate = current {
      if candidate.name == name { return true }
      current = candidate.superclass.flatMap { self.description(of: $0) }
    }
    return false
  }

  /// Returns a class's own and inherited properties, those of the superclass first.
  package static func properties(of description: ClassDescription) -> [PropertyDescription] {
    keys(of: description).properties
  }

  /// Returns the keys of a class's children, those of the superclass first.
  package static func children(of description: ClassDescription) -> [ChildDescription] {
    keys(of: description).children
  }

  /// Returns the names of the built-in parts of a class's objects.
  static func parts(of description: ClassDescription) -> [String] {
    children(of: description).filter { $0.count == .part }.map(\.name)
  }

  /// Returns the words of a class's own property `style`, which can be combined with names of styles.
  static func ownStyles(of description: ClassDescription, isPart: Bool) -> [String] {
    let property = properties(of: description).first { $0.name == "style" && !(isPart && $0.phase == .creation) }
    if case .oneOf(let words) = property?.schema { return words }
    return []
  }

  private static let classesByName = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }

  /// Returns the names of all keys that an object of a class accepts, the structural ones first.
  static func keyNames(of description: ClassDescription) -> [String] { keys(of: description).names }

  /// Returns whether an object of a class accepts a key.
  static func accepts(_ key: String, in description: ClassDescription) -> Bool {
    keys(of: description).nameSet.contains(key)
  }

  /// The keys of a class, with the inherited ones.
  private struct Keys {
    let properties: [PropertyDescription]
    let children: [ChildDescription]
    let names: [String]
    let nameSet: Set<String>
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
    let names = structural + children.map(\.name) + properties.map(\.name)
    let all = Keys(properties: properties, children: children, names: names, nameSet: Set(names))
    keysByClass[description.name] = all
    return all
  }
}
