import Testing
import UIFoundation

@testable import TextLayout

@Suite("Widths of the system font")
struct SystemFontWidthTests {
  /// Texts in the regular system font, with their recorded widths.
  ///
  /// Interface Builder recorded each of them in two or more projects, at 2x.
  private static let recordedWidths: [(text: String, size: CGFloat, width: CGFloat)] = [
    ("Label", 17, 42), ("Label", 16, 39.5), ("Label", 15, 37.5), ("Label", 14, 35.5), ("Label", 13, 33),
    ("Label", 12, 31), ("Title", 17, 33), ("Title", 16, 31.5), ("Subtitle", 12, 44), ("Subtitle", 11, 40.5),
    ("Detail", 17, 44),
    ("Description", 12, 65), ("Default", 17, 55), ("Name", 17, 45), ("Active", 17, 47.5), ("Unit", 17, 31.5),
    ("None", 17, 41), ("Files", 12, 26.5), ("Date", 17, 36), ("Time", 12, 28), ("Status", 17, 49), ("00:00", 17, 46),
    ("0", 17, 10.5), ("3", 17, 10.5), ("5", 17, 10.5), ("8", 17, 10.5), ("Address", 17, 62.5), ("Version", 17, 57),
    ("GitHub", 17, 53.5), ("Video", 16, 42), ("Audio", 16, 41.5), ("Email", 17, 41), ("Developer", 17, 78),
    ("Loaded by SecondViewController", 14, 215),
  ]

  @Test("Text is as wide as Interface Builder recorded it, within a pixel of half a point", arguments: recordedWidths)
  func recorded(text: String, size: CGFloat, width: CGFloat) {
    let layout = ParagraphLayout(text, font: .systemFont(ofSize: size))

    let measured = PixelGrid(scale: 2).ceil(layout.size(width: .infinity)).width

    #expect(abs(measured - width) <= 0.5)
  }

  private func width(_ text: String, _ font: UIFont, scale: CGFloat) -> CGFloat {
    PixelGrid(scale: scale).ceil(ParagraphLayout(text, font: font).size(width: .infinity)).width
  }

  /// The widths of this text in the sizes of the title style, in pictures of iOS 13 at 3x.
  @Test(
    "Text of 25 to 27 points is as wide as on iOS, within a point",
    arguments: [(CGFloat(25), CGFloat(188.667)), (26, 196), (27, 203.333)])
  func mediumLarge(size: CGFloat, expected: CGFloat) {
    #expect(abs(width("What's the point?", .systemFont(ofSize: size), scale: 3) - expected) <= 1)
  }

  /// The widths of this text in the sizes of the title style, in pictures of iOS 13 at 3x.
  @Test(
    "Large text is as wide as on iOS, within two pixels",
    arguments: [
      (CGFloat(28), CGFloat(210.667)), (30, 225.667), (32, 240.333), (34, 255),
      (38, 284), (43, 320.667), (48, 356.667), (53, 392.667), (58, 428.333),
    ])
  func large(size: CGFloat, expected: CGFloat) {
    #expect(abs(width("What's the point?", .systemFont(ofSize: size), scale: 3) - expected) < 0.7)
  }

  /// The widths of labels in the sizes of the title style, in pixels, in pictures of iOS 17.5 at 3x.
  @Test(
    "Large text with narrow letters is as wide as on iOS, within a point",
    arguments: [
      (
        "topLabel",
        [25: 283, 26: 295, 27: 306, 28: 317, 30: 340, 32: 362, 34: 383, 38: 427, 43: 482, 48: 536, 53: 590]
      ),
      (
        "leftLabel",
        [25: 280, 26: 292, 27: 303, 28: 315, 30: 337, 32: 359, 34: 380, 38: 423, 43: 477, 48: 531, 53: 584]
      ),
      (
        "Elit Aenean",
        [25: 361, 26: 376, 27: 391, 28: 406, 30: 434, 32: 463, 34: 490, 38: 546]
      ),
    ] as [(String, KeyValuePairs<CGFloat, CGFloat>)])
  func narrowLetters(text: String, widths: KeyValuePairs<CGFloat, CGFloat>) {
    for (size, pixels) in widths {
      let measured = (width(text, .systemFont(ofSize: size), scale: 3) * 3).rounded()
      #expect(abs(measured - pixels) <= 3, "\(size) points")
    }
  }

  /// Interface Builder recorded these widths at 2x (builds 14113 to 24127).
  @Test(
    "Text in bold is as wide as recorded, within a point",
    arguments: [
      ("Current Balance", CGFloat(17), CGFloat(131.5)), ("Edit Profile", 17, 89), ("Label", 17, 44.5),
      ("Label", 15, 40), ("Title", 17, 37), ("PRESENTATION CONTEXT", 13, 168.5), ("Recommended Basal", 15, 153),
      ("3.5 U/hour @ 12:12 PM", 15, 163),
    ])
  func bold(text: String, size: CGFloat, expected: CGFloat) {
    #expect(abs(width(text, .systemFont(ofSize: size, weight: .bold), scale: 2) - expected) <= 1)
  }

  // Widths of the bold titles of buttons in pictures of iOS 17.5 at 3x, without the insets and icons of the buttons. The
  // library is Thumbprint.
  @Test(
    "Bold text is as wide as on iOS, within two pixels, and large bold text within 0.7 %",
    arguments: [
      ("Test Button", [12: 69.67, 14: 79.67, 16: 89.33, 31: 165, 35: 185.33]),
      ("Link no icon highlighted", [14: 164, 16: 184.33, 35: 385]),
      ("Text no icon highlighted", [14: 164.67, 16: 184.67, 35: 385.67]),
      ("Primary leading highlighted", [14: 190.67, 16: 214, 35: 446.33]),
      ("Secondary leading highlighted", [14: 210.33, 16: 236.33, 35: 495.67]),
      ("Tertiary no icon highlighted", [14: 189.33, 16: 212.33, 35: 442]),
    ] as [(String, KeyValuePairs<CGFloat, CGFloat>)])
  func boldTitles(text: String, widths: KeyValuePairs<CGFloat, CGFloat>) {
    for (size, expected) in widths {
      let measured = width(text, .systemFont(ofSize: size, weight: .bold), scale: 3)
      #expect(abs(measured - expected) <= (size < 20 ? 0.7 : expected * 0.007), "\(size) points: \(measured)")
    }
  }

  @Test("Ideographs and kana advance 1.02 em beside the system font: 4·14·1.02 = 57.12, 5·17·1.02 = 86.7")
  func ideographs() {
    // Interface Builder recorded 57.5 and 87 at 2x.
    #expect(width("微信登录", .systemFont(ofSize: 14), scale: 2) == 57.5)
    #expect(width("パスワード", .systemFont(ofSize: 17), scale: 2) == 87)
  }

  @Test("Lines of Arial have no leading: (0.905 + 0.212) · 17 = 18.99")
  func arial() throws {
    let font = try #require(UIFont(name: "ArialMT", size: 17))

    let height = ParagraphLayout("Donate", font: font).size(width: .infinity).height

    #expect(abs(height - 18.992) < 0.001)
  }

  /// Returns the glyphs of a letter with a mark that have no common glyph, with positions in font units.
  private func markedLetter(_ face: FontFace) -> [ShapedText.Glyph] {
    let style = Shaper.Style(face: face, script: .latin, isRightToLeft: false, features: [])
    return Array("x\u{302}".utf16).withUnsafeBufferPointer {
      Shaper.shape($0, range: 0..<$0.count, style: style).glyphs
    }
  }

  @Test("A mark has its place above a letter whose width is corrected, and a font by name has its own widths")
  func marks() throws {
    let system = markedLetter(UIFont.systemFont(ofSize: 17).face)
    let inter = markedLetter(try #require(UIFont(name: "Inter", size: 17)).face)
    try #require(system.count == 2 && inter.count == 2)

    // The letter x is 0.029 em narrower: 59 units of 1/2048 em.
    #expect(system[0].advance == inter[0].advance - 59)
    func distance(_ glyphs: [ShapedText.Glyph]) -> Int32 {
      glyphs[0].advance + glyphs[1].xOffset - glyphs[0].xOffset
    }
    #expect(distance(system) == distance(inter))
  }
}
