package import Foundation
package import UIFoundation

/// The size of a picture in points, with sides that can fit the content.
package struct SceneSize: Sendable, Hashable {
  /// The maximum length of a side, in points.
  package static var largestSide: CGFloat { CGFloat(ResourceLimits.current.side) }

  /// The width; nil fits the content.
  package var width: CGFloat?
  /// The height; nil fits the content.
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Indicates whether a side fits the content.
  package var fitsContent: Bool { width == nil || height == nil }

  /// Parses `320x480`, `320xfit`, `fitx480`, `fit`, `85x55mm` or `A4 landscape`.
  ///
  /// Returns nil for other texts and sides out of range.
  package init?(_ text: String) {
    if text == "fit" {
      self.init(width: nil, height: nil)
      return
    }
    if let page = PageSize(text) {
      self.init(width: page.width, height: page.height)
      return
    }
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    // The unit of the second side applies to both: 85x55mm.
    let unit = PageSize.units.first { parts[1].hasSuffix($0.name) }
    func length(_ part: Substring) -> CGFloat?? {
      guard let unit else { return Self.side(part) }
      return Self.side(part.hasSuffix(unit.name) ? part.dropLast(unit.name.count) : part, unit: unit.points)
    }
    guard let width = length(parts[0]), let height = length(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }

  /// Returns the size in an orientation. A size that fits its content is returned unchanged.
  package func turned(_ orientation: Device.Orientation) -> SceneSize {
    guard let width, let height else { return self }
    let (short, long) = (min(width, height), max(width, height))
    return orientation == .portrait ? SceneSize(width: short, height: long) : SceneSize(width: long, height: short)
  }

  /// The size as text, such as `320x480` or `320xfit`.
  package var text: String {
    if width == nil, height == nil { return "fit" }
    return "\(width?.asWritten ?? "fit")x\(height?.asWritten ?? "fit")"
  }

  /// Returns the length of a side, an inner nil if it fits the content; nil for other texts.
  private static func side(_ text: Substring, unit: CGFloat = 1) -> CGFloat?? {
    if text == "fit" { return .some(nil) }
    guard let value = Double(text), value > 0, value * Double(unit) <= Double(Self.largestSide) else { return nil }
    return CGFloat(value) * unit
  }
}

/// The size of a sheet of paper or a card, by its name.
struct PageSize {
  /// The units of lengths, in points. A point is 1/72 inch.
  static let units: [(name: String, points: CGFloat)] = [("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72), ("pt", 1)]

  /// The upright sizes, in millimeters: ISO 216, ANSI Y14.1 and, for cards, ISO/IEC 7810.
  private static let sizes: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("A2", 420, 594), ("A3", 297, 420), ("A4", 210, 297), ("A5", 148, 210), ("A6", 105, 148), ("A7", 74, 105),
    ("B4", 250, 353), ("B5", 176, 250), ("Letter", 215.9, 279.4), ("Legal", 215.9, 355.6), ("Tabloid", 279.4, 431.8),
    ("ID-1", 53.98, 85.6),
  ]

  /// The width and height, in points.
  let width: CGFloat
  let height: CGFloat

  /// Parses a name such as `A4`, `letter landscape` or `A5-landscape`; nil for other texts.
  init?(_ text: String) {
    var name = text[...]
    var isLandscape = false
    for (word, turns) in [("landscape", true), ("portrait", false)] {
      for separator in [" ", "-"] where name.lowercased().hasSuffix(separator + word) {
        name = name.dropLast(word.count + 1)
        isLandscape = turns
      }
    }
    guard let size = Self.sizes.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    let (width, height) = (size.width * 72 / 25.4, size.height * 72 / 25.4)
    (self.width, self.height) = isLandscape ? (height, width) : (width, height)
  }
}
