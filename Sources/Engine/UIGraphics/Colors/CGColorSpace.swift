import Foundation

/// The interpretation of color components. All colors are converted to sRGB for painting.
public final class CGColorSpace: Hashable, Sendable {
  private let spaceName: String
  /// The number of components of a color without alpha.
  public let numberOfComponents: Int

  private init(_ name: String, components: Int) {
    spaceName = name
    numberOfComponents = components
  }

  /// sRGB, the color space of all output.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with an extended range. Components are clamped to 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Display P3. It is converted to sRGB when a color is created.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Gray with the transfer curve of sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Creates the space of one of the constants of this class; nil for other names.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: self.init(name, components: 3)
    case Self.genericGrayGamma2_2: self.init(name, components: 1)
    default: return nil
    }
  }

  /// The name that the space was created with.
  public var name: String? { spaceName }

  /// The kind of components: gray, or red, green and blue.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// Indicates whether a context can have the space. All spaces of this class can be drawn into.
  public var supportsOutput: Bool { true }

  package static let standard = CGColorSpace(sRGB, components: 3)
  package static let gray = CGColorSpace(genericGrayGamma2_2, components: 1)

  /// Returns the sRGB color of components with alpha at the end; nil for too few components.
  package func color(_ components: [CGFloat]) -> RGBA? {
    guard components.count >= numberOfComponents else { return nil }
    let alpha = components.count > numberOfComponents ? components[numberOfComponents] : 1
    guard numberOfComponents == 3 else {
      return RGBA(red: components[0], green: components[0], blue: components[0], alpha: alpha)
    }
    let (red, green, blue) = (Double(components[0]), Double(components[1]), Double(components[2]))
    guard spaceName == Self.displayP3 else { return RGBA(red: red, green: green, blue: blue, alpha: alpha) }
    return Self.standardFromDisplayP3(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a Display P3 color in sRGB, clamped to sRGB's gamut. Both spaces have the same transfer curve.
  package static func standardFromDisplayP3(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // Product of P3's RGB-to-XYZ matrix and sRGB's XYZ-to-RGB matrix, both at D65 (CSS Color 4, section 10.9).
    return RGBA(
      red: encoded(1.2249401762805598 * r - 0.2249401762805597 * g),
      green: encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      blue: encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.spaceName == right.spaceName }

  public func hash(into hasher: inout Hasher) { hasher.combine(spaceName) }
}

/// Returns the color space used by `CGColor(red:green:blue:alpha:)`.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// Returns the color space used by `CGColor(gray:alpha:)`.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// The kinds of components of color spaces. All spaces here are `monochrome` or `rgb`.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
