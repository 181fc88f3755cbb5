internal import CHarfBuzz
import UIFoundation

/// The widths of a face's glyphs: its own, or those of the font that it substitutes.
enum GlyphWidths: Hashable, Sendable {
  case own
  /// Those of the system font of iOS.
  case system
  /// Those of Helvetica, which Arial has as well.
  case helvetica
  case times
  case timesItalic

  /// Returns the additions to the advances of a face's glyphs, in font units by glyph.
  ///
  /// The list is empty for the face's own widths.
  ///
  /// - Parameters:
  ///   - weight: The OpenType weight of the face.
  ///   - displayShare: The share of the shapes for display in those of the face, 0 to 1.
  func corrections(of font: OpaquePointer, weight: CGFloat, displayShare: CGFloat) -> [Int32] {
    switch self {
    case .own: []
    case .system: SystemFontWidths.corrections(of: font, weight: weight, displayShare: displayShare)
    case .helvetica: StandardWidths.corrections(of: font, weight: weight, .helvetica, .helveticaBold)
    case .times: StandardWidths.corrections(of: font, weight: weight, .times, .timesBold)
    case .timesItalic: StandardWidths.corrections(of: font, weight: weight, .timesItalic, .timesBoldItalic)
    }
  }
}

/// The widths of the characters of a standard PostScript font, in thousandths of an em.
///
/// They are those of Adobe's font metrics files (AFM) for the 14 standard fonts, of 1997 to 1999.
struct StandardWidths: Sendable {
  /// The widths from the space to the tilde.
  private let ascii: [Int32]
  /// The widths of `otherCharacters`.
  private let others: [Int32]

  private static let otherCharacters = "‘’“”‚„–—…•·€£¥¢§¶©®™°±×÷¡¿«»ßÆæØøŒœıŁłÐðÞþ"

  private subscript(scalar: Unicode.Scalar) -> Int32? {
    let index = Int(scalar.value) - 0x20
    if ascii.indices.contains(index) { return ascii[index] }
    let position = Self.otherCharacters.unicodeScalars.enumerated().first { $0.element == scalar }?.offset
    return position.flatMap { others.indices.contains($0) ? others[$0] : nil }
  }

  /// The characters of the fonts, each with the one that has its width.
  ///
  /// Letters with accents are as wide as without. The letter i with an accent is as wide as without its dot.
  private static let characters: [(scalar: Unicode.Scalar, model: Unicode.Scalar)] = {
    var characters: [(scalar: Unicode.Scalar, model: Unicode.Scalar)] = [("\u{A0}", " ")]
    for scalar in (UInt32(0x20)..<0x7F).compactMap(Unicode.Scalar.init) { characters.append((scalar, scalar)) }
    for scalar in otherCharacters.unicodeScalars { characters.append((scalar, scalar)) }
    for scalar in (UInt32(0xC0)..<0x180).compactMap(Unicode.Scalar.init) {
      let letters = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard let letter = letters.first, letters.count > 1 else { continue }
      characters.append((scalar, letter == "i" ? "\u{131}" : letter))
    }
    return characters
  }()

  /// Returns the additions for a weight, which is 400 for the regular and 700 for the bold font.
  fileprivate static func corrections(
    of font: OpaquePointer, weight: CGFloat, _ regular: StandardWidths, _ bold: StandardWidths
  ) -> [Int32] {
    let share = min(max((weight - 400) / 300, 0), 1)
    let face = hb_font_get_face(font)
    let unitsPerEm = CGFloat(hb_face_get_upem(face))
    var corrections = [Int32](repeating: 0, count: Int(hb_face_get_glyph_count(face)))
    for (scalar, model) in characters {
      var glyph: hb_codepoint_t = 0
      guard let light = regular[model], let heavy = bold[model],
        hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph < corrections.count
      else { continue }
      let width = (CGFloat(light) + CGFloat(heavy - light) * share) * unitsPerEm / 1000
      corrections[Int(glyph)] = Int32(width.rounded()) - hb_font_get_glyph_h_advance(font, glyph)
    }
    return corrections
  }
}

// swift-format-ignore
extension StandardWidths {
  fileprivate static let helvetica = StandardWidths(
    ascii: [
      278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
      556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
      500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
      556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
      278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ],
    others: [
      222, 222, 333, 333, 222, 333, 556, 1000, 1000, 350, 278, 556, 556, 556, 556, 556, 537, 737, 737, 1000,
      400, 584, 584, 584, 333, 611, 556, 556, 611, 1000, 889, 778, 611, 1000, 944, 278, 556, 222, 722, 556, 667,
      556,
    ])
  fileprivate static let helveticaBold = StandardWidths(
    ascii: [
      278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
      556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
      556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
      556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
      333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ],
    others: [
      278, 278, 500, 500, 278, 500, 556, 1000, 1000, 350, 278, 556, 556, 556, 556, 556, 556, 737, 737, 1000,
      400, 584, 584, 584, 333, 611, 556, 556, 611, 1000, 889, 778, 611, 1000, 944, 278, 611, 278, 722, 611, 667,
      611,
    ])
  fileprivate static let times = StandardWidths(
    ascii: [
      250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500,
      500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333,
      389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469,
      500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
      278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
    ],
    others: [
      333, 333, 444, 444, 333, 444, 500, 1000, 1000, 350, 250, 500, 500, 500, 500, 500, 453, 760, 760, 980, 400,
      564, 564, 564, 333, 444, 500, 500, 500, 889, 667, 722, 500, 889, 722, 278, 611, 278, 722, 500, 556, 500,
    ])
  fileprivate static let timesBold = StandardWidths(
    ascii: [
      250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500, 500, 500,
      500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667, 611, 778, 778, 389,
      500, 778, 667, 944, 722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581,
      500, 333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389,
      333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
    ],
    others: [
      333, 333, 500, 500, 333, 500, 500, 1000, 1000, 350, 250, 500, 500, 500, 500, 500, 540, 747, 747, 1000,
      400, 570, 570, 570, 333, 500, 500, 500, 556, 1000, 722, 778, 500, 1000, 722, 278, 667, 278, 722, 500, 611,
      556,
    ])
  fileprivate static let timesItalic = StandardWidths(
    ascii: [
      250, 333, 420, 500, 500, 833, 778, 214, 333, 333, 500, 675, 250, 333, 250, 278, 500, 500, 500, 500, 500,
      500, 500, 500, 500, 500, 333, 333, 675, 675, 675, 500, 920, 611, 611, 667, 722, 611, 611, 722, 722, 333,
      444, 667, 556, 833, 667, 722, 611, 722, 611, 500, 556, 722, 611, 833, 611, 556, 556, 389, 278, 389, 422,
      500, 333, 500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444, 278, 722, 500, 500, 500, 500, 389, 389,
      278, 500, 444, 667, 444, 444, 389, 400, 275, 400, 541,
    ],
    others: [
      333, 333, 556, 556, 333, 556, 500, 889, 889, 350, 250, 500, 500, 500, 500, 500, 523, 760, 760, 980, 400,
      675, 675, 675, 389, 500, 500, 500, 500, 889, 667, 722, 500, 944, 667, 278, 556, 278, 722, 500, 611, 500,
    ])
  fileprivate static let timesBoldItalic = StandardWidths(
    ascii: [
      250, 389, 555, 500, 500, 833, 778, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500, 500, 500,
      500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 832, 667, 667, 667, 722, 667, 667, 722, 778, 389,
      500, 667, 611, 889, 722, 722, 611, 722, 667, 556, 611, 722, 667, 889, 667, 611, 611, 333, 278, 333, 570,
      500, 333, 500, 500, 444, 500, 444, 333, 500, 556, 278, 278, 500, 278, 778, 556, 500, 500, 500, 389, 389,
      278, 556, 444, 667, 500, 444, 389, 348, 220, 348, 570,
    ],
    others: [
      333, 333, 500, 500, 333, 500, 500, 1000, 1000, 350, 250, 500, 500, 500, 500, 500, 500, 747, 747, 1000,
      400, 570, 570, 570, 389, 500, 500, 500, 500, 944, 722, 722, 500, 944, 722, 278, 611, 278, 722, 500, 611,
      500,
    ])
}
