import UIKitCore

/// Every class that documents may name; decoding, schema and reference are made from this one table.
@MainActor
package enum ClassRegistry {
  /// UIView first, superclasses before their subclasses.
  package static let classes: [ClassDescription] = [
    view, label, imageView, stackView, scrollView, textView, control, textField, button, toggle,
  ]

  /// The class of a name.
  package static func description(of name: String) -> ClassDescription? {
    classes.first { $0.name == name }
  }

  /// A class's own and inherited properties, those of the superclass first.
  package static func properties(of description: ClassDescription) -> [PropertyDescription] {
    if let known = propertiesByClass[description.name] { return known }
    let inherited = description.superclass.flatMap { self.description(of: $0) }.map { properties(of: $0) } ?? []
    // A class may describe an inherited property anew.
    let own = Set(description.properties.map(\.name))
    let all = inherited.filter { !own.contains($0.name) } + description.properties
    propertiesByClass[description.name] = all
    return all
  }

  private static var propertiesByClass: [String: [PropertyDescription]] = [:]
}
