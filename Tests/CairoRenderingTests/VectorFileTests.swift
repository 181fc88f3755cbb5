import Foundation
import TestSupport
import Testing
import TextLayout
import UIFoundation
import UIGraphics

@testable import CairoRendering

@Suite("Vector files") struct VectorFileTests {
  // A red square of 10 points in a picture of 20×10.
  private static let svg = Data(
    "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect id='a' width='10' height='10' fill='#f00'/></svg>"
      .utf8)

  /// The same picture as a PDF, whose y axis points up.
  private static let pdf: Data = {
    let content = "1 0 0 rg 0 0 10 10 re f"
    return Data(
      """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R /Resources <<>>>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R>>

      """.utf8)
  }()

  private func image(_ data: Data) throws -> UIImage { try UIImage.decode(data, name: "icon") }

  private func list(_ image: UIImage, _ size: CGSize, _ draw: (CGRect) -> Void) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    return DisplayList.record(bounds: bounds) { _ in draw(bounds) }
  }

  private func word(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
    image.pixels.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: (y * image.width + x) * 4, as: UInt32.self) }
  }

  @Test(
    "An SVG and the first page of a PDF are as large as they state, and sharp at every scale", arguments: [svg, pdf])
  func pixels(data: Data) throws {
    let icon = try image(data)
    #expect(icon.size == CGSize(width: 20, height: 10))
    let list = list(icon, CGSize(width: 60, height: 30)) { icon.draw(in: $0) }

    let picture = try Renderer(scale: 2).image(list)
    // The edge of the square is at 30 points, 60 pixels.
    #expect([0, 59, 60, 119].map { word(picture, $0, 30) } == [0xFFFF_0000, 0xFFFF_0000, 0, 0])
  }

  @Test("A drawing of a vector file can be tinted, translucent and turned", arguments: [svg, pdf])
  func effects(data: Data) throws {
    let icon = try image(data)
    let tinted = list(icon, icon.size) { icon.withTintColor(.blue).draw(in: $0, blendMode: .normal, alpha: 0.2) }
    // 51 of 255, premultiplied.
    #expect(try word(Renderer().image(tinted), 5, 5) == 0x3300_0033)
    let mirrored = icon.withHorizontallyFlippedOrientation()
    let turned = try Renderer().image(list(icon, icon.size) { mirrored.draw(in: $0) })
    #expect([word(turned, 5, 5), word(turned, 15, 5)] == [0, 0xFFFF_0000])
  }

  @Test("In a PDF, a vector file is drawn without pixels", arguments: [svg, pdf])
  func page(data: Data) throws {
    let icon = try image(data)
    let document = try Renderer().pdf([list(icon, CGSize(width: 60, height: 30)) { icon.draw(in: $0) }])

    try withTemporaryFolder(["page.pdf": document]) { folder in
      let path = folder.appendingPathComponent("page.pdf").path
      let images = try runProgram("/usr/bin/pdfimages", ["-list", path]).output
      #expect(images.split(separator: "\n").count == 2, "\(images)")
      let stem = folder.appendingPathComponent("page").path
      #expect(try runProgram("/usr/bin/pdftoppm", ["-r", "72", "-png", "-singlefile", path, stem]).status == 0)
      let picture = try CGImage.decode(Data(contentsOf: URL(fileURLWithPath: stem + ".png")), name: "page").image
      #expect([word(picture, 28, 15), word(picture, 32, 15)] == [0xFFFF_0000, 0xFFFF_FFFF])
    }
  }

  @Test("In an SVG, a vector file is stored once as vectors, with ids of its own", arguments: [svg, pdf])
  func svgFile(data: Data) throws {
    let icon = try image(data)
    let twice = list(icon, CGSize(width: 40, height: 10)) { _ in
      icon.draw(at: .zero)
      icon.draw(at: CGPoint(x: 20, y: 0))
    }
    let text = try String(decoding: Renderer().svg(twice), as: UTF8.self)

    #expect(text.components(separatedBy: "<svg id=\"vector1\"").count == 2, "\(text)")
    #expect(text.components(separatedBy: "<use href=\"#vector1\"/>").count == 3)
    #expect(!text.contains("<image") && !text.contains("id=\"a\""))
    #expect(try Renderer().svg(twice) == Renderer().svg(twice))
  }

  @Test("What an SVG can only draw as pixels is an image of 288 dots per inch in a PDF")
  func filters() throws {
    let blurred = Data(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><filter id='f'><feGaussianBlur stdDeviation='1'/>\
      </filter><rect width='10' height='10' filter='url(#f)'/></svg>
      """.utf8)
    let icon = try image(blurred)
    let drawn = list(icon, icon.size) { icon.draw(in: $0) }

    #expect(try word(Renderer().image(drawn), 3, 5) >> 24 > 200)
    #expect(try String(decoding: Renderer().svg(drawn), as: UTF8.self).contains("data:image/svg+xml;base64,"))
    let document = try Renderer().pdf([drawn])
    try withTemporaryFolder(["page.pdf": document]) { folder in
      let images = try runProgram("/usr/bin/pdfimages", ["-list", folder.appendingPathComponent("page.pdf").path])
      #expect(images.output.contains("  80    40 "), "\(images.output)")
    }
    // A later picture is not affected by threads of the library.
    #expect(try Renderer().image(drawn) == Renderer().image(drawn))
  }

  @Test("Ids are numbered in the order of their appearance, and references follow them")
  func ids() {
    let text = "<g id=\"clip-7\"/><use xlink:href=\"#glyph-1\"/><g clip-path=\"url(#clip-7)\" mask='x'/>"

    #expect(
      SVGWriter.renamed(text[...], prefix: "v")
        == "<g id=\"v-1\"/><use xlink:href=\"#v-2\"/><g clip-path=\"url(#v-1)\" mask='x'/>")
  }

  @Test("Files without a size, damaged files and encrypted files are errors")
  func damaged() {
    func reason(_ text: String) -> String {
      do {
        _ = try UIImage.decode(Data(text.utf8), name: "icon")
        return "decoded"
      } catch { return error.description }
    }
    #expect(reason("<svg xmlns='http://www.w3.org/2000/svg'><g>").hasPrefix("icon: damaged SVG: "))
    #expect(reason("%PDF-1.4\nnothing").hasPrefix("icon: damaged PDF: "))
    #expect(
      reason("<svg xmlns='http://www.w3.org/2000/svg'/>")
        == "icon: a picture of 0 by 0 points, which cannot be drawn; give it a width and a height")
  }

  @Test("An SVG that takes too long or too much memory is an error")
  func hostile() throws {
    // Each of 20 groups draws the previous one ten times.
    let levels = (1...20).map { "<g id='g\($0)'>" + String(repeating: "<use href='#g\($0 - 1)'/>", count: 10) + "</g>" }
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'><defs><g id='g0'><rect width='100' "
      + "height='100' opacity='.1'/></g>\(levels.joined())</defs><use href='#g20'/></svg>"
    let icon = try image(Data(text.utf8))
    let drawn = list(icon, CGSize(width: 2000, height: 2000)) { icon.draw(in: $0) }

    #expect(throws: RenderingError.self) { try Renderer().image(drawn) }
  }
}
