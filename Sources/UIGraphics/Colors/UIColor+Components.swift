import UIFoundation

extension UIColor {
  /// Reads the sRGB components for the current traits. Returns false for patterns.
  @discardableResult
  public func getRed(
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
  public func getHue(
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
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = rgba
    guard patternImage == nil, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = CGFloat(rgba.red)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
}

extension RGBA {
  /// Creates a color from hue, saturation and brightness, 0 to 1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let (s, v) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let chroma = v * s
    let intermediate = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let parts: (Double, Double, Double) =
      switch Int(sector) {
      case 0: (chroma, intermediate, 0)
      case 1: (intermediate, chroma, 0)
      case 2: (0, chroma, intermediate)
      case 3: (0, intermediate, chroma)
      case 4: (intermediate, 0, chroma)
      default: (chroma, 0, intermediate)
      }
    let minimum = v - chroma
    self.init(red: parts.0 + minimum, green: parts.1 + minimum, blue: parts.2 + minimum, alpha: alpha)
  }

  /// The hue, saturation and brightness, 0 to 1.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    guard chroma > 0 else { return (0, 0, high) }
    let sector: Double
    if high == red {
      sector = (green - blue) / chroma
    } else if high == green {
      sector = (blue - red) / chroma + 2
    } else {
      sector = (red - green) / chroma + 4
    }
    return (sector < 0 ? sector / 6 + 1 : sector / 6, chroma / high, high)
  }

  package func with(alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
