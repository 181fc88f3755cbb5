import UIFoundation

/// The attributes of a range that affect glyph positions. Lengths are in points.
package struct CharacterStyle {
  package var font: UIFont
  /// The space after each character in addition to the font's tracking.
  package var spacing: CGFloat = 0
  /// Indicates whether pair kerning is on. An explicit kern of 0 turns it off.
  package var usesKerning = true
  package var usesLigatures = true
  /// The offset above the baseline.
  package var baselineOffset: CGFloat = 0
  /// The tangent of the slant that is added to the font's own slant.
  package var obliqueness: CGFloat = 0
  package var attachment: NSTextAttachment?
  /// The tag of the text's language; nil if the attributes state none.
  package var language: String?
  /// Embeddings and overrides, outermost first: the sums of direction and format type raw values.
  package var writingDirections: [Int] = []

  package init(font: UIFont) { self.font = font }

  init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
    font = attributes[.font] as? UIFont ?? defaultFont
    let kern = FontRequest.number(attributes[.kern])
    if kern == 0 { usesKerning = false }
    // Tracking applies only if kern is absent or 0, as documented by Core Text.
    spacing = Self.bounded(kern.flatMap { $0 == 0 ? nil : $0 } ?? FontRequest.number(attributes[.tracking]) ?? 0)
    usesLigatures = FontRequest.number(attributes[.ligature]) != 0 && spacing == 0
    baselineOffset = Self.bounded(FontRequest.number(attributes[.baselineOffset]) ?? 0)
    obliqueness = Self.bounded(FontRequest.number(attributes[.obliqueness]) ?? 0)
    attachment = attributes[.attachment] as? NSTextAttachment
    language = Self.languageKeys.firstNonNil { attributes[$0] as? String }
    if let directions = attributes[.writingDirection] as? [Int] {
      writingDirections = directions
    } else if let directions = attributes[.writingDirection] as? [NSNumber] {
      writingDirections = directions.map(\.intValue)
    }
  }

  /// The attributes that state a language: Core Text's, and that of speech.
  private static let languageKeys = [
    NSAttributedString.Key.textLanguage,
    NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage"),
  ]

  /// The maximum absolute length. It exceeds the lengths of any useful layout, and keeps sums finite.
  private static let lengthLimit: CGFloat = 1_000_000

  private static func bounded(_ value: CGFloat) -> CGFloat {
    min(max(value, -lengthLimit), lengthLimit)
  }

  /// Returns whether ranges of both styles can be shaped together.
  func shapes(like other: CharacterStyle) -> Bool {
    attachment == nil && other.attachment == nil && font.face === other.font.face
      && font.pointSize == other.font.pointSize
      && font.request.features == other.font.request.features && usesKerning == other.usesKerning
      && usesLigatures == other.usesLigatures && language == other.language
      && font.request.weight == other.font.request.weight
  }
}
