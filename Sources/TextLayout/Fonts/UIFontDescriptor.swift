import UIFoundation

/// What a font is looked up by: family, weight, width, slant, design, features, size.
public final class UIFontDescriptor: AttributeObject, NSCopying, @unchecked Sendable {
  package let request: FontRequest
  /// Points; 0 leaves the size to the font.
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

  /// By PostScript, full or family name; an unknown name falls back to the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    let request = FontCatalog.shared.request(named: fontName) ?? FontRequest()
    self.init(request: request, pointSize: size)
  }

  /// Attributes that are not understood are left out.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var request = FontRequest()
    let size = request.take(attributes) ?? 0
    self.init(request: request, pointSize: size)
  }

  /// The descriptor of a text style at the current traits' content size category.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the traits' content size category; nil traits are the current ones.
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

  /// The PostScript name of the face found.
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

  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with(request, size: newPointSize) }

  /// The whole set of traits is replaced, as UIKit does; never nil here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with(request.with(symbolicTraits))
  }

  /// Another of the system's designs; nil for a family that is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard request.design.isSystem, let target = design.requestDesign else { return nil }
    var changed = request
    changed.design = target
    return with(changed)
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var changed = request
    changed.design = FontCatalog.shared.design(ofFamily: newFamily)
    return with(changed)
  }

  /// A face by its style name, such as "Bold Italic".
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    var changed = request
    changed.take(styleName: newFace)
    return with(changed)
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = request
    let size = changed.take(attributes)
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
