internal import CHarfBuzz
import UIFoundation

/// A script by its ISO 15924 tag, as used by shaping engines.
struct FontScript: Hashable, Sendable {
  let tag: FontTag

  init(tag: FontTag) { self.tag = tag }

  /// Creates the script of a scalar, from its Unicode property.
  init(of scalar: Unicode.Scalar) {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    tag = FontTag(rawValue: script.rawValue)
  }

  static let common = FontScript(tag: FontTag("Zyyy"))
  static let inherited = FontScript(tag: FontTag("Zinh"))
  static let unknown = FontScript(tag: FontTag("Zzzz"))
  static let latin = FontScript(tag: FontTag("Latn"))
  static let arabic = FontScript(tag: FontTag("Arab"))
  static let hebrew = FontScript(tag: FontTag("Hebr"))
  static let devanagari = FontScript(tag: FontTag("Deva"))
  static let thai = FontScript(tag: FontTag("Thai"))
  static let hangul = FontScript(tag: FontTag("Hang"))
  static let hiragana = FontScript(tag: FontTag("Hira"))
  static let katakana = FontScript(tag: FontTag("Kana"))
  static let han = FontScript(tag: FontTag("Hani"))
  static let bopomofo = FontScript(tag: FontTag("Bopo"))

  /// Indicates whether the script is an actual one, not common, inherited or unknown.
  ///
  /// A character without an actual script, such as a period, has the script of the text around it.
  var isSpecific: Bool { self != .common && self != .inherited && self != .unknown }
}
