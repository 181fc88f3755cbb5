import Foundation

/// An immutable color that is independent of traits, for `CGContext`.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The color in sRGB.
  package let rgba: RGBA
  /// The color space of the components.
  public let colorSpace: CGColorSpace?

  /// Creates a color in sRGB, or in gray with the transfer curve of sRGB.
  package init(_ rgba: RGBA, isGray: Bool = false) {
    self.rgba = rgba
    colorSpace = isGray ? .gray : .standard
  }

  private init(_ rgba: RGBA, space: CGColorSpace) {
    self.rgba = rgba
    colorSpace = space
  }

  /// Creates a color from sRGB components, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from sRGB components, 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray with the transfer curve of sRGB.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha), space: .gray)
  }

  /// Creates a color from the components of a space, followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    guard let rgba = space.color(values) else { return nil }
    self.init(rgba, space: space.numberOfComponents == 1 ? .gray : .standard)
  }

  /// The components in `colorSpace`, alpha last.
  public var components: [CGFloat]? {
    numberOfComponents == 2
      ? [CGFloat(rgba.red), CGFloat(rgba.alpha)]
      : [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }

  /// Indicates whether the color has a single component besides alpha.
  package var isGray: Bool { numberOfComponents == 2 }

  /// The number of `components`, alpha included.
  public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }

  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha), space: colorSpace ?? .standard)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns whether two colors have equal components in the same color space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba && left.colorSpace == right.colorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(colorSpace)
  }

  public var description: String { "<CGColor \(rgba.hexDescription)>" }
}
