import UIKitCore

/// The tints and shades of one color, in order of preference as readable inks.
struct InkFamily: Equatable {
  private let inks: [RGBA]
  private let luminances: [Double]

  // WCAG 2.1 (1.4.3) requires 4.5 for small text. The margin covers antialiasing and rounding to 8 bits.
  private static let aim = 4.7

  /// Creates inks from the color, its shades and its tints. In dark appearance, tints precede shades.
  init(_ color: RGBA, isDark: Bool) {
    let steps = [0.2, 0.4, 0.6, 0.8, 0.94]
    let darker = steps.map { Self.mix(color, .black, $0) }
    let lighter = steps.map { Self.mix(color, .white, $0) } + [.white]
    inks = [color] + (isDark ? lighter + darker : darker + lighter) + [.black]
    luminances = inks.map { Luminance.of($0) }
  }

  /// Returns the first ink readable on all backgrounds between two luminances; nil without one.
  func ink(on background: ClosedRange<Double>) -> RGBA? {
    let index = luminances.firstIndex { own in
      // A background between the two luminances can have the luminance of the ink.
      (own < background.lowerBound && Luminance.contrast(own, background.lowerBound) >= Self.aim)
        || (own > background.upperBound && Luminance.contrast(own, background.upperBound) >= Self.aim)
    }
    return index.map { inks[$0] }
  }

  /// Returns whether the color itself is readable on all backgrounds between two luminances.
  func isReadable(on background: ClosedRange<Double>) -> Bool { ink(on: background) == inks[0] }

  /// Returns the first ink readable on a color.
  func ink(on color: RGBA) -> RGBA? {
    let luminance = Luminance.of(color)
    return ink(on: luminance...luminance)
  }

  /// Returns the first ink that is clearest at most of several places.
  ///
  /// - Parameter places: The luminances on which an ink is seen at each place, one or more.
  func clearestInk(at places: [[Double]]) -> RGBA {
    func clarity(_ own: Double) -> Double {
      let contrasts = places.map { $0.reduce(21) { min($0, Luminance.contrast(own, $1)) } }.sorted()
      return contrasts.isEmpty ? 1 : contrasts[contrasts.count / 2]
    }
    let clarities = luminances.map(clarity)
    let best = clarities.max().flatMap { clarities.firstIndex(of: $0) }
    return inks[best ?? 0]
  }

  private static func mix(_ color: RGBA, _ other: RGBA, _ part: Double) -> RGBA {
    func mixed(_ a: Double, _ b: Double) -> Double { ((a + (b - a) * part) * 255).rounded() / 255 }
    return RGBA(
      red: mixed(color.red, other.red), green: mixed(color.green, other.green), blue: mixed(color.blue, other.blue))
  }
}
