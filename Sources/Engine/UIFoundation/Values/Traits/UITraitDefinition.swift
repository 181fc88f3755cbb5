public import Foundation

/// A trait as a type, with the type of its value and a default.
///
/// The conforming types of a program are custom traits, which views inherit in the same way as UIKit's.
public protocol UITraitDefinition {
  associatedtype Value
  /// The value of the trait if it is not set.
  static var defaultValue: Value { get }
  /// Indicates whether dynamic colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
  /// The name in descriptions.
  static var name: String { get }
  /// An identifier that is stable between runs.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }

  /// Returns whether the values in two collections differ.
  package static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    if let builtIn = Self.self as? any BuiltInTrait.Type { return builtIn.differsByValue(a.values, b.values) }
    return a.values.custom[ObjectIdentifier(Self.self)] != b.values.custom[ObjectIdentifier(Self.self)]
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection {
  /// The traits that dynamic colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits that the lookup of named images depends on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
    ]
  }
}

/// A trait stored as a property of `UITraitCollection.Values`.
package protocol BuiltInTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var path: TraitPath<Value> { get }
}

/// The key path of a built-in trait.
package typealias TraitPath<Value> = WritableKeyPath<UITraitCollection.Values, Value> & Sendable

extension BuiltInTrait {
  fileprivate static func differsByValue(_ a: UITraitCollection.Values, _ b: UITraitCollection.Values) -> Bool {
    a[keyPath: path] != b[keyPath: path]
  }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: TraitPath<UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: TraitPath<UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: TraitPath<UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitLayoutDirection: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static var path: TraitPath<UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: TraitPath<UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: TraitPath<UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static var path: TraitPath<UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: TraitPath<UIAccessibilityContrast> { \.accessibilityContrast }
}

public enum UITraitLegibilityWeight: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static var path: TraitPath<UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitDisplayGamut: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: TraitPath<UIDisplayGamut> { \.displayGamut }
}

public enum UITraitForceTouchCapability: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  package static var path: TraitPath<UIForceTouchCapability> { \.forceTouchCapability }
}

public enum UITraitDisplayScale: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: CGFloat { 0 }
  package static var path: TraitPath<CGFloat> { \.displayScale }
}

public enum UITraitTypesettingLanguage: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: Locale.Language? { nil }
  package static var path: TraitPath<Locale.Language?> { \.typesettingLanguage }
}
