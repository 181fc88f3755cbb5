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

  @Test("A masked group on a page of a PDF keeps its opacity and tint")
  func maskedGroups() throws {
    let left = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)) {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let styles = [
      GroupStyle(mask: left), GroupStyle(alpha: 0.6, mask: left),
      GroupStyle(alpha: 0.6, tint: RGBA(red: 0, green: 0, blue: 1), mask: left),
    ]
    let list = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 20, height: 30)) { context in
      context.setFillColor(UIColor.red.cgColor)
      for (row, style) in styles.enumerated() {
        context.withState {
          context.translateBy(x: 0, y: CGFloat(10 * row))
          context.group(style) { context.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
        }
      }
    }

    let rendered = try picture(
      "/usr/bin/pdftoppm", { ["-r", "72", "-png", "-singlefile", $0, $1] }, try Renderer().pdf([list]))

    let pixels = rendered.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    // The center of the left and of the right half of each row, in a picture of 20 pixels per row.
    let centers = [105, 115, 305, 315, 505, 515].map { pixels[$0] }
    // Red on white, then red and blue at an opacity of 153 of 255. The mask hides the right half.
    let white: UInt32 = 0xFFFF_FFFF
    #expect(centers == [0xFFFF_0000, white, 0xFFFF_6666, white, 0xFF66_66FF, white])
  }

  @Test("The transform of a mask on a page of a PDF ends with the mask")
  func maskTransforms() throws {
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    let square = DisplayList.record(bounds: bounds) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }.items
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10)
    let mask = DisplayList(bounds: bounds, items: [.transform(flip)] + square)
    let down = DisplayItem.transform(CGAffineTransform(translationX: 0, y: 10))
    let list = DisplayList(
      bounds: bounds, items: [.beginGroup(GroupStyle(mask: mask))] + square + [.endGroup, down] + square)

    let rendered = try picture(
      "/usr/bin/pdftoppm", { ["-r", "72", "-png", "-singlefile", $0, $1] }, try Renderer().pdf([list]))

    let pixels = rendered.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    // The centers of both squares, in a picture of 10 pixels per row.
    #expect([55, 155].map { pixels[$0] } == [0xFF00_0000, 0xFF00_0000])
  }

  /// A square with a shadow under a mask, and a square under a mask with a shadow.
  private var maskedShadows: DisplayList {
    let shadow = GroupStyle(
      shadow: ShadowStyle(offset: CGSize(width: 6, height: 6), blur: 12, color: RGBA.black.with(alpha: 0.8)),
      tint: RGBA.black.with(alpha: 0))
    func fill(_ rect: CGRect, hasShadow: Bool, in context: CGContext) {
      if hasShadow { context.group(shadow) { context.fill(rect) } }
      context.fill(rect)
    }
    let square = CGRect(x: 20, y: 20, width: 60, height: 60)
    // The bounds of a mask are those of its layer, which neither the mask nor its shadow keeps to.
    let upper = DisplayList.record(bounds: square) {
      fill(CGRect(x: 0, y: 0, width: 100, height: 50), hasShadow: false, in: $0)
    }
    let small = DisplayList.record(bounds: square) {
      fill(CGRect(x: 30, y: 30, width: 45, height: 45), hasShadow: true, in: $0)
    }
    return DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
      context.setFillColor(UIColor.red.cgColor)
      context.group(GroupStyle(mask: upper)) { fill(square, hasShadow: true, in: context) }
      context.translateBy(x: 100, y: 0)
      context.group(GroupStyle(mask: small)) { fill(square.insetBy(dx: -20, dy: -20), hasShadow: false, in: context) }
    }
  }

  // Without the shadow of the left square beside it, the difference is 2 or more.
  @Test("Shadows under a mask, and of a mask, look in a PDF and an SVG as in a PNG")
  func masksWithShadows() throws {
    let expected = try Renderer(scale: 2).image(maskedShadows)

    let pdf = try picture(
      "/usr/bin/pdftoppm", { ["-r", "144", "-png", "-singlefile", $0, $1] }, try Renderer().pdf([maskedShadows]))
    #expect(difference(pdf, expected) < 1)
    guard FileManager.default.fileExists(atPath: Self.rsvg) else { return }
    let svg = try picture(Self.rsvg, { ["--zoom", "2", $0, "-o", $1 + ".png"] }, try Renderer().svg(maskedShadows))
    #expect(difference(svg, expected) < 1)
  }

  // The SVG contains our outlines of glyphs, so text is as similar as shapes are.
  @Test("librsvg shows an SVG of outlines like the PNG", .enabled(if: FileManager.default.fileExists(atPath: rsvg)))
  func librsvg() throws {
    let svg = try Renderer().svg(DeterminismTests.page, options: SVGOptions(text: .outlines))

    let rendered = try picture(Self.rsvg, { ["--zoom", "2", $0, "-o", $1 + ".png"] }, svg)

    #expect(try difference(rendered, Renderer(scale: 2).image(DeterminismTests.page)) < 2)
  }
}
