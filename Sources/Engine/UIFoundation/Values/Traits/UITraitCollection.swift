public import Foundation
internal import Synchronization

/// The immutable environment of an interface: size classes, scale, style, direction, text size.
///
/// Unspecified traits are inherited.
public final class UITraitCollection: NSObject, Sendable {
  /// The traits as a value.
  package struct Values: Hashable, Sendable {
    package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    package var interfaceDesign: InterfaceDesign = .unspecified
    package var accessibilityContrast: UIAccessibilityContrast = .unspecified
    package var legibilityWeight: UILegibilityWeight = .unspecified
    package var displayGamut: UIDisplayGamut = .unspecified
    package var forceTouchCapability: UIForceTouchCapability = .unknown
    /// The scale in pixels per point; 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var typesettingLanguage: Locale.Language?
    /// The values of custom traits, by the trait's type.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
  }

  public override convenience init() {
    self.init(values: Values())
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The generation of the system's design in which controls and bars are drawn.
  public var interfaceDesign: InterfaceDesign { values.interfaceDesign }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var displayScale: CGFloat { values.displayScale }
  /// The language whose forms of letters and ideographs text has unless it states another one.
  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(interfaceDesign: InterfaceDesign) {
    self.init { $0.interfaceDesign = interfaceDesign }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection that merges several collections. Later collections take precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  /// Returns these traits, overridden by the specified traits of another collection.
  package func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values: values.overridden(by: other.values))
  }

  /// Returns a copy modified by the closure.
  package func modifying(_ change: (inout Values) -> Void) -> UITraitCollection {
    var copy = values
    change(&copy)
    return UITraitCollection(values: copy)
  }

  /// Returns whether style, contrast, level or gamut differ; true without another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.userInterfaceIdiom != other.values.userInterfaceIdiom
      || values.userInterfaceStyle != other.values.userInterfaceStyle
      || values.accessibilityContrast != other.values.accessibilityContrast
      || values.userInterfaceLevel != other.values.userInterfaceLevel
      || values.displayGamut != other.values.displayGamut
  }

  /// Returns whether this collection has the same values for all specified traits of another collection.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }
}

extension UITraitCollection.Values {
  /// Returns these values, overridden by the specified values of another set.
  package func overridden(by other: Self) -> Self {
    var merged = self
    if other.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { merged.userInterfaceLevel = other.userInterfaceLevel }
    if other.layoutDirection != .unspecified { merged.layoutDirection = other.layoutDirection }
    if other.horizontalSizeClass != .unspecified { merged.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { merged.verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      merged.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.interfaceDesign != .unspecified { merged.interfaceDesign = other.interfaceDesign }
    if other.accessibilityContrast != .unspecified { merged.accessibilityContrast = other.accessibilityContrast }
    if other.legibilityWeight != .unspecified { merged.legibilityWeight = other.legibilityWeight }
    if other.displayGamut != .unspecified { merged.displayGamut = other.displayGamut }
    if other.forceTouchCapability != .unknown { merged.forceTouchCapability = other.forceTouchCapability }
    if other.displayScale != 0 { merged.displayScale = other.displayScale }
    if let language = other.typesettingLanguage { merged.typesettingLanguage = language }
    if !other.custom.isEmpty { merged.custom.merge(other.custom) { _, theirs in theirs } }
    return merged
  }
}

extension UITraitCollection {
  /// The default traits: a phone at 2x in light style and classic design, left to right, with large text.
  package static let defaults = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.layoutDirection = .leftToRight
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.interfaceDesign = .classic
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.displayGamut = .SRGB
    $0.forceTouchCapability = .unavailable
    $0.displayScale = 2
  }

  private static let currentBox = Mutex<UITraitCollection?>(nil)

  /// The traits for which dynamic colors and fonts are resolved. Views set them during layout and drawing.
  ///
  /// By default those of the chosen simulator.
  public static var current: UITraitCollection {
    get { currentBox.withLock { $0 } ?? Simulator.traits }
    set { currentBox.withLock { $0 = newValue } }
  }

  /// Calls a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) { performingAsCurrent(actions) }

  /// Returns the result of a closure, called with this collection as the current one.
  package func performingAsCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    let previous = Self.currentBox.withLock { $0 }
    UITraitCollection.current = self
    defer { Self.currentBox.withLock { $0 = previous } }
    return try body()
  }
}
