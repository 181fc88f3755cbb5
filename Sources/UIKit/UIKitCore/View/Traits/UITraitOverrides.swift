public import UIFoundation

/// The traits that a view or controller overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
  private var values = UITraitCollection.Values()
  /// The overridden traits in order of assignment, with closures that override the inherited values.
  private var changes: [(trait: ObjectIdentifier, apply: (inout UITraitCollection.Values) -> Void)] = []

  init() {}

  var isEmpty: Bool { changes.isEmpty }

  /// Returns the inherited values with the overrides.
  func apply(to inherited: UITraitCollection.Values) -> UITraitCollection.Values {
    changes.reduce(into: inherited) { $1.apply(&$0) }
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      remove(trait)
      let overriding = values
      changes.append((ObjectIdentifier(trait), { $0[trait] = overriding[trait] }))
    }
  }

  public func contains(_ trait: UITrait) -> Bool {
    changes.contains { $0.trait == ObjectIdentifier(trait) }
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    changes.removeAll { $0.trait == ObjectIdentifier(trait) }
  }
}
