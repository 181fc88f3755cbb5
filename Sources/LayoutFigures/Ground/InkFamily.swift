import UIKitCore

/// Tints and shades of one colour, of which a figure takes the first that can be read on a ground.
struct InkFamily: Equatable {
  private let inks: [RGBA]
  private let luminances: [Double]

  // WCAG 2.1 (1.4.3) asks 4.5 of small text; edges are smoothed, and colours are rounded to 8 bits.
  private static let aim = 4.7
  // The colour itself and two of its shades.
  private static let nearest = 2

  /// The colour, then darker and lighter ones to almost black and white; lighter ones first on dark paper.
  init(_ color: RGBA, isDark: Bool) {
    let steps = [0.2, 0.4, 0.6, 0.8, 0.94]
    let darker = steps.map { Self.mix(color, .black, $0) }
    let lighter = steps.map { Self.mix(color, .white, $0) } + [.white]
    inks = [color] + (isDark ? lighter + darker : darker + lighter) + [.black]
    luminances = inks.map { Luminance.of($0) }
  }

  /// Returns the first ink that can be read on all grounds between two luminances; nil where none can.
  func ink(on ground: ClosedRange<Double>) -> RGBA? { index(on: ground).map { inks[$0] } }

  /// Returns the first readable ink that still shows the colour of the family, and is not almost black or white.
  func nearInk(on ground: ClosedRange<Double>) -> RGBA? {
    index(on: ground).flatMap { $0 <= Self.nearest ? inks[$0] : nil }
  }

  /// Returns the first ink that can be read on a colour.
  func ink(on color: RGBA) -> RGBA? {
    let luminance = Luminance.of(color)
    return ink(on: luminance...luminance)
  }

  private func index(on ground: ClosedRange<Double>) -> Int? {
    luminances.firstIndex { own in
      // Between the two, some ground may have the ink's own luminance.
      (own < ground.lowerBound && Luminance.contrast(own, ground.lowerBound) >= Self.aim)
        || (own > ground.upperBound && Luminance.contrast(own, ground.upperBound) >= Self.aim)
    }
  }

  private static func mix(_ color: RGBA, _ other: RGBA, _ part: Double) -> RGBA {
    func mixed(_ a: Double, _ b: Double) -> Double { ((a + (b - a) * part) * 255).rounded() / 255 }
    return RGBA(
      red: mixed(color.red, other.red), green: mixed(color.green, other.green), blue: mixed(color.blue, other.blue))
  }
}
