public import Foundation

/// A color of Core Image, with sRGB components that are independent of traits.
public final class CIColor: NSObject, Sendable {
  /// The components, 0 to 1.
  public let red, green, blue, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(cgColor: CGColor) {
    let rgba = cgColor.rgba
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// Creates the color to which a UIKit color resolves with the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace { .standard }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int {
    var hasher = Hasher()
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    return hasher.finalize()
  }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color with the current traits, even if it was not created from a Core Image color.
  public var ciColor: CIColor { CIColor(color: self) }
}
