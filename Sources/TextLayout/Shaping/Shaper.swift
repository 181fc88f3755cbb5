@_implementationOnly import CHarfBuzz
import UIFoundation

/// Turns characters into placed glyphs with HarfBuzz's own OpenType shaper.
enum Shaper {
  /// All that the shaping of a stretch hangs on, apart from its text.
  struct Style: Hashable {
    let face: FontFace
    let script: FontScript
    let isRightToLeft: Bool
    /// Ascending by tag.
    let features: [FontFeature]
  }

  /// Shapes `range` of the units; the rest of them is context that joins letters.
  static func shape(_ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: Style) -> Shape {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(clamping: units.count), UInt32(clamping: range.lowerBound),
      Int32(clamping: range.count))
    hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: style.script.tag.rawValue))
    // Not the environment's language: the same text looks alike everywhere.
    hb_buffer_set_language(buffer, english)
    var features = style.features.map {
      hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: UInt32.max)
    }
    shaperList.withUnsafeList { list in
      _ = hb_shape_full(style.face.shaper, buffer, &features, UInt32(features.count), list)
    }
    return read(buffer, range: range, isRightToLeft: style.isRightToLeft)
  }

  nonisolated(unsafe) private static let english = hb_language_from_string("en", 2)

  /// The C array that names HarfBuzz's own shaper, ended by NULL.
  private struct ShaperList: @unchecked Sendable {
    private let list: UnsafeMutablePointer<UnsafePointer<CChar>?>

    init() {
      list = .allocate(capacity: 2)
      let name = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
      name[0] = 0x6F  // o
      name[1] = 0x74  // t
      name[2] = 0
      list[0] = UnsafePointer(name)
      list[1] = nil
    }

    func withUnsafeList(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) { body(list) }
  }

  private static let shaperList = ShaperList()

  private static func read(_ buffer: OpaquePointer?, range: Range<Int>, isRightToLeft: Bool) -> Shape {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return Shape(glyphs: [], isRightToLeft: isRightToLeft) }
    let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
    var glyphs: [Shape.Glyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      glyphs.append(
        Shape.Glyph(
          id: info.codepoint, cluster: Int32(clamping: Int(info.cluster) - range.lowerBound),
          advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
          isUnsafeToBreak: hb_glyph_info_get_glyph_flags(infos + index).rawValue & unsafe != 0))
    }
    return Shape(glyphs: glyphs, isRightToLeft: isRightToLeft)
  }
}
