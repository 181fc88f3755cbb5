internal import CHarfBuzz
import UIFoundation

/// A face of a font file at fixed values of its variation axes. It is immutable and thread-safe.
package final class FontFace: @unchecked Sendable {
  /// A stable string composed of PostScript name, index and axes, for digests and descriptions.
  package let id: String
  package let family: String
  /// The PostScript name. With a weight axis, it is the name of the static font of the nearest standard weight.
  package let postScriptName: String
  /// The display name, such as "Inter SemiBold Italic".
  let fullName: String
  /// The file's bytes, shared with the painter.
  package let data: FontData
  /// The index of the face in a collection; 0 in other files.
  package let faceIndex: Int
  /// The values of all axes in the file's order, in design coordinates; empty for a static font.
  package let variations: [FontVariation]
  package let unitsPerEm: Int
  /// Indicates whether glyphs have their own colors, as bitmaps (CBDT or sbix) or in layers (COLR).
  package let hasColorGlyphs: Bool
  /// The vertical metrics, in em, y up.
  package let metrics: Metrics
  /// An immutable `hb_font_t`, scaled to `unitsPerEm`.
  let shaper: OpaquePointer
  /// Indicates whether printable ASCII is covered, which saves lookups for plain text.
  let coversASCII: Bool
  /// The features turned off to match the design that the face substitutes.
  let disabledFeatures: [FontFeature]
  /// The additions to the advances of glyphs, in font units by glyph; empty for no additions.
  ///
  /// With them, the glyphs of a substitute are as wide as those of the original font.
  private let advanceCorrections: [Int32]

  /// The vertical metrics of a face, in em, y up (the descender is negative).
  package struct Metrics: Sendable, Hashable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    package var underlineOffset: CGFloat
    package var underlineThickness: CGFloat
    package var strikethroughOffset: CGFloat
    package var strikethroughThickness: CGFloat
  }

  /// Creates a face that owns one reference to `shaper`.
  init(
    id: String, family: String, postScriptName: String, fullName: String, data: FontData, faceIndex: Int,
    variations: [FontVariation], hasColorGlyphs: Bool, shaper: OpaquePointer, advanceCorrections: [Int32]
  ) {
    let face = hb_font_get_face(shaper)
    let unitsPerEm = max(1, Int(hb_face_get_upem(face)))
    self.id = id
    self.family = family
    self.postScriptName = postScriptName
    self.fullName = fullName
    self.data = data
    self.faceIndex = faceIndex
    self.variations = variations
    self.unitsPerEm = unitsPerEm
    self.hasColorGlyphs = hasColorGlyphs
    self.shaper = shaper
    self.advanceCorrections = advanceCorrections
    coversASCII = (UInt32(0x20)..<0x7F).allSatisfy { scalar in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0
    }
    disabledFeatures = FontCatalog.disabledFeatures(ofFamily: family)
    metrics = Metrics(shaper, unitsPerEm: CGFloat(unitsPerEm))
  }

  deinit { hb_font_destroy(shaper) }

  /// Returns the glyph of the font's character map, without shaping; nil if there is none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the addition to a glyph's advance, in font units.
  func advanceCorrection(ofGlyph glyph: UInt32) -> Int32 {
    glyph < advanceCorrections.count ? advanceCorrections[Int(glyph)] : 0
  }

  /// Returns a table of the file; nil if there is none. Its bytes exist as long as the face.
  package func table(_ tag: FontTag) -> UnsafeRawBufferPointer? {
    let blob = hb_face_reference_table(hb_font_get_face(shaper), tag.rawValue)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    // The table is a part of the file, whose bytes the face retains.
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: Int(count))
  }

  package func covers(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }
}

extension FontFace: Hashable {
  package static func == (a: FontFace, b: FontFace) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace.Metrics {
  /// Creates the metrics of a font. Missing values are replaced by the usual defaults of OpenType renderers.
  fileprivate init(_ font: OpaquePointer, unitsPerEm: CGFloat) {
    func em(_ tag: String, _ fallback: CGFloat) -> CGFloat {
      var position: hb_position_t = 0
      let metric = hb_ot_metrics_tag_t(rawValue: FontTag(tag).rawValue)
      guard hb_ot_metrics_get_position(font, metric, &position) != 0 else { return fallback }
      let value = CGFloat(position) / unitsPerEm
      // Invalid values are replaced. No real design exceeds this range.
      return abs(value) <= 16 ? value : fallback
    }
    ascender = em("hasc", 0.8)
    descender = -abs(em("hdsc", -0.2))
    leading = max(0, em("hlgp", 0))
    capHeight = em("cpht", 0.7)
    xHeight = em("xhgt", 0.5)
    underlineOffset = em("undo", -0.1)
    underlineThickness = em("unds", 0.05)
    strikethroughOffset = em("stro", 0.3)
    strikethroughThickness = em("strs", 0.05)
  }
}
