import UIFoundation

/// A description of a font: family, weight, width, slant, design, features and size.
public final class UIFontDescriptor: AttributeObject, NSCopying, @unchecked Sendable {
  package let request: FontRequest
  /// The size, in points; 0 if unspecified.
  public let pointSize: CGFloat
  package let textStyle: UIFont.TextStyle?
  package let contentSizeCategory: UIContentSizeCategory?

  package init(
    request: FontRequest, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil
  ) {
    self.request = request
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.contentSizeCategory = contentSizeCategory
  }

  /// Creates a descriptor by PostScript, full or family name; an unknown name gives the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    let request = FontCatalog.shared.request(named: fontName) ?? FontRequest()
    self.init(request: request, pointSize: size)
  }

  /// Creates a descriptor of the system font without a size.
  public convenience override init() { self.init(request: FontRequest(), pointSize: 0) }

  /// Creates a descriptor from attributes; unsupported ones are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    var request = FontRequest()
    let size = request.apply(attributes) ?? 0
    self.init(request: request, pointSize: size)
  }

  /// Returns the descriptor of a text style at the current traits' content size category.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the size category of traits, or of the current ones.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(
      request: FontRequest(design: .system, weight: style.weight), pointSize: style.pointSize(for: category),
      textStyle: style, contentSizeCategory: category)
  }

  /// The nearest font at the descriptor's own size.
  package var font: UIFont { UIFont(descriptor: self, size: 0) }

  /// The PostScript name of the matched face.
  public var postscriptName: String { FontCatalog.shared.match(request).face.postScriptName }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if request.design == .monospaced { traits.insert(.traitMonoSpace) }
    if request.width.rawValue <= UIFont.Width.condensed.rawValue { traits.insert(.traitCondensed) }
    if request.width.rawValue >= UIFont.Width.expanded.rawValue { traits.insert(.traitExpanded) }
    return traits
  }

  public func object(forKey attribute: AttributeName) -> Any? { allAttributes[attribute] }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with(request, size: newPointSize) }

  /// Returns the descriptor with other symbolic traits; never nil. A monospaced design is kept.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with(request.with(symbolicTraits))
  }

  /// Returns the descriptor with another system design; nil for a named family or an unknown design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard request.design.isSystem, let target = design.requestDesign else { return nil }
    var changed = request
    changed.design = target
    return with(changed)
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var changed = request
    changed.design = .family(newFamily)
    return with(changed)
  }

  /// Returns the descriptor of a face by its style name, such as "Bold Italic".
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    var changed = request
    changed.apply(styleName: newFace)
    return with(changed)
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = request
    let size = changed.apply(attributes)
    return with(changed, size: size)
  }

  private func with(_ request: FontRequest, size: CGFloat? = nil) -> UIFontDescriptor {
    UIFontDescriptor(
      request: request, pointSize: size ?? pointSize, textStyle: textStyle, contentSizeCategory: contentSizeCategory)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && pointSize == other.pointSize && textStyle == other.textStyle
  }

  public override var hash: Int { request.hashValue ^ pointSize.hashValue }
}
