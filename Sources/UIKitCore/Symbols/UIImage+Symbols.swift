extension UIImage {
  /// The bundled icon for a symbol's name, at body size.
  ///
  /// A name without an icon gives a dotted square; all such names are reported in one line when the process ends. The
  /// empty name gives `nil`. Names with `forward` or `backward` are mirrored where text runs to the left.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The bundled icon for a symbol's name, in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    var presentation = Presentation()
    presentation.name = name
    let configuration = configuration ?? SymbolConfiguration()
    presentation.take(configuration)
    presentation.flipsForRightToLeft = SymbolLibrary.followsDirection(name)
    self.init(content: .drawing(Self.symbol(name, configuration)), presentation: presentation)
  }

  /// Traits change neither size nor shape of an icon.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The icon in another size and weight; what is not said stays, and so do pictures that are no icons.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = symbolConfiguration, let name = presentation.name else { return self }
    let merged = own.applying(configuration)
    var shown = presentation
    shown.take(merged)
    return UIImage(content: .drawing(Self.symbol(name, merged)), presentation: shown)
  }

  /// The size and weight in which the icon was asked for; nil for pictures.
  public var symbolConfiguration: SymbolConfiguration? {
    guard let style = presentation.symbol else { return nil }
    return SymbolConfiguration(
      pointSize: style.pointSize, weight: SymbolConfiguration.Weight(rawValue: style.weight) ?? .unspecified,
      scale: SymbolConfiguration.Scale(rawValue: style.scale) ?? .default)
  }

  /// The icon as a view shows it that prefers a size and weight: what the icon says itself wins.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let own = symbolConfiguration else { return self }
    return withConfiguration(configuration.applying(own))
  }

  /// The icon in another size and weight; pictures that are no icons stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The text size that symbols are made for where nothing names one, in points.
  package static let standardPointSize: CGFloat = 17

  private static func symbol(_ name: String, _ configuration: SymbolConfiguration) -> DisplayList {
    let pointSize = configuration.pointSize > 0 ? configuration.pointSize : standardPointSize
    // 20 points at body size, as most of UIKit's symbols are; small and large as its scales measure.
    let side = (pointSize * 1.176 * configuration.scale.factor).rounded()
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let outline = SymbolLibrary.outline(of: name)
    if outline == nil { SymbolLibrary.note(unknown: name) }
    return DisplayList.record(bounds: bounds) { context in
      guard let outline else { return drawPlaceholder(in: bounds, context) }
      context.scaleBy(x: side, y: side)
      context.addPath(outline)
      context.fillPath()
      let extra = configuration.weight.strokeWidth
      guard extra > 0 else { return }
      context.setLineWidth(extra)
      context.setLineJoin(.round)
      context.addPath(outline)
      context.strokePath()
    }
  }

  /// The bundled icon for a symbol's name in the middle of a picture of a size in points, tinted where it is shown;
  /// `nil` where no icon stands for the name.
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

  /// The picture with the alignment rectangle of a symbol, which is as high as a line of text of its size.
  ///
  /// Seen on canvases: circles of 19 points fill alignment rectangles of 19, 25 and 34 points with frames that are one
  /// point less high (16087 to 24504).
  package func alignedAsSymbol(ofPointSize pointSize: CGFloat) -> UIImage {
    let excess = max(0, UIFont.systemFont(ofSize: pointSize).lineHeight - size.height)
    return withAlignmentRectInsets(UIEdgeInsets(top: -excess / 2, left: 0, bottom: -excess / 2, right: 0))
  }

  private static func drawPlaceholder(in bounds: CGRect, _ context: CGContext) {
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [2, 2])
    context.stroke(bounds.insetBy(dx: 1.5, dy: 1.5))
  }

  /// An icon that a bar draws for a system item.
  static func icon(named name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: SymbolConfiguration(scale: .large))
  }
}

extension UIImage.Presentation {
  /// Notes what an icon was asked for, and takes its first colour in place of the tint.
  fileprivate mutating func take(_ configuration: UIImage.SymbolConfiguration) {
    symbol = UIImage.SymbolStyle(
      pointSize: configuration.pointSize, weight: configuration.weight.rawValue, scale: configuration.scale.rawValue)
    if let color = configuration.colors.first {
      tint = color
      renderingMode = .alwaysOriginal
    }
  }
}

extension UIImage.SymbolConfiguration.Scale {
  /// The size of an icon in parts of its medium size.
  package var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolConfiguration.Weight {
  /// What is added around the outline, in parts of the icon's side; the bundled icons are of regular weight.
  fileprivate var strokeWidth: CGFloat {
    rawValue > Self.regular.rawValue ? CGFloat(rawValue - Self.regular.rawValue) * 0.012 : 0
  }
}
