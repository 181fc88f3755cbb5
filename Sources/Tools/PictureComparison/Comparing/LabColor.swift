import UIFoundation

/// A color in CIE L*a*b* under D65, in which distances are approximately perceptual.
package struct LabColor: Sendable, Equatable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  /// Creates a color from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a color from bytes of sRGB (IEC 61966-2-1).
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    func f(_ value: Double) -> Double { value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116 }
    let (fx, fy, fz) = (f(x), f(y), f(z))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the color difference ΔE2000 (CIEDE2000).
  ///
  /// Source: G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula" (2005).
  package func deltaE2000(to other: LabColor) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let g = 0.5 * (1 - (pow(meanChroma, 7) / (pow(meanChroma, 7) + Self.pow25to7)).squareRoot())
    let (a1, a2) = ((1 + g) * a, (1 + g) * other.a)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))

    let deltaL = other.lightness - lightness
    let deltaC = c2 - c1
    var deltaHue = c1 * c2 == 0 ? 0 : h2 - h1
    if deltaHue > 180 { deltaHue -= 360 } else if deltaHue < -180 { deltaHue += 360 }
    let deltaH = 2 * (c1 * c2).squareRoot() * Self.sine(deltaHue / 2)

    let meanL = (lightness + other.lightness) / 2
    let meanC = (c1 + c2) / 2
    var meanHue = h1 + h2
    if c1 * c2 != 0 {
      // Hue is circular: the mean is on the shorter arc.
      if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let t =
      1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue) + 0.32 * Self.cosine(3 * meanHue + 6)
      - 0.20 * Self.cosine(4 * meanHue - 63)
    let squaredOffset = (meanL - 50) * (meanL - 50)
    let sl = 1 + 0.015 * squaredOffset / (20 + squaredOffset).squareRoot()
    let sc = 1 + 0.045 * meanC
    let sh = 1 + 0.015 * meanC * t
    let rotation = 30 * exp(-((meanHue - 275) / 25) * ((meanHue - 275) / 25))
    let rc = 2 * (pow(meanC, 7) / (pow(meanC, 7) + Self.pow25to7)).squareRoot()
    let rt = -Self.sine(2 * rotation) * rc
    let (l, c, h) = (deltaL / sl, deltaC / sc, deltaH / sh)
    return max(0, l * l + c * c + h * h + rt * c * h).squareRoot()
  }

  private static let pow25to7 = 6_103_515_625.0

  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
