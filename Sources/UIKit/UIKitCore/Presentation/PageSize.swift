internal import Foundation

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
