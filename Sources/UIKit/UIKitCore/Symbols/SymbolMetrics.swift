internal import BundledIcons
internal import Foundation
internal import UIGraphics

/// The size of a symbol's image in regular weight and medium scale, relative to the point size.
struct SymbolMetrics: Equatable {
  /// The size of the image, including the margins around the outline, in ems.
  var size: CGSize
  /// The distance of the center above the middle of capital letters, in ems.
  var rise: CGFloat = 0

  /// The sum of the margins around the outline, horizontally and vertically, in ems.
  ///
  /// The image of `play.circle.fill` at 17 points has 20 × 19 points, of which the disc covers 17 × 17.
  static let margins = CGSize(width: 0.173, height: 0.128)

  /// The growth of a symbol by a badge, in ems: the mean of seven recorded symbols.
  private static let badge = CGSize(width: 0.15, height: 0.09)

  /// The diameter of the outline of a circle, in ems.
  static let circle: CGFloat = 0.99

  /// Creates the metrics recorded for a symbol or for one of the same size, or metrics for its outline.
  ///
  /// - Parameter outline: The outline in a unit square, for symbols without a recorded size.
  init(of name: String, outline: CGPath?) {
    for candidate in Self.candidates(for: name) {
      if let recorded = Self.recorded(candidate) {
        self = recorded
        return
      }
    }
    if let badge = name.range(of: ".badge.") {
      let base = String(name[..<badge.lowerBound])
      self = SymbolMetrics(of: base, outline: SymbolLibrary.outline(of: base))
      size = CGSize(width: size.width + Self.badge.width, height: size.height + Self.badge.height)
      return
    }
    let ink = outline?.boundingBoxOfPath ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    let (width, height) = (
      ink.width * Self.circle + Self.margins.width, ink.height * Self.circle + Self.margins.height
    )
    // The bundled outlines all fit the same square, but Apple's symbols do not. With m as the geometric mean of the
    // sides with margins, √(1.4 · m) approximates the recorded sizes of 157 symbols without an enclosure best.
    let factor = (1.4 / (width * height).squareRoot()).squareRoot()
    size = CGSize(width: width * factor, height: height * factor)
  }

  /// Changes the ratio of the sides and keeps the area.
  mutating func take(ratioOf shape: CGSize) {
    guard shape.width > 0, shape.height > 0 else { return }
    let mean = (size.width * size.height).squareRoot()
    let root = (shape.width / shape.height).squareRoot()
    size = CGSize(width: mean * root, height: mean / root)
  }

  private static func recorded(_ name: String) -> SymbolMetrics? {
    var name = name
    var found = BundledIconSize()
    let isRecorded = name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { BundledIconFindSize($0.baseAddress, $0.count, &found) }
    }
    guard isRecorded else { return nil }
    return SymbolMetrics(
      size: CGSize(width: CGFloat(found.width) / 1000, height: CGFloat(found.height) / 1000),
      rise: CGFloat(found.rise) / 1000)
  }

  private init(size: CGSize, rise: CGFloat) {
    self.size = size
    self.rise = rise
  }

  /// Returns the names of symbols that have the same size, the most specific first.
  private static func candidates(for name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    let outlined = parts.joined(separator: ".")
    var names = isFilled ? [name, outlined] : [name, name + ".fill"]
    if parts.count > 1, let last = parts.last, ["circle", "square", "rectangle"].contains(last) { names.append(last) }
    for (word, other) in opposites where parts.contains(word) {
      names.append(parts.map { $0 == word ? other : $0 }.joined(separator: "."))
    }
    if parts.count > 1, parts.last == "slash" { names.append(parts.dropLast().joined(separator: ".")) }
    return names
  }

  private static let opposites = [
    ("right", "left"), ("left", "right"), ("forward", "left"), ("backward", "right"), ("forward", "right"),
    ("backward", "left"), ("trailing", "leading"), ("leading", "trailing"), ("up", "down"), ("down", "up"),
  ]
}
