import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Fallback")
struct FallbackTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func families(_ text: String, language: String? = nil, typesetting: String? = nil) -> [String] {
    var styled = StyledText(text, font: font)
    styled.language = TextLanguage(
      stated: language, typesetting: typesetting.map { Locale.Language(identifier: $0) })
    return ParagraphLayout(styled, direction: .leftToRight).families
  }

  @Test("A letter that the system font lacks moves its whole word to a sans-serif face that has it")
  func wholeWord() {
    // Inter has no ﬁ, Ǆ or ŉ.
    #expect(ParagraphLayout("the ﬁnal word", font: font).families == ["Inter", "Noto Sans", "Inter"])
    let runs = ParagraphLayout("an aﬁc, o", font: font).frame(width: .infinity).lines[0].runs
    #expect(runs.map(\.text) == ["an ", "aﬁc", ", o"])
    #expect(ParagraphLayout("Ǆ", font: font).families == ["Noto Sans"])
  }

  @Test(
    "A family by name has the pack's bold and italic, if the bundled files lack them",
    .enabled(if: InstalledPack.isExpected),
    arguments: [
      ("Noto Sans CJK JP", UIFont.Weight.bold, false, "NotoSansCJKjp-Bold"),
      ("NotoSansCJKjp-Bold", .bold, false, "NotoSansCJKjp-Bold"),
      ("Noto Sans", .regular, true, "NotoSans-Italic"),
      ("Noto Sans", .bold, true, "NotoSans-BoldItalic"),
    ])
  func designed(_ name: String, _ weight: UIFont.Weight, _ isItalic: Bool, _ postScriptName: String) throws {
    var request = try #require(FontCatalog.shared.request(named: name))
    (request.weight, request.isItalic) = (weight, isItalic)
    let match = FontCatalog.shared.match(request)

    #expect(match.face.postScriptName == postScriptName)
    #expect(match.syntheticBold == 0 && match.syntheticSlant == 0)
  }

  @Test("A family without a bold face is emboldened", .enabled(if: InstalledPack.isExpected))
  func emboldened() throws {
    // Debian has the bold of Noto Serif CJK in a package that the pack does not use.
    var request = try #require(FontCatalog.shared.request(named: "Noto Serif CJK JP"))
    request.weight = .bold

    #expect(FontCatalog.shared.match(request).syntheticBold > 0)
  }

  @Test(
    "The language of a text selects the forms of its ideographs",
    .enabled(if: InstalledPack.isExpected),
    arguments: [
      ("ja", "JP"), ("ko", "KR"), ("zh-Hans", "SC"), ("zh-CN", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"),
      ("zh-Hant-HK", "HK"), ("zh_HK", "HK"), ("yue", "HK"),
    ])
  func stated(_ language: String, _ region: String) {
    #expect(families("骨直", language: language) == ["Noto Sans CJK \(region)"])
  }

  // In Taiwan and Hong Kong, commas and full stops are in the middle of their square (CLREQ, 3.1.2).
  @Test(
    "Punctuation has the forms of the text's language", .enabled(if: InstalledPack.isExpected),
    arguments: [("zh-Hant", "TC"), ("yue", "HK"), ("zh-Hans", "SC"), ("ja", "JP")],
    [UIFont.Weight.regular, .bold])
  func punctuation(_ form: (language: String, region: String), _ weight: UIFont.Weight) {
    var styled = StyledText("由，在。、！", font: .systemFont(ofSize: 17, weight: weight))
    styled.language = TextLanguage(stated: form.language, typesetting: nil)

    #expect(
      Set(ParagraphLayout(styled, direction: .leftToRight).families) == ["Noto Sans CJK \(form.region)"])
  }

  @Test(
    "A stated language precedes kana and Hangul, and these precede the environment's language",
    .enabled(if: InstalledPack.isExpected))
  func order() {
    #expect(families("骨の", language: "zh-Hant") == ["Noto Sans CJK TC"])
    #expect(families("骨の", typesetting: "zh-Hant") == ["Noto Sans CJK JP"])
    #expect(Set(families("骨은", typesetting: "ja")) == ["Noto Sans CJK KR"])
    #expect(families("骨", typesetting: "ja") == ["Noto Sans CJK JP"])
    #expect(families("骨") == ["Noto Sans CJK SC"])
  }

  @Test("An attribute states the language of a range", .enabled(if: InstalledPack.isExpected))
  func attribute() {
    let text = NSMutableAttributedString(string: "骨骨", attributes: [.font: font])
    text.addAttribute(
      NSAttributedString.Key("NSLanguage"), value: "zh-Hant", range: NSRange(location: 1, length: 1))

    #expect(ParagraphLayout(text, defaultFont: font).families == ["Noto Sans CJK SC", "Noto Sans CJK TC"])
  }

  @Test(
    "Fallbacks have the style of the requested font", .enabled(if: InstalledPack.isExpected),
    arguments: [
      ("বাংলা", "Noto Sans Bengali", "Noto Serif Bengali"), ("ภาษา", "Noto Sans Thai", "Noto Serif Thai"),
      ("ქართული", "Noto Sans Georgian", "Noto Serif Georgian"), ("漢字", "Noto Sans CJK SC", "Noto Serif CJK SC"),
    ])
  func style(_ text: String, _ sans: String, _ serif: String) {
    let serifFont = UIFont(request: FontRequest(design: .serif), pointSize: 17)

    #expect(ParagraphLayout(text, font: font).families == [sans])
    #expect(ParagraphLayout(text, font: serifFont).families == [serif])
  }

  @Test("Monospaced text has monospaced ideographs", .enabled(if: InstalledPack.isExpected))
  func monospaced() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

    #expect(ParagraphLayout("漢字", font: font).families == ["Noto Sans Mono CJK SC"])
    #expect(ParagraphLayout("漢字", font: font).size(width: .infinity).width == 20)
  }

  @Test("Bold text in many scripts has designed bold faces", .enabled(if: InstalledPack.isExpected))
  func designedBold() {
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
    for text in ["日本語", "简体", "বাংলা", "ខ្មែរ", "አማርኛ", "ქართული"] {
      let runs = ParagraphLayout(text, font: bold).frame(width: .infinity).lines[0].runs

      #expect(runs.allSatisfy { $0.syntheticBold == 0 && $0.face.postScriptName.hasSuffix("-Bold") }, "\(text)")
    }
  }

  @Test("A family of the pack is available by name", .enabled(if: InstalledPack.isExpected))
  func named() throws {
    #expect(UIFont(name: "NotoSerifKhmer-Bold", size: 12)?.familyName == "Noto Serif Khmer")
    #expect(UIFont(name: "Noto Nastaliq Urdu", size: 12) != nil)
    #expect(UIFont.familyNames.contains("Noto Sans Tibetan") == false)
    #expect(UIFont.familyNames.contains("Noto Serif Tibetan"))
  }
}
