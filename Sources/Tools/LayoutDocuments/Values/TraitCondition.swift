import UIKitCore

/// A condition on traits. Traits without a value in the condition can have any value.
package struct TraitCondition: Sendable {
  var horizontalSizeClass: [UIUserInterfaceSizeClass]?
  var verticalSizeClass: [UIUserInterfaceSizeClass]?
  var userInterfaceStyle: [UIUserInterfaceStyle]?
  var userInterfaceIdiom: [UIUserInterfaceIdiom]?
  var layoutDirection: [UITraitEnvironmentLayoutDirection]?
  var contentSizes: [UIContentSizeCategory]?
  var interfaceDesign: [InterfaceDesign]?
  var displayScale: [CGFloat]?

  /// Returns whether the condition holds.
  func holds(for traits: UITraitCollection) -> Bool {
    func fits<Value: Equatable>(_ allowed: [Value]?, _ value: Value) -> Bool { allowed?.contains(value) ?? true }
    return fits(horizontalSizeClass, traits.horizontalSizeClass) && fits(verticalSizeClass, traits.verticalSizeClass)
      && fits(userInterfaceStyle, traits.userInterfaceStyle) && fits(userInterfaceIdiom, traits.userInterfaceIdiom)
      && fits(layoutDirection, traits.layoutDirection) && fits(contentSizes, traits.preferredContentSizeCategory)
      && fits(interfaceDesign, traits.interfaceDesign) && fits(displayScale, traits.displayScale)
  }
}

extension ValueType where Value == TraitCondition {
  /// A mapping such as `{horizontalSizeClass: regular}`. A list allows several values of a trait.
  package static let traitCondition = object("a condition on traits", of: TraitCondition()) {
    Field("horizontalSizeClass", .list(of: .sizeClass), "The horizontal size class.", \.horizontalSizeClass)
    Field("verticalSizeClass", .list(of: .sizeClass), "The vertical size class.", \.verticalSizeClass)
    Field("userInterfaceStyle", .list(of: .appearance), "Light or dark.", \.userInterfaceStyle)
    Field(
      "userInterfaceIdiom", .list(of: .word("an idiom", ["phone": .phone, "pad": .pad])), "The kind of device.",
      \.userInterfaceIdiom)
    Field(
      "layoutDirection",
      .list(of: .word("a direction", ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])),
      "The direction of layout.", \.layoutDirection)
    Field("preferredContentSizeCategory", .list(of: .contentSize), "The text size.", \.contentSizes)
    Field("interfaceDesign", .list(of: .design), "The design.", \.interfaceDesign)
    Field("displayScale", .list(of: .scale), "The number of pixels per point.", \.displayScale)
  }.named("traitCondition")
}

extension ValueType where Value == UIUserInterfaceSizeClass {
  fileprivate static let sizeClass = word("a size class", ["compact": .compact, "regular": .regular])
}
