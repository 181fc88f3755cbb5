/// Traits that can be set: the argument of `UITraitCollection(mutations:)`, and the overrides of views and controllers.
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
  /// Pixels a point.
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

/// The value of a custom trait; equal where the values say so, or where it is the same one.
package final class CustomTraitValue: Hashable, @unchecked Sendable {
  // Never changed once made; that the value itself may be shared is its definition's business, as in UIKit.
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
    // Values that are equal must hash equal, and not every one is hashable.
    hasher.combine(String(reflecting: type(of: value)))
  }
}

extension UITraitCollection {
  /// The traits that the closure sets; all others stay unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().mutated(by: mutations))
  }

  /// These traits with some changed.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// A trait by its type, custom ones too.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}

extension UITraitCollection.Values {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}
