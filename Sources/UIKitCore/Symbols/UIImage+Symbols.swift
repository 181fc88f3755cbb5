package import Foundation
internal import TextLayout
public import UIFoundation
public import UIGraphics

extension UIImage {
  /// Creates the bundled icon for a symbol's name, at body size.
  ///
  /// A name without an icon creates a dotted square, and is reported at the end of the process. The empty name returns
  /// nil. Names with `forward` or `backward` are mirrored in right-to-left layouts.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the bundled icon for a symbol's name, in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    var presentation = Presentation()
    presentation.name = name
    let configuration = configuration ?? SymbolConfiguration()
    presentation.apply(configuration)
    presentation.flipsForRightToLeft = SymbolLibrary.isDirectional(name)
    self.init(content: .drawing(Self.symbol(name, configuration)), presentation: presentation)
  }

  /// Creates the bundled icon for a symbol's name; icons do not depend on traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Returns the icon with the specified size and weight; other images are returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = symbolConfiguration, let name = presentation.name else { return self }
    let merged = own.applying(configuration)
    var newPresentation = presentation
    newPresentation.apply(merged)
    return UIImage(content: .drawing(Self.symbol(name, merged)), presentation: newPresentation)
  }

  /// The requested size and weight of the icon; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    guard let style = presentation.symbol else { return nil }
    return SymbolConfiguration(
      pointSize: style.pointSize, weight: SymbolConfiguration.Weight(rawValue: style.weight) ?? .unspecified,
      scale: SymbolConfiguration.Scale(rawValue: style.scale) ?? .default)
  }

  /// Returns the icon with a default size and weight, which its own configuration overrides.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let own = symbolConfiguration else { return self }
    return withConfiguration(configuration.applying(own))
  }

  /// Returns the icon with a size and weight; other images are returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The default point size of symbols.
  package static let standardPointSize: CGFloat = 17

  private static func symbol(_ name: String, _ configuration: SymbolConfiguration) -> DisplayList {
    let pointSize = configuration.pointSize > 0 ? configuration.pointSize : standardPointSize
    // 20 points at the body size of 17, as most of UIKit's symbols.
    let side = (pointSize * 1.176 * configuration.scale.factor).rounded()
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let outline = SymbolLibrary.outline(of: name)
    if outline == nil { SymbolLibrary.record(unknown: name) }
    return DisplayList.record(bounds: bounds) { context in
      guard let outline else { return drawPlaceholder(in: bounds, context) }
      context.scaleBy(x: side, y: side)
      context.addPath(outline)
      context.fillPath()
      let strokeWidth = configuration.weight.strokeWidth
      guard strokeWidth > 0 else { return }
      context.setLineWidth(strokeWidth)
      context.setLineJoin(.round)
      context.addPath(outline)
      context.strokePath()
    }
  }

  /// Returns the bundled icon centered in a template image of a size in points; nil without an icon.
  package static func symbol(named name: String, filling size: CGSize) -> UIImage? {
    guard let outline = SymbolLibrary.outline(of: name) else { return nil }
    let side = max(size.width, size.height)
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { context in
      context.translateBy(x: (size.width - side) / 2, y: (size.height - side) / 2)
      context.scaleBy(x: side, y: side)
      context.addPath(outline)
      context.fillPath()
    }
    var presentation = Presentation()
    presentation.name = name
    presentation.renderingMode = .alwaysTemplate
    return UIImage(content: .drawing(list), presentation: presentation)
  }

  /// Returns the image with a symbol's alignment rectangle, whose height is a line of text of its size.
  ///
  /// Measured on canvases of Interface Builder (builds 16087 to 24504): circles of 19 points fill alignment rectangles
  /// of 19, 25 and 34 points with frames that are one point shorter.
  package func alignedAsSymbol(ofPointSize pointSize: CGFloat) -> UIImage {
    let excess = max(0, UIFont.systemFont(ofSize: pointSize).lineHeight - size.height)
    return withAlignmentRectInsets(UIEdgeInsets(top: -excess / 2, left: 0, bottom: -excess / 2, right: 0))
  }

  private static func drawPlaceholder(in bounds: CGRect, _ context: CGContext) {
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [2, 2])
    context.stroke(bounds.insetBy(dx: 1.5, dy: 1.5))
  }

  /// Returns the icon of a bar's system item.
  static func icon(named name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: SymbolConfiguration(scale: .large))
  }
}

extension UIImage.Presentation {
  /// Stores the configuration of an icon, whose first color replaces the tint.
  fileprivate mutating func apply(_ configuration: UIImage.SymbolConfiguration) {
    symbol = UIImage.SymbolStyle(
      pointSize: configuration.pointSize, weight: configuration.weight.rawValue, scale: configuration.scale.rawValue)
    if let color = configuration.colors.first {
      tint = color
      renderingMode = .alwaysOriginal
    }
  }
}

extension UIImage.SymbolConfiguration.Scale {
  /// The size of an icon relative to the medium scale, in the proportions of UIKit's scales.
  package var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolConfiguration.Weight {
  /// The width of a stroke that makes the bundled, regular outline bolder, relative to the icon's side.
  fileprivate var strokeWidth: CGFloat {
    rawValue > Self.regular.rawValue ? CGFloat(rawValue - Self.regular.rawValue) * 0.012 : 0
  }
}
