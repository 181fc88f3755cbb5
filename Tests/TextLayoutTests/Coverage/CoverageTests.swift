import Foundation
import Testing

@testable import TextLayout

@Suite("Coverage", .enabled(if: InstalledPack.isExpected))
struct CoverageTests {
  @Test("Fonts have every exemplar character of every locale of CLDR")
  func locales() {
    let isCovered = FontCatalog.shared.coverage()
    let locales = WantedCharacters.all.filter { $0.kind == .locale }

    // CLDR 41 has 258 locales with exemplar characters of their own.
    #expect(locales.count == 258)
    for locale in locales {
      #expect(locale.scalars.filter { !isCovered($0) } == [], "\(locale.name)")
    }
  }

  @Test(
    "Fonts have every character of the character sets of East Asia and Europe",
    arguments: [
      "JIS X 0213", "Big5", "HKSCS", "GB 2312", "GB 18030 general standard characters", "KS X 1001",
      "DIN 91379 sequences", "currency", "arrows", "mathematics", "symbols", "box drawing",
    ])
  func sets(_ name: String) throws {
    let isCovered = FontCatalog.shared.coverage()
    let set = try #require(WantedCharacters.all.first { $0.kind == .set && $0.name == name })

    #expect(set.scalars.filter { !isCovered($0) } == [])
  }

  @Test("Only scripts that Unicode added or extended after the fonts' release lack characters")
  func scripts() {
    let isCovered = FontCatalog.shared.coverage()
    let incomplete = WantedCharacters.all.filter { wanted in
      wanted.kind == .script && wanted.scalars.contains { !isCovered($0) }
    }

    // Additions of Unicode 11 to 15 that no font of Debian 12 has.
    #expect(
      incomplete.map(\.name).sorted() == [
        "Ahom", "Balinese", "Bopomofo", "Brahmi", "Canadian_Aboriginal", "Chakma", "Chorasmian", "Cypro_Minoan",
        "Cyrillic", "Dives_Akuru", "Egyptian_Hieroglyphs", "Ethiopic", "Glagolitic", "Hebrew", "Hiragana", "Kaithi",
        "Kannada", "Katakana", "Kawi", "Khitan_Small_Script", "Khojki", "Lao", "Latin", "Lisu", "Makasar",
        "Nag_Mundari", "Nandinagari", "Old_Uyghur", "Oriya", "Syriac", "Tagalog", "Takri", "Tangsa", "Tangut",
        "Telugu", "Toto", "Vithkuqi",
      ])
  }

  @Test("Text of every locale's exemplar characters is laid out without a box")
  func layout() {
    let font = UIFont.systemFont(ofSize: 17)
    for locale in WantedCharacters.all where locale.kind == .locale {
      let text = locale.scalars.map { String(Character($0)) }.joined(separator: " ")
      let layout = ParagraphLayout(text, font: font)

      #expect(layout.uncovered.isEmpty, "\(locale.name)")
    }
  }

  @Test(
    "Names in many scripts have glyphs",
    arguments: [
      "髙橋 渡邉 齋藤 廣瀨", "繁體中文 臺灣", "镕 喆 堃 淼 婷 赟", "বাংলা", "தமிழ்", "తెలుగు", "ગુજરાતી", "ਪੰਜਾਬੀ", "ಕನ್ನಡ", "മലയാളം",
      "සිංහල", "ខ្មែរ", "ລາວ", "မြန်မာ", "བོད་", "ქართული", "հայերեն", "አማርኛ", "Ǆ ﬁ ŉ",
    ])
  func names(_ text: String) {
    for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17)] {
      let layout = ParagraphLayout(text, font: font)

      #expect(layout.uncovered.isEmpty)
      #expect(layout.frame(width: .infinity).lines.flatMap(\.runs).flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    }
  }
}
