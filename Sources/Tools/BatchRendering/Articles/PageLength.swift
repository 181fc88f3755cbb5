import UIKitCore

/// The width of a figure on a page, in one of the units of CSS.
struct PageLength: Sendable, Hashable {
  /// A unit of length.
  enum Unit: String, Sendable, CaseIterable {
    case px, pt, mm, cm, `in`, em
    case percent = "%"

    /// The length in points of 1/72 inch; nil for a unit that depends on the page.
    fileprivate var points: CGFloat? {
      switch self {
      case .px: 0.75
      case .pt: 1
      case .mm: 72 / 25.4
      case .cm: 72 / 2.54
      case .in: 72
      case .em, .percent: nil
      }
    }
  }

  static let expectation = "a width such as 320px, 240pt, 80mm, 8cm, 3in, 20em or 50%"

  let value: CGFloat
  let unit: Unit

  /// Parses a positive number with a unit; nil for other texts.
  init?(_ text: String) {
    guard let unit = Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }),
      let value = Double(text.dropLast(unit.rawValue.count)), value > 0, value <= 10_000
    else { return nil }
    (self.value, self.unit) = (CGFloat(value), unit)
  }

  /// Returns the length in points on a page with a width and a size of text.
  func points(ofWidth width: CGFloat, textSize: CGFloat) -> CGFloat {
    switch unit {
    case .percent: value / 100 * width
    case .em: value * textSize
    default: value * (unit.points ?? 1)
    }
  }

  /// The attribute `width` of an image: a number of pixels of 1/96 inch, or a percentage.
  var attribute: String {
    // An em is the default size of text in browsers, because the attribute has no such unit.
    let pixels = (unit.points.map { value * $0 / 0.75 } ?? value * 16).rounded()
    return unit == .percent ? "\(value.asWritten)%" : pixels.asWritten
  }

  /// The length in CSS.
  var css: String { value.asWritten + unit.rawValue }
}
