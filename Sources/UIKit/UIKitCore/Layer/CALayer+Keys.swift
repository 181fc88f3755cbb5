extension CALayer: KeyValueCoded {
  final var valuesByKey: [String: Any] {
    get { rareValues.values }
    set { rare.values = newValue }
  }

  /// Returns whether a key or the first part of a key path names a property.
  package func hasProperty(_ keyPath: String) -> Bool { hasKeyedProperty(keyPath) }

  static func keyedProperty(_ name: String) -> KeyedProperty? { Catalog.key(name, of: self) }
}
