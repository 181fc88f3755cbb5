internal import CHarfBuzz
import UIFoundation

/// The corrections that make the glyphs of the system font's substitute as wide as the system font's.
///
/// `Fonts/system-widths.py` fitted them, with the tracking of `SystemFontMetrics`, to 1,334 labels that Interface Builder
/// measured. Of 817 labels in other projects, 78 % are then within half a point of the recorded width, and 90 % within a
/// point; with Inter's own advances, 48 % and 71 %.
enum SystemFontWidths {
  /// The additions to Inter's advances, in thousandths of an em, by characters of the same width.
  private static let table: [(characters: String, correction: Int32)] = [
    (" \u{A0}", 0), ("!", 37), ("$", 5), ("%", 9), ("'", -11), ("(", 10), (")", 10), ("+", -17), (",", 1), ("-", 13),
    (".", 5), ("/", -19), ("0", -1), ("1", 54), ("2", -6), ("3", 5), ("4", 5), ("5", 21), ("6", 10), ("7", 9),
    ("8", 22), ("9", 17), (":", 1), ("?", -1), ("AÀÁÂÃÄÅĀĂĄ", -29), ("B", 4), ("CÇĆĈĊČ", -9), ("DĎ", 6),
    ("EÈÉÊËĒĔĖĘĚ", 0), ("F", -12), ("GĜĞĠĢ", -2), ("HĤ", -4), ("IÌÍÎÏĨĪĬĮİ", 5), ("JĴ", -18), ("KĶ", -15), ("LĹĻĽ", -5),
    ("M", -20), ("NÑŃŅŇ", -6), ("OÒÓÔÕÖŌŎŐ", 9), ("P", -4), ("RŔŖŘ", 14), ("SŚŜŞŠ", -5), ("TŢŤ", -11),
    ("UÙÚÛÜŨŪŬŮŰŲ", 13), ("V", -3), ("WŴ", -15), ("YÝŶŸ", -25), ("aàáâãäåāăą", -13), ("b", 11), ("cçćĉċč", -5),
    ("dď", 4), ("eèéêëēĕėęě", -13), ("f", -3), ("gĝğġģ", -1), ("hĥ", 10), ("iìíîïĩīĭį", 2), ("jĵ", 14), ("kķ", -17),
    ("lĺļľ", 13), ("m", 0), ("nñńņň", -8), ("oòóôõöōŏő", -11), ("p", 1), ("q", 8), ("rŕŗř", 4), ("sśŝşš", -6),
    ("tţť", 37), ("uùúûüũūŭůűų", -6), ("v", -20), ("wŵ", -43), ("x", -29), ("yýÿŷ", -21), ("zźżž", -4), ("{", -47),
    ("}", -47), ("…", -48),
  ]

  /// The further additions in the shapes for display, from 28 points, by the first of such characters.
  ///
  /// They are fitted to the widths and the distances of letters in pictures of iOS 13 and 17 at 3x, of labels from 28 to
  /// 58 points. Letters without a value are not in these labels. Inter moves "t" towards "f", which iOS does not: the
  /// value of "f" makes up for a part of that.
  private static let display: [Character: Int32] = [
    " ": -18, "'": 16, "A": 10, "E": 10, "I": -5, "L": 13, "a": 21, "e": 4, "f": 45, "h": 4, "i": 17, "l": 11, "m": -5,
    "n": 16, "o": 9, "p": 9, "r": -4, "s": 17, "t": -26,
  ]

  /// The further additions in semibold and bolder weights, in the shapes for text and for display.
  ///
  /// Pictures of iOS 13 at 3x determine them. They are linear from regular.
  private static let semibold: [Character: (text: CGFloat, display: CGFloat)] = ["W": (-36, -19), "'": (-60, -16)]

  /// The further additions in bold and heavier weights, in the shapes for text.
  ///
  /// Pictures of bold titles of 12 to 16 points on iOS 17 at 3x determine them, and recorded bold labels confirm them. They
  /// are linear from semibold.
  private static let boldText: [Character: CGFloat] = ["T": -12, "h": -20, "t": -4]

  /// The addition to the corrections of digits in bold, in thousandths of an em. It is linear from semibold.
  private static let boldDigitCorrection: CGFloat = -28

  /// Returns the additions to the advances of a face's glyphs, in font units by glyph.
  ///
  /// - Parameters:
  ///   - weight: The OpenType weight of the face.
  ///   - displayShare: The share of the shapes for display in those of the face, 0 to 1.
  static func corrections(of font: OpaquePointer, weight: CGFloat, displayShare: CGFloat) -> [Int32] {
    let boldShare = min(max((weight - 600) / 100, 0), 1)
    let semiboldShare = min(max((weight - 400) / 200, 0), 1)
    let unitsPerEm = Int32(clamping: hb_face_get_upem(hb_font_get_face(font)))
    var corrections = [Int32](repeating: 0, count: Int(hb_face_get_glyph_count(hb_font_get_face(font))))
    for (characters, correction) in table {
      guard let first = characters.first else { continue }
      var thousandths = CGFloat(correction) + displayShare * CGFloat(display[first] ?? 0)
      thousandths += boldShare * (1 - displayShare) * (boldText[first] ?? 0)
      if first.isNumber { thousandths += boldShare * boldDigitCorrection }
      if let bold = semibold[first] {
        thousandths += semiboldShare * (bold.text + displayShare * (bold.display - bold.text))
      }
      for scalar in characters.unicodeScalars {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph < corrections.count else { continue }
        corrections[Int(glyph)] = Int32(thousandths.rounded()) * unitsPerEm / 1000
      }
    }
    return corrections
  }
}
