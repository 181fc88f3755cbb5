import UIFoundation

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
