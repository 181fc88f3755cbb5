import UIFoundation

/// The attributes of a range that bear on where glyphs go. Lengths in points.
package struct CharacterStyle {
  package var font: UIFont
  /// Added after each character beside the font's own tracking.
  package var spacing: CGFloat = 0
  /// Pair kerning is switched off by an explicit kern of 0.
  package var usesKerning = true
  package var usesLigatures = true
  /// Upwards.
  package var baselineOffset: CGFloat = 0
  /// The tangent of a lean on top of the font's own.
  package var obliqueness: CGFloat = 0
  package var attachment: NSTextAttachment?
  /// Embeddings and overrides, outermost first: direction + format type raw values.
  package var writingDirections: [Int] = []

  package init(font: UIFont) { self.font = font }

  init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
    font = attributes[.font] as? UIFont ?? defaultFont
    let kern = FontRequest.number(attributes[.kern])
    if kern == 0 { usesKerning = false }
    // Tracking counts only where kern is absent or 0, as Core Text documents.
    spacing = Self.bounded(kern.flatMap { $0 == 0 ? nil : $0 } ?? FontRequest.number(attributes[.tracking]) ?? 0)
    usesLigatures = FontRequest.number(attributes[.ligature]) != 0 && spacing == 0
    baselineOffset = Self.bounded(FontRequest.number(attributes[.baselineOffset]) ?? 0)
    obliqueness = Self.bounded(FontRequest.number(attributes[.obliqueness]) ?? 0)
    attachment = attributes[.attachment] as? NSTextAttachment
    if let directions = attributes[.writingDirection] as? [Int] {
      writingDirections = directions
    } else if let directions = attributes[.writingDirection] as? [NSNumber] {
      writingDirections = directions.map(\.intValue)
    }
  }

  /// Beyond this no layout makes sense, and sums of it stay finite.
  private static let largestLength: CGFloat = 1_000_000

  private static func bounded(_ value: CGFloat) -> CGFloat {
    min(max(value, -largestLength), largestLength)
  }

  /// Glyphs of both come out of one shaping.
  func shapes(like other: CharacterStyle) -> Bool {
    attachment == nil && other.attachment == nil && font.face === other.font.face
      && font.pointSize == other.font.pointSize
      && font.request.features == other.font.request.features && usesKerning == other.usesKerning
      && usesLigatures == other.usesLigatures && font.request.weight == other.font.request.weight
  }
}
