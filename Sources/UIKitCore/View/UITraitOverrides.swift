/// The traits that a view or controller imposes on itself and all below it.
public struct UITraitOverrides: UIMutableTraits {
  private var values = UITraitCollection.Values()
  /// The traits that were set, in order, each with how it is put over inherited ones.
  private var changes: [(trait: ObjectIdentifier, apply: (inout UITraitCollection.Values) -> Void)] = []

  init() {}

  var isEmpty: Bool { changes.isEmpty }

  /// The inherited values with what was set over them.
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

  /// Lets the trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    changes.removeAll { $0.trait == ObjectIdentifier(trait) }
  }
}
