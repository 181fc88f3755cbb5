import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Fonts")
struct FontCatalogTests {
  private var nunito: Data { Data(UIFont(request: FontRequest(design: .rounded), pointSize: 10).face.data.bytes) }

  @Test(
    "The bundled families are available",
    arguments: [
      "Inter", "JetBrains Mono", "Nunito", "Noto Serif", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
      "Noto Sans Thai", "Noto Sans CJK KR", "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Color Emoji",
    ])
  func bundledFamilies(_ name: String) {
    #expect(UIFont.familyNames.contains(name))
  }

  @Test(
    "Every weight of the system font is an instance of its axis",
    arguments: [
      (UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ])
  func weights(_ weight: UIFont.Weight, _ axis: Int) {
    let face = UIFont.systemFont(ofSize: 17, weight: weight).face

    #expect(face.variations.first { $0.tag == .weight }?.value == Float(axis))
    #expect(face.variations.first { $0.tag == .opticalSize }?.value == 14)
  }

  @Test("Heavier text is wider, at the same height")
  func heavierIsWider() {
    let widths = [UIFont.Weight.light, .regular, .semibold, .black].map {
      ParagraphLayout("Weights", font: .systemFont(ofSize: 17, weight: $0)).size(width: .infinity)
    }

    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0.width < $1.width && $0.height == $1.height })
  }

  @Test("Bold is semibold, as in UIKit, and italic has its own outlines")
  func boldAndItalic() {
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == "Inter-SemiBold")
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == "Inter-Italic")
    #expect(UIFont.italicSystemFont(ofSize: 12).match.syntheticSlant == 0)
  }

  @Test("Digits of the monospaced-digit font are equally wide, unlike digits of the system font")
  func monospacedDigits() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      ParagraphLayout(text, font: font).size(width: .infinity).width
    }
    let fixed = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let system = UIFont.systemFont(ofSize: 17)

    #expect(width("1111", fixed) == width("8888", fixed))
    #expect(width("1111", system) < width("8888", system))
  }

  @Test("All letters of the monospaced design are 0.6 em wide")
  func monospaced() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

    #expect(abs(ParagraphLayout("iWm->", font: font).size(width: .infinity).width - 30) < 1e-9)
  }

  @Test(
    "Text styles have Apple's point sizes at every text size",
    arguments: [
      (UIFont.TextStyle.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]),
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ])
  func textStyles(_ style: UIFont.TextStyle, _ sizes: [CGFloat]) {
    let found = UIContentSizeCategory.ascending.map {
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
      ).pointSize
    }

    #expect(found == sizes)
  }

  @Test("Metrics scale a font with its style, up to a maximum")
  func fontMetrics() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 10)

    // Lines of body text are 22 points apart at large, and 62 at the largest size (Apple's Human Interface Guidelines).
    #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) - 17 * 62 / 22) < 1e-9)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
  }

  // Buttons and check boxes of the public library Thumbprint on iOS 17.5 have texts of 16 and 14 points, scaled in the body
  // style: the labels are 17, 19⅓ and 42 points high, and 14⅓, 17 and 37. Lines of the system font have 1.193 em, rounded
  // up to a third.
  @Test("A scaled font has a whole size: 16 points become 14 and 35, 14 become 12 and 31")
  func wholeSizes() {
    func sizes(_ size: CGFloat) -> [CGFloat] {
      [.extraSmall, .large, .accessibilityExtraLarge].map {
        UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: size), compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
        ).pointSize
      }
    }

    #expect(sizes(16) == [14, 16, 35])
    #expect(sizes(14) == [12, 14, 31])
    #expect(sizes(15.5)[1] == 15.5)
  }

  @Test("A scaled value follows the lines of the style, on whole pixels: 17 · 21 / 22 is 16⅓ at medium and 3x")
  func scaledValue() {
    // Source: jaredsinclair.com, "Scaled Metric Surprises on iOS & iPadOS" (2024), measured on iOS. Medium body is 16.
    let medium = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(displayScale: 3),
    ])
    let large = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(displayScale: 3),
    ])

    #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: medium) - 49.0 / 3) < 1e-9)
    #expect(UIFontMetrics.default.scaledValue(for: 17.1, compatibleWith: large) == 17.1)
  }

  @Test("Extra large titles are bold, with 36 and 28 points")
  func extraLargeTitles() {
    // Source: iosfontsizes.com, the sizes of iOS 17 at the default text size.
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let fonts = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: large)
    }

    #expect(fonts.map(\.pointSize) == [36, 28])
    #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
  }

  @Test(
    "Fonts are found by PostScript, full and family name; unknown names return nil",
    arguments: [
      ("Inter-SemiBoldItalic", "Inter-SemiBoldItalic"), ("NotoSansHebrew-Bold", "NotoSansHebrew-Bold"),
      ("Noto Serif", "NotoSerif-Regular"), ("jetbrainsmono-bold", "JetBrainsMono-Bold"),
    ])
  func namedFonts(_ name: String, _ postScriptName: String) {
    #expect(UIFont(name: name, size: 12)?.fontName == postScriptName)
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
  }

  @Test(
    "A name that only begins with the name of a variable family is unknown",
    arguments: ["Internet", "Interstate-Bold", "Nunito Sans", "NunitoSans-Bold", "Inter Condensed"])
  func similarNames(_ name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test(
    "Names of Apple's fonts return a substitute with their names and line heights",
    arguments: [
      // The sum of ascent, descent and gap in the files of Apple's families, at 100 points.
      ("Helvetica", "Helvetica", "Helvetica", CGFloat(115)),
      ("HelveticaNeue-Bold", "HelveticaNeue-Bold", "Helvetica Neue", 119.3),
      ("Arial-BoldItalicMT", "Arial-BoldItalicMT", "Arial", 114.9902), ("Georgia", "Georgia", "Georgia", 113.623),
      ("Menlo-Regular", "Menlo-Regular", "Menlo", 116.4063), ("Courier", "Courier", "Courier", 100),
      ("Times New Roman", "TimesNewRomanPSMT", "Times New Roman", 114.9902),
      ("TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-ItalicMT", "Times New Roman", 114.9902),
      ("Avenir-Heavy", "Avenir-Heavy", "Avenir", 136.6),
      ("AvenirNext-DemiBold", "AvenirNext-DemiBold", "Avenir Next", 136.6),
    ])
  func substitutes(_ name: String, _ postScriptName: String, _ family: String, _ lineHeight: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: 100))

    #expect(font.fontName == postScriptName)
    #expect(font.familyName == family)
    #expect(abs(font.lineHeight - lineHeight) < 0.001)
    // A name that only begins like the name of an Apple family has no substitute.
    #expect(UIFont(name: "HelveticaCurly-Bold", size: 12) == nil)
  }

  @Test("A substitute is as wide as the original: 258 characters take 109.11 em in Helvetica, 0.602 em each in Menlo")
  func substituteWidths() throws {
    let text =
      "The quick answer is that most people who read a page of text will not count the letters in it but they will "
      + "notice when a line is too long or a word is cut and so the size of every letter has to be about right for the "
      + "whole to look as it should on the screen"
    let helvetica = try #require(UIFont(name: "Helvetica", size: 100))
    let times = try #require(UIFont(name: "TimesNewRomanPSMT", size: 100))
    let menlo = try #require(UIFont(name: "Menlo-Regular", size: 100))

    // The published widths of Helvetica and Times: 10,911 and 9,946 points at 100.
    #expect(abs(text.size(withAttributes: [.font: helvetica]).width - 10_911) < 20)
    #expect(abs(text.size(withAttributes: [.font: times]).width - 9_946) < 20)
    #expect(abs("0123456789".size(withAttributes: [.font: menlo]).width - 602.05) < 0.1)
  }

  // The sums of the widths in Adobe's font metrics, in thousandths of an em: Helvetica has H 722 and i 222.
  @Test(
    "Letters of a substitute are as wide as in the published metrics",
    arguments: [
      ("Helvetica", "Hi", 944), ("Helvetica-Bold", "Hi", 1000), ("Helvetica-Oblique", "minimum", 4055),
      ("ArialMT", "i i", 722), ("Helvetica", "né", 1112), ("Helvetica", "nï", 834),
      ("Times-Roman", "Hi", 1000), ("Times-Italic", "minimum", 3722), ("TimesNewRomanPS-BoldItalicMT", "mm", 1556),
    ])
  func letterWidths(name: String, text: String, thousandths: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: 100))

    #expect(abs(text.size(withAttributes: [.font: font]).width - thousandths / 10) < 0.3)
  }

  // Adobe's font metrics have 718 and 523 for Helvetica. Avenir's are in tests of BonMot, which pass on iOS.
  @Test(
    "Capital letters and the letter x of a substitute have the known heights",
    arguments: [("Helvetica", 71.8, 52.3), ("Avenir-Roman", 70.8, 46.8), ("Times-Roman", 66.2, 45)])
  func letterHeights(name: String, capital: CGFloat, x: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: 100))

    #expect(abs(font.capHeight - capital) < 0.001 && abs(font.xHeight - x) < 0.001)
  }

  @Test("Bold and regular faces of a substitute are distinct, even if selected by a descriptor's traits")
  func substituteTraits() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 20))
    let traits = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let bold = UIFont(descriptor: traits, size: 0)

    #expect(bold.fontName == "Helvetica-BoldOblique")
    #expect(bold.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
    #expect(bold.lineHeight == font.lineHeight)
  }

  @Test("Fonts are registered from a file and from memory; other data is an error")
  func registerFromSwift() throws {
    let file = Repository.file("Fonts/Nunito/Nunito.ttf")

    #expect(try UIFont.registerFonts(at: file) == ["Nunito"])
    #expect(try UIFont.registerFonts(from: Data(contentsOf: file)) == ["Nunito"])
    #expect(throws: FontError.self) { try UIFont.registerFonts(from: Data("no font".utf8)) }
  }

  @Test("A descriptor's traits and design select the face")
  func descriptors() throws {
    let body = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let serif = try #require(body.withDesign(.serif))

    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: serif, size: 20).fontName == "NotoSerif-Regular")
    #expect(abs(UIFont(descriptor: serif, size: 17).lineHeight - 20.287109375) < 1e-6)
  }

  @Test("A descriptor of the attributes of another descriptor has its axis values")
  func variations() throws {
    // The tag "wght" as an integer.
    let weight = 0x7767_6874
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Inter", .variation: [weight: 650]])

    let attributes = descriptor.fontAttributes
    let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 20)

    #expect((attributes[.variation] as? [Int: CGFloat]) == [weight: 650])
    #expect(font.face.variations.first { $0.tag == .weight }?.value == 650)
    #expect(UIFont.systemFont(ofSize: 20).fontDescriptor.fontAttributes[.variation] == nil)
  }

  @Test("A font without English names has the names of another language")
  func otherLanguages() throws {
    let bytes = Data(FontCatalog.shared.match(FontRequest(design: .family("Noto Sans Hebrew"))).face.data.bytes)

    let file = try FontFile(data: FontData(name: "Japanese", copying: Self.withJapaneseNames(bytes)), index: 0)

    #expect(file.family == "Noto Sans Hebrew")
    #expect(file.postScriptName == "NotoSansHebrew-Regular")
    #expect(file.fullName == "Noto Sans Hebrew Regular")
  }

  /// Returns a font whose names are declared as Japanese.
  private static func withJapaneseNames(_ font: Data) -> Data {
    var bytes = [UInt8](font)
    func number(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    // The table directory has 12 bytes and 16 for each table: tag, checksum, offset and length.
    let records = (0..<number(4)).map { 12 + 16 * $0 }
    guard let record = records.first(where: { Array(bytes[$0..<($0 + 4)]) == Array("name".utf8) }) else { return font }
    let table = number(record + 8) << 16 | number(record + 10)
    // The name table has 6 bytes and 12 for each name: platform, encoding, language, name, length and offset.
    for name in (0..<number(table + 2)).map({ table + 6 + 12 * $0 }) {
      let language = number(name) == 3 ? 0x0411 : 11
      (bytes[name + 4], bytes[name + 5]) = (UInt8(language >> 8), UInt8(language & 0xFF))
    }
    return Data(bytes)
  }

  @Test("Registering a folder registers all of its fonts")
  func registerFolder() throws {
    let files = ["a.ttf": nunito, "notes.txt": Data("notes".utf8)]

    let families = try withTemporaryFolder(files) { try FontCatalog.shared.register(folder: $0.path) }

    #expect(families == ["Nunito"])
  }

  @Test("Missing files, empty folders and other data are reported with their names")
  func rejections() throws {
    try withTemporaryFolder { try checkRejections(in: $0) }
  }

  private func checkRejections(in folder: URL) throws {
    let broken = folder.appendingPathComponent("broken.ttf")
    let catalog = FontCatalog.shared

    #expect(throws: FontError.unreadable(path: "/no/such.ttf", reason: "no such file")) {
      try catalog.register(contentsOf: "/no/such.ttf")
    }
    #expect(throws: FontError.empty(path: folder.path)) { try catalog.register(folder: folder.path) }
    try Data("not a font".utf8).write(to: broken)
    #expect(throws: FontError.damaged(name: broken.path, reason: "not a TrueType or OpenType file")) {
      try catalog.register(contentsOf: broken.path)
    }
    try nunito.prefix(1000).write(to: broken)
    #expect(throws: FontError.self) { try catalog.register(contentsOf: broken.path) }
  }
}
