import Foundation
import Testing
import TextLayout
import UIFoundation
import UIGraphics

@testable import CairoRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG") struct SVGTests {
  private func svg(_ options: SVGOptions = SVGOptions(), _ body: (CGContext) -> Void) throws -> String {
    let list = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 200, height: 50), body)
    return String(decoding: try Renderer().svg(list, options: options), as: UTF8.self)
  }

  /// A reader of the characters of all `<text>` elements.
  private final class TextReader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    private var isInText = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if name == "text" {
        texts.append("")
        isInText = true
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "text" { isInText = false }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isInText { texts[texts.count - 1] += string }
    }
  }

  private func texts(_ svg: String) -> [String] {
    let reader = TextReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    return reader.texts
  }

  @Test("Text with a positive stroke width is a path or text with a stroke and without a fill")
  func strokedText() throws {
    for options in [SVGOptions(text: .outlines), SVGOptions(text: .referencedFonts)] {
      let text = try svg(options) { _ in
        "Ab".draw(
          at: .zero,
          withAttributes: [.font: UIFont.systemFont(ofSize: 20), .strokeWidth: 5.0, .strokeColor: UIColor.red])
      }

      // The stroke is 5 percent of the font size 20 wide.
      #expect(text.contains(" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"1\" stroke-miterlimit=\"10\""))
    }
  }

  @Test("A link is a transparent rectangle in an element a, with an escaped address")
  func links() throws {
    let text = try svg { context in
      context.translateBy(x: 5, y: 0)
      context.addLink(CGRect(x: 10, y: 20, width: 30, height: 10), to: "https://example.org/?a=1&b=\"2\"")
    }

    #expect(
      text.contains(
        "<a href=\"https://example.org/?a=1&amp;b=&quot;2&quot;\">"
          + "<rect x=\"15\" y=\"20\" width=\"30\" height=\"10\" fill-opacity=\"0\"/></a>"), "\(text)")
  }

  @Test("Shapes become the corresponding SVG elements")
  func shapes() throws {
    let text = try svg(SVGOptions(title: "A & B", description: "two <shapes>")) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 2, width: 3.5, height: 4))
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
      UIBezierPath(circularRect: CGRect(x: 10, y: 10, width: 20, height: 20), radius: 4).fill()
    }

    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="50" viewBox="0 0 200 50">
        <title>A &amp; B</title>
        <desc>two &lt;shapes&gt;</desc>
        <rect x="1" y="2" width="3.5" height="4" fill="#ff0000"/>
        <rect x="10" y="10" width="20" height="20" rx="4" fill="#0000ff" fill-opacity="0.5"/>
        </svg>

        """)
  }

  @Test("Text can be read back, including Arabic and Korean")
  func selectableText() throws {
    for source in ["Office fjord & <more>", "안녕하세요", "مرحبا", "नमस्ते"] {
      let text = try svg { _ in source.draw(at: CGPoint(x: 5, y: 5)) }

      #expect(texts(text) == [source])
    }
  }

  @Test("Outlines are covered by invisible text, each word as wide as its outlines")
  func selectableOutlines() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let text = try svg { _ in "Two words".draw(at: .zero, withAttributes: [.font: font]) }

    // Eight letters, of which w and o occur twice; the space has no outline.
    #expect(text.ranges(of: "<path id=\"g").count == 6 && text.ranges(of: "<use href=\"#g").count == 8)
    #expect(text.contains("fill-opacity=\"0\""))
    let widths = text.matches(of: #/textLength="([0-9.]+)"/#).compactMap { Double($0.1) }
    // The first word ends where the second begins: together they are the whole line.
    let whole = Double("Two words".size(withAttributes: [.font: font]).width)
    #expect(widths.count == 2)
    #expect(abs(widths.reduce(0, +) - whole) < 0.51, "\(widths), \(whole)")
    #expect(!text.contains("aria-label"))
  }

  @Test("Without selectable text, outlines have a label instead of text elements")
  func outlines() throws {
    let text = try svg(SVGOptions(text: .outlines)) { _ in "fjord".draw(at: .zero) }

    #expect(texts(text) == [])
    #expect(text.contains("aria-label=\"fjord\""))
  }

  @Test("A font is embedded once for each weight, and only with the characters in use")
  func embedding() throws {
    let text = try svg(SVGOptions(text: .embeddedFonts, idPrefix: "p-")) { _ in
      let fonts = [UIFont.Weight.thin, .bold].map { UIFont.systemFont(ofSize: 12, weight: $0) }
      "thin".draw(at: .zero, withAttributes: [.font: fonts[0]])
      "in".draw(at: CGPoint(x: 50, y: 0), withAttributes: [.font: fonts[0]])
      "bold".draw(at: CGPoint(x: 100, y: 0), withAttributes: [.font: fonts[1]])
    }

    #expect(text.components(separatedBy: "@font-face").count == 3)
    #expect(text.components(separatedBy: "font-family=\"p-font1\"").count == 3)
    #expect(texts(text) == ["thin", "in", "bold"])
    // The file has a subset of four letters for each weight. All of Inter has 0.8 MB.
    #expect(text.utf8.count < 20_000)
    #expect(
      try svg(SVGOptions(text: .embeddedFonts, idPrefix: "p-")) { _ in
        "thin".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12, weight: .thin)])
      }.utf8.count < text.utf8.count)
  }

  @Test("Equal clips are defined once, and drawing again results in the same ids")
  func definitions() throws {
    let draw: (CGContext) -> Void = { context in
      for x in [CGFloat(0), 100] {
        context.withState {
          context.clip(to: .ellipse(CGRect(x: 10, y: 10, width: 30, height: 30)), using: .winding)
          context.fill(CGRect(x: x, y: 0, width: 60, height: 50))
        }
        context.withState {
          context.clip(to: .ellipse(CGRect(x: 10, y: 10, width: 30, height: 30)), using: .winding)
          context.fill(CGRect(x: 0, y: 0, width: 60, height: 50))
        }
      }
    }
    let first = try svg(SVGOptions(idPrefix: "a-"), draw)

    #expect(first.components(separatedBy: "<clipPath id=\"a-clip1\"").count == 2)
    #expect(!first.contains("clip2"))
    #expect(try svg(SVGOptions(idPrefix: "a-"), draw) == first)
  }

  @Test("A gradient under a mask covers the page, although masks are upside down")
  func gradientUnderMask() throws {
    let page = CGRect(x: 0, y: 0, width: 1, height: 1)
    let mask = try Renderer().image(DisplayList.record(bounds: page) { $0.fill(page) })
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))

    let text = try svg { context in
      context.clip(to: CGRect(x: 0, y: 40, width: 200, height: 20), mask: mask)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 200, y: 0), options: [])
    }

    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"200\" height=\"50\" fill=\"url(#gradient1)\"/>"))
  }

  @Test("Every opened element is closed, for groups, clips, shadows and text; an unbalanced list is an error")
  func nesting() throws {
    let text = String(
      decoding: try Renderer().svg(DeterminismTests.page, options: SVGOptions(title: "Page")), as: UTF8.self)

    // Five runs of text, and an emoji: outlines under its invisible character.
    #expect(texts(text).count == 6)
    #expect(throws: RenderingError.self) {
      try Renderer().svg(DisplayList(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), items: [.save]))
    }
  }
}
