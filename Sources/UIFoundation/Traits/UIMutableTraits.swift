/// Mutable traits: the argument of `UITraitCollection(mutations:)`, and overrides of views.
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// The scale in pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

extension UITraitCollection.Values: UIMutableTraits {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let own = trait as? any OwnTrait.Type { return value(of: own) as? Trait.Value ?? trait.defaultValue }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let own = trait as? any OwnTrait.Type {
        set(own, to: newValue)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
      }
    }
  }

  private func value<Trait: OwnTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private mutating func set<Trait: OwnTrait>(_ trait: Trait.Type, to value: Any) {
    guard let value = value as? Trait.Value else { return }
    self[keyPath: trait.path] = value
  }
}

/// The value of a custom trait, compared by equality or, if not equatable, by identity.
package final class CustomTraitValue: Hashable, @unchecked Sendable {
  // Immutable. As in UIKit, thread safety of the value itself is up to the trait's definition.
  fileprivate let value: Any

  fileprivate init(_ value: Any) {
    self.value = value
  }

  package static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool {
    if a === b { return true }
    guard let value = a.value as? any Equatable else { return false }
    return isEqual(value, b.value)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { other as? Value == value }

  package func hash(into hasher: inout Hasher) {
    // Equal values must have equal hashes, and not all values are hashable.
    hasher.combine(String(reflecting: type(of: value)))
  }
}

extension UITraitCollection {
  /// Creates a collection of the traits set by the closure; all others stay unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().mutated(by: mutations))
  }

  /// Returns a copy modified by the closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The value of a trait by its type, custom traits included.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}

extension UITraitCollection.Values {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}
