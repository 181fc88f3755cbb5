import UIFoundation

/// A color that can depend on traits, for instance on light and dark style.
open class UIColor: AttributeObject, NSCopying, @unchecked Sendable {
  // Unchecked because NSObject is not Sendable. The content is Sendable and changes only in initializers.
  private enum Content: Sendable {
    case fixed(RGBA, isGray: Bool = false)
    case semantic(SemanticColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case faded(UIColor, alpha: Double)
    case pattern(UIImage)
  }

  private var content: Content

  /// Creates a transparent placeholder, as the initial value of a property.
  public override init() {
    content = .fixed(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
  }

  // Subclasses in other modules inherit initializers only if all designated ones are public.
  private convenience init(content: Content) {
    self.init()
    self.content = content
  }

  package convenience init(_ rgba: RGBA) { self.init(content: .fixed(rgba)) }

  /// Creates a dynamic color of the palette.
  package convenience init(_ color: SemanticColor) { self.init(content: .semantic(color)) }

  /// Creates the color of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from sRGB components, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray with the transfer curve of sRGB.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha), isGray: true)
  }

  /// Creates a color from hue, saturation and brightness, 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a color from Display P3 components, clamped to the sRGB gamut.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColorSpace.standardFromDisplayP3(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color independent of traits.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor.rgba, isGray: cgColor.isGray)
  }

  /// Creates a pattern that tiles an image from the origin of user space.
  public init(patternImage image: UIImage) {
    content = .pattern(image)
  }

  /// Creates a dynamic color that calls a closure each time it is resolved.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// The color for the current traits. Colors that are created as grays have two components: gray and alpha.
  open var cgColor: CGColor {
    let traits = UITraitCollection.current
    return CGColor(rgba(for: traits), isGray: isGray(for: traits))
  }

  /// Returns whether the color has a gray color space for these traits.
  ///
  /// System colors have one if their components are equal: UIKit's label color has the components 0 and 1.
  private func isGray(for traits: UITraitCollection) -> Bool {
    switch content {
    case .fixed(_, let isGray): isGray
    case .semantic(let color): color.rgba(for: traits).isNeutral
    case .faded(let base, _): base.isGray(for: traits)
    case .dynamic: resolved(for: traits).isGray(for: traits)
    case .pattern: false
    }
  }

  /// The sRGB components for the current traits.
  package var rgba: RGBA { rgba(for: UITraitCollection.current) }

  /// Returns the sRGB components for these traits.
  package func rgba(for traits: UITraitCollection) -> RGBA {
    switch content {
    case .fixed(let rgba, _): return rgba
    case .semantic(let color): return color.rgba(for: traits)
    case .faded(let base, let alpha):
      var rgba = base.rgba(for: traits)
      rgba.alpha = alpha
      return rgba
    case .dynamic: return resolved(for: traits).rgba(for: traits)
    // Drawing that cannot be filled with a pattern, such as text, is black.
    case .pattern: return .black
    }
  }

  /// The tile of a pattern color; nil for other colors.
  package var patternImage: UIImage? { if case .pattern(let image) = content { image } else { nil } }

  /// Returns the color for the given traits. The result no longer depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed, .pattern: self
    default: UIColor(content: .fixed(rgba(for: traitCollection), isGray: isGray(for: traitCollection)))
    }
  }

  /// Returns the color with another opacity. A dynamic color remains dynamic, and a pattern remains unchanged.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let rgba, let isGray): UIColor(content: .fixed(rgba.with(alpha: alpha), isGray: isGray))
    case .pattern: self
    case .faded(let base, _): UIColor(content: .faded(base, alpha: RGBA.clear.with(alpha: alpha).alpha))
    case .semantic, .dynamic: UIColor(content: .faded(self, alpha: RGBA.clear.with(alpha: alpha).alpha))
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another color has equal components in the same color space, or is equally dynamic.
  ///
  /// A gray, such as `white`, differs from the color with equal red, green and blue.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (content, other.content) {
    case (.fixed(let left, let isGray), .fixed(let right, let isOtherGray)):
      return left == right && isGray == isOtherGray
    case (.semantic(let left), .semantic(let right)): return left == right
    case (.faded(let left, let leftAlpha), .faded(let right, let rightAlpha)):
      return leftAlpha == rightAlpha && left.isEqual(right)
    case (.pattern(let left), .pattern(let right)): return left === right
    default: return false
    }
  }

  open override var hash: Int {
    switch content {
    case .fixed(let rgba, let isGray): rgba.hashValue ^ (isGray ? 1 : 0)
    case .semantic(let color): color.hashValue
    case .faded(let base, let alpha): base.hash ^ alpha.hashValue
    case .dynamic, .pattern: ObjectIdentifier(self).hashValue
    }
  }

  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }

  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Reads the sRGB components for the current traits. Returns false for patterns.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let rgba = rgba
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Reads hue, saturation and brightness, 0 to 1. Returns false for patterns.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let parts = rgba.hueSaturationBrightness
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Reads the gray value. Returns false for colors that are not gray.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = rgba
    guard patternImage == nil, rgba.isNeutral else { return false }
    white?.pointee = CGFloat(rgba.red)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// The components in their color space, as UIKit prints them, or the name of a dynamic color.
  open override var description: String {
    switch content {
    case .fixed(let rgba, let isGray):
      isGray
        ? String(format: "UIExtendedGrayColorSpace %g %g", rgba.red, rgba.alpha)
        : String(format: "UIExtendedSRGBColorSpace %g %g %g %g", rgba.red, rgba.green, rgba.blue, rgba.alpha)
    case .semantic(let color): "<UIColor \(color.name)>"
    case .faded(let base, let alpha): "<UIColor \(base) alpha \(alpha)>"
    case .dynamic: "<UIColor dynamic>"
    case .pattern: "<UIColor pattern>"
    }
  }

  // A provider can return another dynamic color. After 16 of them, as in a cycle, the result is black.
  private func resolved(for traits: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<16 {
      guard case .dynamic(let provider) = color.content else { return color }
      color = provider(traits)
    }
    return UIColor(.black)
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(…)`.
public typealias _ColorLiteralType = UIColor
