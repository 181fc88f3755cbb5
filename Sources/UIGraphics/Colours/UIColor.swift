import UIFoundation

/// A colour that may depend on traits such as light and dark.
open class UIColor: AttributeObject, NSCopying, @unchecked Sendable {
  // Immutable after init; the provider is @Sendable.
  private enum Content: Sendable {
    case fixed(RGBA)
    case semantic(SemanticColour)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case faded(UIColor, alpha: Double)
    case pattern(UIImage)
  }

  private let content: Content

  private init(content: Content) {
    self.content = content
  }

  /// Wraps a colour that is known in sRGB.
  package init(_ rgba: RGBA) {
    content = .fixed(rgba)
  }

  /// A colour of the palette.
  package init(_ colour: SemanticColour) {
    content = .semantic(colour)
  }

  /// Creates the colour of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Components are sRGB, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray of the sRGB curve.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Hue, saturation and brightness are 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Components are Display P3; what sRGB cannot show is clamped.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColorSpace.standardFromDisplayP3(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour without traits.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor.rgba)
  }

  /// Fills with the image's tiles, from the origin of the context.
  public init(patternImage image: UIImage) {
    content = .pattern(image)
  }

  /// Asks the block each time the colour is resolved.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// The colour for the current traits.
  open var cgColor: CGColor { CGColor(rgba) }

  /// The colour as painted for the current traits.
  package var rgba: RGBA { rgba(for: UITraitCollection.current) }

  /// The colour as painted for these traits.
  package func rgba(for traits: UITraitCollection) -> RGBA {
    switch content {
    case .fixed(let rgba): return rgba
    case .semantic(let colour): return colour.rgba(for: traits)
    case .faded(let base, let alpha):
      var rgba = base.rgba(for: traits)
      rgba.alpha = alpha
      return rgba
    case .dynamic: return resolved(for: traits).rgba(for: traits)
    // Where a pattern cannot be drawn, e.g. for text, black stands for it.
    case .pattern: return .black
    }
  }

  /// The tile of a pattern colour.
  package var patternImage: UIImage? { if case .pattern(let image) = content { image } else { nil } }

  /// The colour for these traits, which does not depend on traits any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed, .pattern: self
    default: UIColor(rgba(for: traitCollection))
    }
  }

  /// The same colour with another opacity; it stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let rgba): UIColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha))
    case .pattern: self
    case .faded(let base, _): UIColor(content: .faded(base, alpha: RGBA.clear.with(alpha: alpha).alpha))
    case .semantic, .dynamic: UIColor(content: .faded(self, alpha: RGBA.clear.with(alpha: alpha).alpha))
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (content, other.content) {
    case (.fixed(let left), .fixed(let right)): return left == right
    case (.semantic(let left), .semantic(let right)): return left == right
    case (.faded(let left, let leftAlpha), .faded(let right, let rightAlpha)):
      return leftAlpha == rightAlpha && left.isEqual(right)
    case (.pattern(let left), .pattern(let right)): return left === right
    default: return false
    }
  }

  open override var hash: Int {
    switch content {
    case .fixed(let rgba): rgba.hashValue
    case .semantic(let colour): colour.hashValue
    case .faded(let base, let alpha): base.hash ^ alpha.hashValue
    case .dynamic, .pattern: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch content {
    case .fixed(let rgba): "<UIColor \(rgba.hexDescription)>"
    case .semantic(let colour): "<UIColor \(colour.name)>"
    case .faded(let base, let alpha): "<UIColor \(base) alpha \(alpha)>"
    case .dynamic: "<UIColor dynamic>"
    case .pattern: "<UIColor pattern>"
    }
  }

  // A provider may return a dynamic colour again; one that returns itself for ever ends as black.
  private func resolved(for traits: UITraitCollection) -> UIColor {
    var colour = self
    for _ in 0..<16 {
      guard case .dynamic(let provider) = colour.content else { return colour }
      colour = provider(traits)
    }
    return UIColor(.black)
  }
}

extension UIColor {
  /// Sets the current context's fill and stroke colour.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the current context's fill colour.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }

  /// Sets the current context's stroke colour.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(…)`.
public typealias _ColorLiteralType = UIColor
