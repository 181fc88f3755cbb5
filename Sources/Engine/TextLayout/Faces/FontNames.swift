internal import CHarfBuzz
import UIFoundation

/// The names in a face's `name` table: those in English or, if there are none, in another language.
struct FontNames {
  let family: String
  let style: String
  let postScript: String
  let full: String

  init(face: OpaquePointer) {
    func name(_ ids: UInt32...) -> String {
      ids.lazy.map { Self.name($0, of: face, language: hb_language_from_string("en", 2)) }.first { !$0.isEmpty }
        ?? ids.lazy.map { Self.nameInAnyLanguage($0, of: face) }.first { !$0.isEmpty } ?? ""
    }
    // IDs 16 and 17 are the typographic family and style. 1 and 2 are older names with at most four styles per family.
    family = name(16, 1)
    style = name(17, 2)
    full = name(4)
    let postScript = name(6)
    self.postScript = postScript.isEmpty ? family.filter { $0 != " " } + "-" + style.filter { $0 != " " } : postScript
  }

  /// Returns the full name for a family and a PostScript name, such as "Inter SemiBold Italic".
  ///
  /// The style follows the hyphen of the PostScript name. An `MT` at its end, for Monotype, is not part of the style.
  static func full(family: String, postScript: String) -> String {
    var words = [family]
    guard let hyphen = postScript.lastIndex(of: "-") else { return family }
    var style = postScript[postScript.index(after: hyphen)...]
    if style.hasSuffix("MT") { style.removeLast(2) }
    if style.hasSuffix("Italic"), style != "Italic" {
      words.append(String(style.dropLast("Italic".count)))
      style = style.suffix("Italic".count)
    }
    return (words + [String(style)]).joined(separator: " ")
  }

  /// The maximum length of a name. Real names are shorter.
  private static let nameLengthLimit = 256

  /// Returns the name in the first language that has one, in HarfBuzz's order: alphabetical by tag.
  private static func nameInAnyLanguage(_ id: UInt32, of face: OpaquePointer) -> String {
    var count: UInt32 = 0
    let entries = UnsafeBufferPointer(start: hb_ot_name_list_names(face, &count), count: Int(count))
    // Names in unknown languages cannot be requested.
    return entries.lazy.filter { $0.name_id == id && $0.language != nil }
      .map { name(id, of: face, language: $0.language) }.first { !$0.isEmpty } ?? ""
  }

  private static func name(_ id: UInt32, of face: OpaquePointer, language: hb_language_t?) -> String {
    var buffer = [CChar](repeating: 0, count: nameLengthLimit)
    var size = UInt32(nameLengthLimit)
    let length = hb_ot_name_get_utf8(face, id, language, &size, &buffer)
    guard length > 0 else { return "" }
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
