import Foundation
import TestSupport
import Testing
import TextLayout
import UIFoundation
import UIGraphics

@testable import CairoRendering

@Suite("Consistency with other programs") struct ViewerTests {
  private static let rsvg = "/usr/bin/rsvg-convert"

  /// Runs a program and decodes its output.
  ///
  /// `arguments` receives the path of the input and the path of the output without `.png`.
  private func picture(_ program: String, _ arguments: (String, String) -> [String], _ data: Data) throws -> CGImage {
    try withTemporaryFolder(["input": data]) { folder in
      let stem = folder.appendingPathComponent("output").path
      #expect(try runProgram(program, arguments(folder.appendingPathComponent("input").path, stem)).status == 0)
      return try CGImage.decode(Data(contentsOf: URL(fileURLWithPath: stem + ".png")), name: program).image
    }
  }

  /// Returns the mean difference of a color component, 0 to 255.
  private func difference(_ left: CGImage, _ right: CGImage) -> Double {
    guard left.width == right.width, left.height == right.height else { return .infinity }
    return left.pixels.withUnsafeBytes { first in
      right.pixels.withUnsafeBytes { second in
        var sum = 0
        for index in 0..<first.count { sum += abs(Int(first[index]) - Int(second[index])) }
        return Double(sum) / Double(first.count)
      }
    }
  }

  // The measured difference is 0.9. A missing shadow alone results in 3.5, and missing text in more.
  @Test("Poppler shows a PDF like the PNG, except for the edges of glyphs")
  func poppler() throws {
    let pdf = try Renderer().pdf([DeterminismTests.page])

    let rendered = try picture("/usr/bin/pdftoppm", { ["-r", "144", "-png", "-singlefile", $0, $1] }, pdf)

    #expect(try difference(rendered, Renderer(scale: 2).image(DeterminismTests.page)) < 2)
  }

  // The SVG contains our outlines of glyphs, so text is as similar as shapes are.
  @Test("librsvg shows an SVG of outlines like the PNG", .enabled(if: FileManager.default.fileExists(atPath: rsvg)))
  func librsvg() throws {
    let svg = try Renderer().svg(DeterminismTests.page, options: SVGOptions(text: .outlines))

    let rendered = try picture(Self.rsvg, { ["--zoom", "2", $0, "-o", $1 + ".png"] }, svg)

    #expect(try difference(rendered, Renderer(scale: 2).image(DeterminismTests.page)) < 2)
  }
}
