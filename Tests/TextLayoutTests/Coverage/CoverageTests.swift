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

  @Test("Of all scripts of Unicode 15, only Tangut and Egyptian hieroglyphs lack characters")
  func scripts() {
    let isCovered = FontCatalog.shared.coverage()
    let scripts = WantedCharacters.all.filter { $0.kind == .script }
    let lacking = scripts.map { ($0.name, $0.scalars.count { !isCovered($0) }) }.filter { $0.1 > 0 }

    // Unicode 15 has 161 scripts. Han is in the character sets instead, and Common and Inherited are counted too.
    #expect(scripts.count == 162)
    // Additions of Unicode 13 (Tangut components and supplement) and of 15 (controls of hieroglyphs, U+1342F to U+13455).
    #expect(lacking.map(\.0) == ["Egyptian_Hieroglyphs", "Tangut"])
    #expect(lacking.map(\.1) == [30, 22])
  }

  @Test(
    "Letters that Unicode 11 to 15 added are drawn, in a face of their script where one has them",
    arguments: [
      ("\u{0C15}\u{0C3C}", "Noto Sans Telugu"), ("\u{0E86}", "Noto Sans Lao"), ("\u{1E7E0}", "Noto Sans Ethiopic"),
      ("\u{0CDD}", "Noto Sans Kannada"), ("\u{10780}", "Noto Sans"), ("\u{11EE0}", "Unifont Upper"),
      ("\u{18B00}", "Unifont Upper"), ("\u{0860}", "Unifont"),
    ])
  func additions(text: String, family: String) {
    let layout = ParagraphLayout(text, font: .systemFont(ofSize: 17))

    #expect(layout.uncovered.isEmpty)
    #expect(layout.families == [family])
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
