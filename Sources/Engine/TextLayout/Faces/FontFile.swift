internal import CHarfBuzz
import UIFoundation

/// One face of a font file, which can contain several, with the properties used for matching.
package final class FontFile: @unchecked Sendable {
  /// One axis of a variable font, in design coordinates, such as 100 to 900 for weights.
  package struct Axis: Sendable, Hashable {
    package let tag: FontTag
    package let minimum: Float
    package let defaultValue: Float
    package let maximum: Float
  }

  package let data: FontData
  package let index: Int
  package let family: String
  package let postScriptName: String
  package let fullName: String
  /// The range of OpenType weights; a single value without a weight axis.
  package let weights: ClosedRange<CGFloat>
  package let isItalic: Bool
  package let axes: [Axis]
  /// Indicates whether glyphs have their own colors, as bitmaps (CBDT or sbix) or in layers (COLR).
  package let hasColorGlyphs: Bool
  /// The face as `hb_face_t`.
  let face: OpaquePointer

  /// Creates a face from the contents of a file. Throws if it is not a usable font.
  ///
  /// A given weight replaces that of the file.
  init(data: FontData, index: Int, weight statedWeight: CGFloat? = nil) throws(FontError) {
    let blob = hb_blob_create(
      data.bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: data.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
      throw FontError.damaged(name: data.name, reason: "no face number \(index)")
    }
    guard let font = hb_font_create(face) else {
      hb_face_destroy(face)
      throw FontError.damaged(name: data.name, reason: "out of memory")
    }
    defer { hb_font_destroy(font) }
    self.data = data
    self.index = index
    self.face = face
    let names = FontNames(face: face)
    family = names.family
    postScriptName = names.postScript
    fullName = names.full
    axes = Self.axes(of: face)
    let weight = statedWeight ?? CGFloat(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    if let axis = axes.first(where: { $0.tag == .weight }), axis.minimum <= axis.maximum {
      weights = CGFloat(axis.minimum)...CGFloat(axis.maximum)
    } else {
      weights = weight...weight
    }
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0
    hasColorGlyphs = hb_ot_color_has_png(face) != 0 || Self.length(of: "COLR", in: face) >= Self.colorHeaderSize
    try check()
  }

  deinit {
    hb_face_destroy(face)
  }

  /// Returns the number of faces in a file; 0 if it is not a font.
  static func count(in data: FontData) -> Int {
    let blob = hb_blob_create(
      data.bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: data.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    return Int(hb_face_count(blob))
  }

  private func check() throws(FontError) {
    func damaged(_ reason: String) -> FontError { .damaged(name: data.name, reason: reason) }
    if family.isEmpty { throw damaged("it has no family name") }
    if hb_face_get_glyph_count(face) == 0 { throw damaged("it has no glyphs") }
    for (table, size) in [("cmap", 12), ("head", 54), ("hhea", 36), ("maxp", 6), ("hmtx", 4)]
    where Self.length(of: table, in: face) < size {
      throw damaged("its '\(table)' table is missing or truncated")
    }
  }

  /// The size of the table COLR without any glyphs.
  private static let colorHeaderSize = 14

  private static func length(of table: String, in face: OpaquePointer) -> Int {
    let blob = hb_face_reference_table(face, FontTag(table).rawValue)
    defer { hb_blob_destroy(blob) }
    return Int(hb_blob_get_length(blob))
  }

  private static func axes(of face: OpaquePointer) -> [Axis] {
    var count = hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      Axis(
        tag: FontTag(rawValue: $0.tag), minimum: $0.min_value, defaultValue: $0.default_value, maximum: $0.max_value)
    }
  }
}
