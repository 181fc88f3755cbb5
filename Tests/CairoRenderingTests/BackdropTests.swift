import Foundation
import Testing
import UIFoundation
import UIGraphics

@testable import CairoRendering

@Suite("Backdrops") struct BackdropTests {
  private func record(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) -> DisplayList {
    DisplayList.record(bounds: CGRect(x: 0, y: 0, width: width, height: height), body)
  }

  private func fill(_ color: UIColor, _ rect: CGRect, in context: CGContext) {
    context.setFillColor(color.cgColor)
    context.fill(rect)
  }

  private func gray(_ value: Int) -> UInt32 { 0xFF00_0000 | UInt32(value) * 0x01_0101 }

  private func tint(_ white: Double, _ alpha: Double, _ mode: BackdropStyle.Tint.Mode) -> BackdropStyle.Tint {
    BackdropStyle.Tint(RGBA(red: white, green: white, blue: white, alpha: alpha), mode: mode)
  }

  /// Stripes of eight colors, three pixels each.
  private func drawStripes(in rect: CGRect, _ context: CGContext) {
    for (index, x) in stride(from: rect.minX, to: rect.maxX, by: 3).enumerated() {
      let part = [CGFloat(index & 1), CGFloat(index >> 1 & 1), CGFloat(index >> 2 & 1)]
      fill(
        UIColor(red: part[0], green: part[1], blue: part[2], alpha: 1),
        CGRect(x: x, y: rect.minY, width: 3, height: rect.height), in: context)
    }
  }

  @Test("Without a blur, a saturation and a tint, every pixel stays as it is")
  func unchanged() throws {
    let stripes = record(100, 40) { drawStripes(in: CGRect(x: 0, y: 0, width: 100, height: 40), $0) }
    let behind = record(100, 40) { context in
      drawStripes(in: CGRect(x: 0, y: 0, width: 100, height: 40), context)
      context.drawBackdrop(behind: .rect(CGRect(x: 5, y: 5, width: 61, height: 30)), BackdropStyle())
    }

    #expect(try pixelRows(behind) == pixelRows(stripes))
  }

  // The convolution of a step with a Gaussian is its integral, (1 + erf(x / (deviation · √2))) / 2.
  @Test("A blur turns an edge into the integral of a Gaussian", arguments: [CGFloat(1), 3, 10, 25])
  func edge(deviation: CGFloat) throws {
    let list = record(400, 12) { context in
      fill(.black, CGRect(x: 0, y: 0, width: 400, height: 12), in: context)
      fill(.white, CGRect(x: 200, y: 0, width: 200, height: 12), in: context)
      context.drawBackdrop(
        behind: .rect(CGRect(x: 0, y: 0, width: 400, height: 12)), BackdropStyle(deviation: deviation))
    }

    let row = try pixelRows(list)[6]

    for x in 0..<400 {
      let exact = 255 * (1 + erf((Double(x) + 0.5 - 200) / (Double(deviation) * 2.0.squareRoot()))) / 2
      let painted = Double(row[x] & 0xFF)
      // 1.2 % of white: cells begin on whole pixels, and half a pixel changes the steepest value by two.
      #expect(abs(painted - exact) <= 3, "\(painted) instead of \(exact) at \(x)")
    }
  }

  @Test("The deviation is in points of the current transform")
  func scale() throws {
    func edge(_ scale: CGFloat, deviation: CGFloat) throws -> [UInt32] {
      let list = record(200 / scale, 8 / scale) { context in
        fill(.black, CGRect(x: 0, y: 0, width: 100 / scale, height: 8), in: context)
        fill(.white, CGRect(x: 100 / scale, y: 0, width: 100 / scale, height: 8), in: context)
        context.drawBackdrop(
          behind: .rect(CGRect(x: 0, y: 0, width: 200 / scale, height: 8 / scale)), BackdropStyle(deviation: deviation))
      }
      return try pixelRows(list, scale: scale)[0]
    }

    #expect(try edge(1, deviation: 8) == edge(2, deviation: 4))
  }

  @Test("Nothing outside of the outline's bounding box reaches a blur, and nothing outside changes")
  func bounds() throws {
    let inside = CGRect(x: 20, y: 20, width: 40, height: 40)
    let list = record(80, 80) { context in
      fill(.red, CGRect(x: 0, y: 0, width: 80, height: 80), in: context)
      fill(.blue, inside, in: context)
      context.drawBackdrop(behind: .rect(inside), BackdropStyle(deviation: 25))
    }

    for (y, row) in try pixelRows(list).enumerated() {
      for (x, pixel) in row.enumerated() {
        #expect(pixel == (inside.contains(CGPoint(x: x, y: y)) ? 0xFF00_00FF : 0xFFFF_0000))
      }
    }
  }

  // The functions of the W3C's Compositing and Blending Level 1: a dodge divides by 1 - source; an overlay multiplies
  // twice the backdrop below a half, and is a screen above it. 51 and 204 are 0.2 and 0.8 of 255.
  @Test(
    "Tints mix, dodge and overlay colors as CSS does",
    arguments: [
      (BackdropStyle.Tint.Mode.normal, 0.4, 0.25, 51, 64),  // 0.2 · 0.75 + 0.4 · 0.25 = 0.25
      (.colorDodge, 0.2, 1, 104, 130),  // 104 / 0.8 = 130
      (.colorDodge, 0.2, 1, 230, 255),  // 0.9 / 0.8 > 1
      (.colorDodge, 1, 1, 0, 0), (.colorDodge, 1, 1, 1, 255),
      (.overlay, 0.6, 1, 51, 61),  // 2 · 0.2 · 0.6 = 0.24
      (.overlay, 0.6, 1, 204, 214),  // 1 - 2 · 0.2 · 0.4 = 0.84
      (.overlay, 0.6, 0.5, 51, 56),  // (0.24 + 0.2) / 2 = 0.22
    ])
  func tints(mode: BackdropStyle.Tint.Mode, white: Double, alpha: Double, below: Int, expected: Int) throws {
    let list = record(4, 4) { context in
      fill(UIColor(white: CGFloat(below) / 255, alpha: 1), CGRect(x: 0, y: 0, width: 4, height: 4), in: context)
      context.drawBackdrop(
        behind: .rect(CGRect(x: 0, y: 0, width: 4, height: 4)), BackdropStyle(tints: [tint(white, alpha, mode)]))
    }

    #expect(try pixelRows(list) == Array(repeating: Array(repeating: gray(expected), count: 4), count: 4))
  }

  // The luminance of sRGB's blue is 0.0722: gray (0.0722 · 255 = 18.4) plus twice the distance from it.
  @Test("A saturation moves colors away from the gray of their luminance")
  func saturation() throws {
    func color(_ saturation: Double) throws -> UInt32 {
      let list = record(1, 1) { context in
        fill(UIColor(red: 0.4, green: 0.4, blue: 0.6, alpha: 1), CGRect(x: 0, y: 0, width: 1, height: 1), in: context)
        context.drawBackdrop(
          behind: .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), BackdropStyle(saturation: saturation))
      }
      return try pixelRows(list)[0][0]
    }

    // 0.4 + 0.2 · 0.0722 = 0.41444 is the luminance; 2 · 0.4 - 0.41444 = 0.38556 = 98; 2 · 0.6 - 0.41444 = 0.78556 = 200.
    #expect(try color(2) == 0xFF62_62C8)
    // 0.41444 · 255 = 106.
    #expect(try color(0) == gray(106))
  }

  @Test("In a group, a backdrop shows what is behind the group as well")
  func groups() throws {
    let list = record(20, 20) { context in
      fill(.red, CGRect(x: 0, y: 0, width: 20, height: 20), in: context)
      context.group(.clippedAsWhole) {
        fill(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5), CGRect(x: 0, y: 0, width: 10, height: 20), in: context)
        context.drawBackdrop(
          behind: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), BackdropStyle(tints: [tint(0, 0.5, .normal)]))
      }
    }

    let row = try pixelRows(list)[10]

    // Half of red and half of blue, below half of black; red below half of black.
    #expect([0xFF40_0040, 0xFF3F_0040, 0xFF40_003F].contains(row[4]))
    #expect([0xFF80_0000, 0xFF7F_0000].contains(row[15]))
  }

  @Test("Masked by other drawing, a backdrop shows in its shape only")
  func masks() throws {
    let mask = record(20, 20) { fill(.red, CGRect(x: 0, y: 0, width: 10, height: 20), in: $0) }
    let list = record(20, 20) { context in
      fill(.white, CGRect(x: 0, y: 0, width: 20, height: 20), in: context)
      context.group(GroupStyle(mask: mask)) {
        context.drawBackdrop(
          behind: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), BackdropStyle(tints: [tint(0, 0.6, .normal)]))
      }
    }

    let row = try pixelRows(list)[10]

    #expect(row[4] == gray(102))
    #expect(row[15] == gray(255))
  }

  @Test("The shadow and the mask of a backdrop are those of its outline")
  func coverage() throws {
    let shape = Shape.rect(CGRect(x: 0, y: 0, width: 10, height: 20))
    let mask = record(20, 20) { $0.drawBackdrop(behind: shape, BackdropStyle(deviation: 4)) }
    let list = record(20, 20) { context in
      context.group(GroupStyle(mask: mask)) { fill(.blue, CGRect(x: 0, y: 0, width: 20, height: 20), in: context) }
      context.group(GroupStyle(tint: RGBA(red: 1, green: 0, blue: 0, alpha: 1))) {
        context.drawBackdrop(behind: .rect(CGRect(x: 15, y: 0, width: 5, height: 20)), BackdropStyle(deviation: 4))
      }
    }

    let row = try pixelRows(list)[10]

    #expect([row[4], row[12], row[17]] == [0xFF00_00FF, 0, 0xFFFF_0000])
  }

  // A picture 4,200 pixels wide is painted in bands of 16 Mi / 4,200 = 3,994 rows.
  @Test("A blur across the bands of a tall picture has no seam")
  func bands() throws {
    func picture(height: CGFloat, top: CGFloat) throws -> CGImage {
      try Renderer().image(
        record(4200, height) { context in
          fill(.white, CGRect(x: 0, y: 0, width: 4200, height: height), in: context)
          fill(.red, CGRect(x: 0, y: top, width: 4200, height: 45), in: context)
          context.drawBackdrop(
            behind: .rect(CGRect(x: 10, y: top, width: 60, height: 90)), BackdropStyle(deviation: 12))
        })
    }

    let tall = try picture(height: 4100, top: 3950)
    let short = try picture(height: 120, top: 20)

    let seam = try #require(tall.cropping(to: CGRect(x: 0, y: 3940, width: 100, height: 110)))
    let whole = try #require(short.cropping(to: CGRect(x: 0, y: 10, width: 100, height: 110)))
    #expect(seam == whole)
  }

  @Test("In SVG and PDF, an image of the backdrop has the colors of the picture")
  func vectorFormats() throws {
    let inner = record(60, 60) { context in
      drawStripes(in: CGRect(x: 0, y: 0, width: 60, height: 60), context)
      context.drawBackdrop(behind: .rect(CGRect(x: 6, y: 6, width: 48, height: 48)), BackdropStyle(deviation: 6))
    }
    let list = record(200, 80) { context in
      drawStripes(in: CGRect(x: 0, y: 0, width: 200, height: 80), context)
      context.drawBackdrop(
        behind: .rect(CGRect(x: 10, y: 10, width: 90, height: 60)),
        BackdropStyle(deviation: 8, tints: [tint(0.7, 0.8, .normal), tint(0.2, 1, .colorDodge)]))
      context.translateBy(x: 120, y: 10)
      UIImage(inner).draw(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    }

    let images = try RasterContext.use { context throws(RenderingError) in
      try Renderer().withBackdropImages(list, context)
    }

    #expect(list.hasBackdrops && !images.hasBackdrops)
    let (expected, painted) = (try pixelRows(list, scale: 2), try pixelRows(images, scale: 2))
    for (one, other) in zip(expected, painted) {
      for (left, right) in zip(one, other) {
        for shift in [UInt32(0), 8, 16] {
          #expect(abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) <= 2)
        }
      }
    }
    let svg = String(decoding: try Renderer().svg(list), as: UTF8.self)
    #expect(svg.components(separatedBy: "<image ").count - 1 == 2)
    #expect(try Renderer().pdf([list]).count > (try Renderer().pdf([images]).count) / 2)
  }

  // Cairo's surfaces have at most 32,767 pixels per side; at 2x, 40,000 points would be 80,000.
  @Test("A picture of 40,000 points with a backdrop is written as SVG, with one image")
  func tallPictures() throws {
    let list = record(10, 40_000) {
      $0.drawBackdrop(behind: .rect(CGRect(x: 0, y: 0, width: 10, height: 50)), BackdropStyle(deviation: 3))
    }

    let svg = String(decoding: try Renderer().svg(list), as: UTF8.self)

    #expect(svg.components(separatedBy: "<image ").count == 2)
  }

  @Test("Lists with other backdrops have other digests and descriptions")
  func encoding() {
    func list(_ style: BackdropStyle) -> DisplayList {
      record(10, 10) { $0.drawBackdrop(behind: .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), style) }
    }
    let styles = [
      BackdropStyle(deviation: 3), BackdropStyle(deviation: 4), BackdropStyle(deviation: 3, saturation: 1.8),
      BackdropStyle(deviation: 3, tints: [tint(1, 0.5, .normal)]),
      BackdropStyle(deviation: 3, tints: [tint(1, 0.5, .overlay)]),
    ]

    #expect(Set(styles.map { list($0).digest }).count == 5)
    #expect(
      list(styles[4]).description
        == "bounds 0,0,10,10\nbackdrop rect=1,2,3,4 deviation=3 saturation=1 "
        + "tints=[{color=#ffffff80 mode=overlay}]\n")
  }
}
