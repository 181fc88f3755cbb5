package import Foundation
public import UIFoundation
public import UIGraphics

extension UIImage {
  /// Creates the bundled icon for a symbol's name, at body size.
  ///
  /// The size, the baseline and the alignment rectangle are those recorded for Apple's symbol, or estimates.
  /// A name without an icon results in a dashed rectangle; such names are reported in one line at the end of the
  /// process. The empty name results in nil. Names with `forward`, `backward`, `leading` or `trailing` after the first
  /// part are mirrored in right-to-left layouts.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the bundled icon for a symbol's name, in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name, configuration, .current)
  }

  /// Creates the bundled icon for a symbol's name, with edges at the pixels of the traits' display scale.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, nil, traitCollection ?? .current)
  }

  private convenience init?(
    systemName name: String, _ configuration: SymbolConfiguration?, _ traits: UITraitCollection
  ) {
    guard !name.isEmpty else { return nil }
    var presentation = Presentation()
    presentation.flipsForRightToLeft = SymbolLibrary.isDirectional(name)
    self.init(
      symbol: name, configuration ?? SymbolConfiguration(), displayScale: traits.displayScale,
      presentation: presentation)
  }

  /// Returns the icon with the specified size and weight. Other images are returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let style = presentation.symbol, let ownConfiguration = symbolConfiguration, let name = presentation.name
    else {
      return self
    }
    return UIImage(
      symbol: name, ownConfiguration.applying(configuration), displayScale: style.displayScale,
      presentation: presentation)
  }

  /// The requested size and weight of the icon; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    guard let style = presentation.symbol else { return nil }
    return SymbolConfiguration(
      pointSize: style.pointSize, weight: SymbolConfiguration.Weight(rawValue: style.weight) ?? .unspecified,
      scale: SymbolConfiguration.Scale(rawValue: style.scale) ?? .default, textStyle: style.textStyle)
  }

  /// Returns the icon with a default size and weight, which its own configuration overrides.
  ///
  /// The traits determine the size of an icon that follows a text style.
  func preferring(_ configuration: SymbolConfiguration?, for traits: UITraitCollection) -> UIImage {
    guard let ownConfiguration = symbolConfiguration else { return self }
    let shown = (configuration?.applying(ownConfiguration) ?? ownConfiguration).resolved(for: traits)
    return configuration == nil && shown.pointSize == ownConfiguration.pointSize ? self : withConfiguration(shown)
  }

  /// Returns the icon with the given size and weight. Other images are returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The default point size of symbols.
  package static let standardPointSize: CGFloat = 17

  /// Creates the image of a symbol with a configuration and further properties of its presentation.
  private convenience init(
    symbol name: String, _ configuration: SymbolConfiguration, displayScale: CGFloat, presentation: Presentation
  ) {
    let geometry = SymbolGeometry(of: name, configuration, displayScale: displayScale)
    var presentation = presentation
    presentation.name = name
    presentation.apply(configuration, displayScale: displayScale)
    presentation.alignmentRectInsets = geometry.alignmentRectInsets
    presentation.baselineOffset = geometry.baselineOffset
    self.init(content: .drawing(geometry.drawing()), presentation: presentation)
  }

  /// Returns the icon of a bar's system item.
  static func icon(named name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: SymbolConfiguration(scale: .large))
  }
}

extension UIImage.Presentation {
  /// Stores the configuration of an icon, and uses its first color instead of the tint.
  fileprivate mutating func apply(_ configuration: UIImage.SymbolConfiguration, displayScale: CGFloat) {
    symbol = UIImage.SymbolStyle(
      pointSize: configuration.pointSize, weight: configuration.weight.rawValue, scale: configuration.scale.rawValue,
      displayScale: displayScale, textStyle: configuration.textStyle)
    if let color = configuration.colors.first {
      tint = color
      renderingMode = .alwaysOriginal
    }
  }
}
