internal import CHarfBuzz
import UIFoundation

/// The English names in a face's `name` table.
struct FontNames {
  let family: String
  let style: String
  let postScript: String
  let full: String

  init(face: OpaquePointer) {
    func name(_ ids: Int...) -> String {
      for id in ids {
        let text = Self.name(UInt32(id), of: face)
        if !text.isEmpty { return text }
      }
      return ""
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

  private static func name(_ id: UInt32, of face: OpaquePointer) -> String {
    var buffer = [CChar](repeating: 0, count: nameLengthLimit)
    var size = UInt32(nameLengthLimit)
    let length = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", 2), &size, &buffer)
    guard length > 0 else { return "" }
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
