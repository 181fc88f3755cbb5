public import Foundation

/// A mutable set of traits: the argument of `UITraitCollection(mutations:)`, or a view's overrides.
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
  /// The generation of the system's design in which controls and bars are drawn.
  public var interfaceDesign: InterfaceDesign {
    get { self[InterfaceDesignTrait.self] }
    set { self[InterfaceDesignTrait.self] = newValue }
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
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The scale in pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The language whose forms of letters and ideographs text has unless it states another one.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}

extension UITraitCollection.Values: UIMutableTraits {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let value = (trait as? any BuiltInTrait.Type).map { self.value(of: $0) } ?? custom[ObjectIdentifier(trait)]?.value
      return value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let builtIn = trait as? any BuiltInTrait.Type {
        set(builtIn, to: newValue)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
      }
    }
  }

  private func value<Trait: BuiltInTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private mutating func set<Trait: BuiltInTrait>(_ trait: Trait.Type, to value: Any) {
    guard let value = value as? Trait.Value else { return }
    self[keyPath: trait.path] = value
  }
}

/// The value of a custom trait. Values that are not equatable are compared by identity.
package final class CustomTraitValue: Hashable, @unchecked Sendable {
  // Unchecked because the value can have any type. As in UIKit, the trait's definition is responsible for its safety.
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
    // The name of the type is hashed, since a value is not necessarily hashable.
    hasher.combine(String(reflecting: type(of: value)))
  }
}

extension UITraitCollection {
  /// Creates a collection of the traits that the closure sets. All other traits are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().mutated(by: mutations))
  }

  /// Returns a copy modified by the closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The value of a built-in or custom trait by its type.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}

extension UITraitCollection.Values {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}
