import UIFoundation

extension FontCatalog {
  /// The families of ideographs and kana whose advance is an em.
  static let ideographFamilies: Set<String> = [
    "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK", "Noto Sans CJK JP",
  ]

  /// The regional forms of characters that East Asian scripts share.
  enum IdeographStyle: Hashable {
    case japanese
    case korean
    case simplifiedChinese
    case taiwan
    case hongKong

    /// Creates the forms of a language such as `ja` or `zh-Hant-HK`; nil for a language without ideographs.
    init?(language: String) {
      let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
      switch parts.first {
      case "ja": self = .japanese
      case "ko": self = .korean
      case "yue": self = parts.contains("hans") || parts.contains("cn") ? .simplifiedChinese : .hongKong
      case "zh", "cmn", "nan", "hak", "wuu":
        if parts.contains("hk") || parts.contains("mo") {
          self = parts.contains("hans") ? .simplifiedChinese : .hongKong
        } else {
          self = parts.contains("hant") || parts.contains("tw") ? .taiwan : .simplifiedChinese
        }
      default: return nil
      }
    }

    /// Returns whether a character is East Asian: ideographs, kana, Hangul and full-width symbols.
    static func applies(to scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
        true
      default: false
      }
    }

    /// The code of the forms in the names of fonts.
    var region: String {
      switch self {
      case .japanese: "JP"
      case .korean: "KR"
      case .simplifiedChinese: "SC"
      case .taiwan: "TC"
      case .hongKong: "HK"
      }
    }

    var familyName: String { "Noto Sans CJK \(region)" }

    /// The bundled families, best first.
    var bundledFamilies: [String] {
      let order =
        switch self {
        case .japanese: ["JP", "SC", "KR"]
        case .korean: ["KR", "SC", "JP"]
        case .simplifiedChinese: ["SC", "JP", "KR"]
        // Japanese forms are closer to the traditional ones than the simplified forms are.
        case .taiwan, .hongKong: ["JP", "KR", "SC"]
        }
      return order.map { "Noto Sans CJK \($0)" }
    }
  }
}
