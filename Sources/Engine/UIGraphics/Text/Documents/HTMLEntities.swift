import Foundation
import UIFoundation

/// The characters that HTML writes by name or number.
enum HTMLEntities {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§", "para": "¶", "laquo": "«", "raquo": "»", "times": "×", "divide": "÷", "deg": "°", "plusmn": "±",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "iexcl": "¡", "iquest": "¿",
  ]

  /// Returns a text with the characters in place of their references. Unknown references are kept.
  static func decoded(_ text: some StringProtocol) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing(#/&(#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,9});/#) { match in
      character(String(match.output.1)) ?? String(match.output.0)
    }
  }

  private static func character(_ reference: String) -> String? {
    guard reference.hasPrefix("#") else { return names[reference] }
    let digits = reference.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { String($0) }
  }
}

/// A color as written in HTML: `#rgb`, `#rrggbb`, `rgb(…)`, `rgba(…)` or one of the basic names.
struct HTMLColor {
  let color: UIColor

  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
  ]

  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let number = Self.names[text] {
      self.init(number, 1)
      return
    }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      guard full.count == 6, let number = UInt32(full, radix: 16) else { return nil }
      self.init(number, 1)
      return
    }
    let pattern = #/rgba?\(\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*(?:,\s*([0-9.]+)\s*)?\)/#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let parts = [match.output.1, match.output.2, match.output.3].map { min(255, UInt32($0) ?? 0) }
    self.init(parts[0] << 16 | parts[1] << 8 | parts[2], match.output.4.flatMap { Double($0) } ?? 1)
  }

  private init(_ number: UInt32, _ alpha: Double) {
    let part = { (shift: UInt32) in CGFloat((number >> shift) & 255) / 255 }
    color = UIColor(red: part(16), green: part(8), blue: part(0), alpha: CGFloat(min(1, alpha)))
  }
}
