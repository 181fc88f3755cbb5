/// A trait by its type, as code names it that wants to hear of its changes.
public protocol UITraitDefinition {
  /// Whether the trait has different values in the two collections.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceStyle != b.userInterfaceStyle
  }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceIdiom != b.userInterfaceIdiom
  }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceLevel != b.userInterfaceLevel
  }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.layoutDirection != b.layoutDirection
  }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.horizontalSizeClass != b.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.verticalSizeClass != b.verticalSizeClass
  }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.preferredContentSizeCategory != b.preferredContentSizeCategory
  }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.accessibilityContrast != b.accessibilityContrast
  }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.legibilityWeight != b.legibilityWeight
  }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.displayScale != b.displayScale
  }
}

public enum UITraitDisplayGamut: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.displayGamut != b.displayGamut
  }
}
