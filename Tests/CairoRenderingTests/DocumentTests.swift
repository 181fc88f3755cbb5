import Foundation
import TestSupport
import Testing
import TextLayout
import UIFoundation
import UIGraphics

@testable import CairoRendering

@Suite("PDF") struct DocumentTests {
  private static func page(_ text: String) -> DisplayList {
    DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 300, height: 60)) { _ in
      text.draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
  }

  /// Returns the text read by poppler's `pdftotext`, page by page.
  private func extractedText(_ pdf: Data) throws -> [String] {
    let output = try withTemporaryFolder(["page.pdf": pdf]) { folder in
      try runProgram("/usr/bin/pdftotext", [folder.appendingPathComponent("page.pdf").path, "-"]).output
    }
    // Poppler marks the direction of right-to-left lines with control characters.
    let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{200E}", "\u{200F}"]
    return output.split(separator: "\u{0C}").map { page in
      String(String.UnicodeScalarView(page.unicodeScalars.filter { !marks.contains($0) }))
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  @Test("Latin, Korean, Arabic, Hebrew and Japanese text is read back as it was written")
  func selectableText() throws {
    let texts = ["Office fjord, first", "안녕하세요 세계", "مرحبا بالعالم", "שלום עולם", "日本語の文"]

    let pdf = try Renderer().pdf(texts.map(Self.page))

    let extracted = try extractedText(pdf)
    #expect(extracted == texts)
  }

  @Test("Text that is filled and stroked can be selected; text that is only stroked is drawn as outlines")
  func strokedText() throws {
    let pages = [-3.0, 3.0].map { width in
      DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 300, height: 60)) { _ in
        "Title".draw(
          at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20), .strokeWidth: width])
      }
    }

    #expect(try extractedText(try Renderer().pdf([pages[0]])) == ["Title"])
    #expect(try extractedText(try Renderer().pdf([pages[1]])).joined() == "")
  }

  /// A font with boxes for U+0628, and for U+FDFA in layers of two colors.
  ///
  /// Made with fontTools' FontBuilder.
  private static let layeredFont = """
    AAEAAAAMAIAAAwBAQ09MUgAJACgAAAMAAAAAHENQQUwA//8SAAADHAAAABZPUy8yakC+agAAAUgAAABgY21hcPXdDrMAAAG0AAAA
    PGdseWZBHGYWAAAB/AAAAIJoZWFkL2tGRgAAAMwAAAA2aGhlYQUWAWAAAAEEAAAAJGhtdHgCWACWAAABqAAAAAxsb2NhAE4AdQAA
    AfAAAAAMbWF4cAAHAAYAAAEoAAAAIG5hbWUGmRSOAAACgAAAAF1wb3N0AAMAAAAAAuAAAAAgAAEAAAABAABe2+amXw889QABA+gA
    AAAA5zGBVQAAAADnMYFVADIAAAHCArwAAAADAAIAAAAAAAAAAQAAAyD/OAAAAfQAMgAyAcIAAQAAAAAAAAAAAAAAAAAAAAEAAQAA
    AAUABAABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAADAfQBkAAFAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIACA
    AAAAAAAAAAAAAAA/Pz8/AAAGKP36AyD/OAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAH0ADIAMgAyADIAMgAAAAIAAAADAAAAFAAD
    AAEAAAAUAAQAKAAAAAYABAABAAIGKP36//8AAAYo/fr///nZAggAAQAAAAAAAAAAAA0AGgAnADQAQQABADIAAAHCArwAAwAAMxEh
    ETIBkAK8/UQAAAEAMgAAAcICvAADAAAzESERMgGQArz9RAAAAQAyAAABwgK8AAMAADMRIREyAZACvP1EAAABADIAAAHCArwAAwAA
    MxEhETIBkAK8/UQAAAEAZABkASwB9AADAAA3ETMRZMhkAZD+cAAAAAAAAAQANgABAAAAAAABAAYAAAABAAAAAAACAAcABgADAAEE
    CQABAAwADQADAAEECQACAA4AGUxheWVyc1JlZ3VsYXIATABhAHkAZQByAHMAUgBlAGcAdQBsAGEAcgAAAAADAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAA4AAAAUAAIAAgAAAAIAAwABAAQAAAAAAAIAAQACAAAADgAAAAD///8AAP8AAA==
    """

  @Test("Text from right to left, in a font with layers of color for some glyphs, is written to PDF and SVG")
  func layeredFont() throws {
    let data = try #require(Data(base64Encoded: Self.layeredFont, options: .ignoreUnknownCharacters))
    let family = try #require(UIFont.registerFonts(from: data).first)
    let font = try #require(UIFont(name: family, size: 20))
    let page = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 100, height: 40)) { _ in
      "\u{628}\u{FDFA}".draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font, .foregroundColor: UIColor.green])
    }

    let pdf = try Renderer().pdf([page])
    let svg = try Renderer().svg(page)

    // The layers are blue, then red, and the other glyph has the color of the text.
    let drawing = try withTemporaryFolder(["page.pdf": pdf]) { folder in
      try runProgram(
        "/usr/bin/pdftocairo", ["-svg", folder.appendingPathComponent("page.pdf").path, "-"]
      ).output
    }
    for text in [drawing.replacingOccurrences(of: " ", with: ""), String(decoding: svg, as: UTF8.self)] {
      #expect(text.contains("rgb(0%,0%,100%)") || text.contains("#0000ff") || text.contains("#00f"), "\(text)")
      #expect(text.contains("rgb(100%,0%,0%)") || text.contains("#ff0000") || text.contains("#f00"), "\(text)")
    }
  }

  @Test("All runs result in the same bytes, with fixed dates and the given title")
  func determinism() throws {
    let information = DocumentInformation(title: "A page", author: "Somebody")
    let first = try Renderer().pdf([DeterminismTests.page], information: information)

    for _ in 0..<5 { #expect(try Renderer().pdf([DeterminismTests.page], information: information) == first) }
    #expect(first.range(of: Data("CreationDate (20000101".utf8)) != nil)
    #expect(first.range(of: Data("/Title (A page)".utf8)) != nil)
  }

  @Test("Links lead to addresses and to known places, from their transformed areas")
  func links() throws {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    let inner = DisplayList.record(bounds: bounds) { context in
      context.addLink(CGRect(x: 10, y: 20, width: 30, height: 10), to: "https://example.org/a'b")
      context.addLink(CGRect(x: 10, y: 40, width: 30, height: 10), to: "#place")
      context.addLink(CGRect(x: 10, y: 40, width: 30, height: 10), to: "#unknown")
      context.addLink(CGRect(x: 10, y: 40, width: 30, height: 10), to: "javascript:alert(1)")
    }
    let half = DisplayItem.transform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    // Cairo discards what precedes an opaque background.
    let background = DisplayItem.fill(FillItem(shape: .rect(bounds), color: .white))
    let page = DisplayList(bounds: bounds, items: [background, .save, half] + inner.items + [.restore])
    var navigation = PageNavigation()
    navigation.places["place"] = .init(page: 1, y: 12)

    let pdf = String(decoding: try Renderer().pdf([page, page], navigation: navigation), as: UTF8.self)

    // Half as large, measured from the bottom of a page of 60 points.
    #expect(page.links.map(\.area).prefix(1) == [CGRect(x: 5, y: 10, width: 15, height: 5)])
    #expect(pdf.contains("/Rect [ 5 45 20 50 ]"))
    #expect(pdf.contains("/URI (https://example.org/a%27b)") && !pdf.contains("javascript"))
    // Each page has two links: the unknown place has none.
    #expect(pdf.matches(of: #/\/Subtype \/Link/#).count == 4)
  }

  @Test("Pages have their own sizes, and a document needs at least one")
  func pages() throws {
    let wide = DisplayList(bounds: CGRect(x: 0, y: 0, width: 500, height: 100), items: [])

    let pdf = try Renderer().pdf([Self.page("one"), wide])

    #expect(pdf.range(of: Data("/MediaBox [ 0 0 300 60 ]".utf8)) != nil)
    #expect(pdf.range(of: Data("/MediaBox [ 0 0 500 100 ]".utf8)) != nil)
    #expect(throws: RenderingError.self) { try Renderer().pdf([]) }
    #expect(throws: RenderingError.self) {
      try Renderer().pdf([DisplayList(bounds: CGRect(x: 0, y: 0, width: 20_000, height: 10), items: [])])
    }
  }

  @Test("The PDF renderer records a page with its own bounds for each beginPage")
  func renderer() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 80))

    let pdf = renderer.pdfData { context in
      context.beginPage()
      "alpha".draw(at: .zero)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 90, height: 90), pageInfo: [:])
      "beta".draw(at: .zero)
    }

    #expect(try extractedText(pdf) == ["alpha", "beta"])
  }

  // A font must be retained after its last use in Swift until the document is closed. Only release builds show errors.
  @Test("Fonts are retained until the document is written")
  func fontLifetime() throws {
    let texts = (0..<40).map { "Page \($0)" }

    let pdf = try Renderer().pdf(
      texts.enumerated().map { index, text in
        DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 300, height: 60)) { _ in
          let weight = UIFont.Weight(rawValue: -0.8 + CGFloat(index) * 0.035)
          text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12 + CGFloat(index), weight: weight)])
        }
      })

    #expect(try extractedText(pdf) == texts)
  }
}
