import Foundation
import SnapshotTesting
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Text sheets")
struct TextSheetTests {
  private static func text(_ string: String, _ size: CGFloat = 17, _ weight: UIFont.Weight = .regular)
    -> NSAttributedString
  {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)])
  }

  private static let scripts: [(name: String, text: String)] = [
    ("latin", "Illumination of the façade, affine fjords: AVATAR 1,234.50 €"),
    ("greek-cyrillic", "Ελληνικά γράμματα, русские буквы"),
    ("arabic", "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق"),
    ("hebrew", "כל בני האדם נולדו בני חורין ושווים בערכם"),
    ("devanagari", "सभी मनुष्यों को गौरव और अधिकारों के मामले में"),
    ("thai", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน"),
    ("korean", "모든 인간은 태어날 때부터 자유로우며 존엄하다"),
    ("japanese", "すべての人間は、生まれながらにして自由であり、"),
    ("chinese", "人人生而自由，在尊严和权利上一律平等。"),
    ("emoji", "Emoji 😀👍🏽👨‍👩‍👧‍👦🇰🇷❤️1️⃣ in words"),
  ]

  @Test("Each script looks like its reference at 1x, 2x and 3x", arguments: scripts.map(\.name), [1, 2, 3])
  func script(_ name: String, _ scale: Int) {
    let string = Self.scripts.first { $0.name == name }?.text ?? ""
    let sheet = TextSheet(
      rows: [
        .init(text: Self.text(string), width: 250), .init(text: Self.text(string, 12), width: 250),
        .init(text: Self.text(string, 15, .bold), width: 250),
      ])

    assertSnapshot(of: sheet.image(scale: scale), as: .image, named: "\(name)-\(scale)x", testName: "script")
  }

  @Test("Paragraphs with text in both directions look like their reference")
  func bidi() {
    let strings = [
      "Mixed עברית and العربية with 123 numbers", "עברית עם English ו-456 מספרים (בסוגריים)",
      "السعر 99.50 USD (تسعة وتسعون) اليوم", "1. שלום, עולם! 2. Hello, עולם?",
    ]
    let rows = strings.flatMap { string in
      [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
        TextSheet.Row(text: Self.text(string), width: 220, direction: $0)
      }
    }

    assertSnapshot(of: TextSheet(rows: rows).image(scale: 2), as: .image, named: "2x")
  }

  @Test("Text truncated at the head, middle and tail, in one line and in two, looks like its reference")
  func truncation() {
    let strings = [
      "A headline that is far too long for its room on the screen",
      "عنوان طويل جدا لا يتسع له المكان المتاح على الشاشة",
      "화면에 다 들어가지 않을 만큼 아주 긴 제목입니다 정말로 깁니다",
    ]
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    let rows = strings.flatMap { string in
      modes.flatMap { mode in
        [1, 2].map { TextSheet.Row(text: Self.text(string), width: 200, maximumLines: $0, mode: mode) }
      }
    }

    assertSnapshot(of: TextSheet(rows: rows).image(scale: 2), as: .image, named: "2x")
  }

  @Test("Body text in every size, from extra small to the largest for accessibility, looks like its reference")
  func dynamicType() {
    let rows = UIContentSizeCategory.ascending.map { category in
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
      return TextSheet.Row(
        text: NSAttributedString(string: "Body \(Int(font.pointSize)) points", attributes: [.font: font]), width: 420)
    }

    assertSnapshot(of: TextSheet(rows: rows).image(scale: 1), as: .image, named: "1x")
  }

  @Test("Text in every weight and design, and justified text, looks like its reference")
  func styles() {
    let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    var rows = weights.map { TextSheet.Row(text: Self.text("Weight \($0.rawValue) 한글 日本 中文", 17, $0), width: 300) }
    let designs: [FontRequest.Design] = [.system, .serif, .rounded, .monospaced]
    for design in designs {
      for isItalic in [false, true] {
        let font = UIFont(request: FontRequest(design: design, isItalic: isItalic), pointSize: 17)
        rows.append(
          .init(
            text: NSAttributedString(string: "Hamburgefonstiv 0123 \(font.familyName)", attributes: [.font: font]),
            width: 300))
      }
    }
    let justified = NSMutableParagraphStyle()
    justified.alignment = .justified
    justified.firstLineHeadIndent = 20
    let long = "Justified text reaches both edges on every line but the last, which ends where its words end."
    rows.append(.init(text: NSAttributedString(string: long, attributes: [.paragraphStyle: justified]), width: 300))

    assertSnapshot(of: TextSheet(rows: rows).image(scale: 2), as: .image, named: "2x")
  }
}
