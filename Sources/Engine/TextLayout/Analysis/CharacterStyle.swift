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
  package var attachment: _TextAttachment?
  /// The tag of the text's language; nil if the attributes state none.
  package var language: String?
  /// Embeddings and overrides, outermost first: the sums of direction and format type raw values.
  package var writingDirections: [Int] = []

  package init(font: UIFont) { self.font = font }

  init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
    font = defaultFont
    var (kern, tracking): (CGFloat?, CGFloat?) = (nil, nil)
    var spokenLanguage: String?
    // Most texts have few attributes, and looking for each of the keys costs more than comparing those that are there.
    for (key, value) in attributes {
      switch key {
      case .font: font = value as? UIFont ?? defaultFont
      case .kern: kern = FontRequest.number(value)
      case .tracking: tracking = FontRequest.number(value)
      case .ligature: usesLigatures = FontRequest.number(value) != 0
      case .baselineOffset: baselineOffset = Self.bounded(FontRequest.number(value) ?? 0)
      case .obliqueness: obliqueness = Self.bounded(FontRequest.number(value) ?? 0)
      case .attachment: attachment = value as? _TextAttachment
      case .textLanguage: language = value as? String
      case Self.spokenLanguage: spokenLanguage = value as? String
      case .writingDirection:
        writingDirections = value as? [Int] ?? (value as? [NSNumber])?.map(\.intValue) ?? []
      default: break
      }
    }
    if kern == 0 { usesKerning = false }
    // Tracking applies only if kern is absent or 0, as documented by Core Text.
    spacing = Self.bounded(kern.flatMap { $0 == 0 ? nil : $0 } ?? tracking ?? 0)
    usesLigatures = usesLigatures && spacing == 0
    language = language ?? spokenLanguage
  }

  private static let spokenLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")

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
