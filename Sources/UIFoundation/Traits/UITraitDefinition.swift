/// A trait as a type, with the type of its value and a default.
///
/// UIKit's own traits conform; other types are custom traits, inherited through the hierarchy in the same way.
public protocol UITraitDefinition {
  associatedtype Value
  /// The value of the trait if it is not set.
  static var defaultValue: Value { get }
  /// Indicates whether a change of the trait resolves dynamic colours anew.
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
    if let own = Self.self as? any OwnTrait.Type { return own.differsByValue(a.values, b.values) }
    return a.values.custom[ObjectIdentifier(Self.self)] != b.values.custom[ObjectIdentifier(Self.self)]
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection {
  /// The traits that affect the appearance of dynamic colours.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits that affect the lookup of named images.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
    ]
  }
}

/// A trait stored as a property of `UITraitCollection.Values`.
package protocol OwnTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable { get }
}

extension OwnTrait {
  fileprivate static func differsByValue(_ a: UITraitCollection.Values, _ b: UITraitCollection.Values) -> Bool {
    a[keyPath: path] != b[keyPath: path]
  }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> & Sendable {
    \.userInterfaceIdiom
  }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> & Sendable {
    \.userInterfaceStyle
  }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> & Sendable {
    \.userInterfaceLevel
  }
}

public enum UITraitLayoutDirection: UITraitDefinition, OwnTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> & Sendable {
    \.layoutDirection
  }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable {
    \.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable {
    \.verticalSizeClass
  }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> & Sendable {
    \.preferredContentSizeCategory
  }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> & Sendable {
    \.accessibilityContrast
  }
}

public enum UITraitLegibilityWeight: UITraitDefinition, OwnTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static var path: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> & Sendable {
    \.legibilityWeight
  }
}

public enum UITraitDisplayGamut: UITraitDefinition, OwnTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  package static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> & Sendable { \.displayGamut }
}

public enum UITraitDisplayScale: UITraitDefinition, OwnTrait {
  public static var defaultValue: CGFloat { 0 }
  package static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> & Sendable { \.displayScale }
}
