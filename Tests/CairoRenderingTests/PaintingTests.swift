import Testing
import TextLayout
import UIFoundation
import UIGraphics

@testable import CairoRendering

/// Returns the rows of pixels of a painted list, each pixel as 0xAARRGGBB.
func pixelRows(_ list: DisplayList, scale: CGFloat = 1) throws -> [[UInt32]] {
  let image = try Renderer(scale: scale).image(list)
  return image.pixels.withUnsafeBytes { bytes in
    let all = Array(bytes.bindMemory(to: UInt32.self))
    return (0..<image.height).map { Array(all[($0 * image.width)..<(($0 + 1) * image.width)]) }
  }
}

private func record(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) -> DisplayList {
  DisplayList.record(bounds: CGRect(x: 0, y: 0, width: width, height: height), body)
}

@Suite("Painting") struct PaintingTests {
  @Test("A rectangle on whole pixels is exact at every scale", arguments: [CGFloat(1), 2, 3])
  func rectangles(scale: CGFloat) throws {
    let list = record(4, 3) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
    }

    let rows = try pixelRows(list, scale: scale)

    let s = Int(scale)
    #expect(rows.count == 3 * s && rows[0].count == 4 * s)
    for (y, row) in rows.enumerated() {
      for (x, word) in row.enumerated() {
        let inside = (s..<(3 * s)).contains(x) && (s..<(2 * s)).contains(y)
        #expect(word == (inside ? 0xFFFF_0000 : 0))
      }
    }
  }

  @Test("A picture shows the area of its bounds, even if the bounds do not begin at zero")
  func shiftedBounds() throws {
    let list = DisplayList.record(bounds: CGRect(x: 10, y: -5, width: 2, height: 1)) { context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 11, y: -5, width: 1, height: 1))
    }

    #expect(try pixelRows(list) == [[0, 0xFF00_00FF]])
  }

  /// Returns the painted width of the character "|" at 200 points, in points, by color.
  private func barInk(_ attributes: [NSAttributedString.Key: Any]) throws -> (red: Double, blue: Double) {
    let font = UIFont.systemFont(ofSize: 200)
    let list = record(100, 240) { _ in
      "|".draw(at: .zero, withAttributes: attributes.merging([.font: font, .foregroundColor: UIColor.blue]) { $1 })
    }
    let row = try pixelRows(list)[120]
    return (
      row.reduce(0) { $0 + Double($1 >> 16 & 0xFF) / 255 }, row.reduce(0) { $0 + Double($1 & 0xFF) / 255 }
    )
  }

  @Test(
    "Text of 200 points with a stroke width of 2 percent has a line of 4 points; a negative width also fills the text")
  func strokedText() throws {
    // Apple's reference of strokeWidth: a percentage of the point size, "negative values to stroke and fill the text".
    let bar = try barInk([:]).blue
    let hollow = try barInk([.strokeWidth: 2.0, .strokeColor: UIColor.red])
    let filled = try barInk([.strokeWidth: -2.0, .strokeColor: UIColor.red])
    let uncolored = try barInk([.strokeWidth: 2.0])

    #expect(bar > 8)
    // Two lines of 4 points. Half of each line covers the bar.
    #expect(abs(hollow.red - 8) < 0.05 && hollow.blue == 0)
    #expect(abs(filled.red - 8) < 0.05 && abs(filled.blue - (bar - 4)) < 0.1)
    #expect(abs(uncolored.blue - 8) < 0.05 && uncolored.red == 0)
  }

  @Test("A stroke whose width is zero or too large for a number leaves the text filled", arguments: [0, 1e308, -1e308])
  func extremeStrokes(percentage: Double) throws {
    // At 200 points, the two large percentages result in widths beyond the range of numbers.
    let plain = try barInk([:])
    let stroked = try barInk([.strokeWidth: percentage, .strokeColor: UIColor.red])

    #expect(stroked.red == 0 && stroked.blue == plain.blue && plain.blue > 8)
  }

  @Test("A group's opacity applies to the whole group")
  func groups() throws {
    let list = record(1, 1) { context in
      context.group(GroupStyle(alpha: 0.5)) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }

    // Only blue is visible, at half opacity. If each rectangle had the opacity, a quarter of red would show through.
    #expect(try pixelRows(list) == [[0x8000_0080]])
  }

  @Test("A tint replaces the colors of a drawing and keeps its alpha")
  func tint() throws {
    let icon = UIImage(
      record(2, 1) { context in
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    let list = record(2, 1) { _ in icon.withTintColor(.red).draw(at: .zero) }

    #expect(try pixelRows(list) == [[0xFFFF_0000, 0]])
  }

  @Test("Pixels of an image are copied unchanged at their own scale, in the orientation of the image")
  func images() throws {
    let pixels = try Renderer().image(
      record(2, 1) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      })
    func drawn(_ orientation: UIImage.Orientation) throws -> [[UInt32]] {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      return try pixelRows(record(image.size.width, image.size.height) { _ in image.draw(at: .zero) })
    }
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)

    #expect(try drawn(.up) == [[red, blue]])
    #expect(try drawn(.upMirrored) == [[blue, red]])
    #expect(try drawn(.down) == [[blue, red]])
    #expect(try drawn(.downMirrored) == [[red, blue]])
    #expect(try drawn(.right) == [[red], [blue]])
    #expect(try drawn(.left) == [[blue], [red]])
    #expect(try drawn(.leftMirrored) == [[red], [blue]])
    #expect(try drawn(.rightMirrored) == [[blue], [red]])
  }

  @Test("The picture of an opaque image context is black where nothing is drawn")
  func opaqueContexts() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 1)
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(try pixelRows(record(2, 1) { _ in image?.draw(at: .zero) }) == [[0xFFFF_0000, 0xFF00_0000]])
  }

  // Opaque red on opaque blue, by the formulas of Apple's reference of CGBlendMode: S × Da, S × (1 - Da), D × Sa and
  // S × (1 - Da) + D × Sa.
  @Test(
    "A stroke changes only what it covers, in every blend mode",
    arguments: [
      (CGBlendMode.sourceIn, 0xFFFF_0000), (.sourceOut, 0), (.destinationIn, 0xFF00_00FF),
      (.destinationAtop, 0xFF00_00FF),
    ] as [(CGBlendMode, UInt32)])
  func boundedStrokes(_ mode: CGBlendMode, _ covered: UInt32) throws {
    let list = record(2, 3) { context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
      context.setBlendMode(mode)
      context.setStrokeColor(UIColor.red.cgColor)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 2, y: 1.5)])
    }
    let blue: UInt32 = 0xFF00_00FF

    #expect(try pixelRows(list) == [[blue, blue], [covered, covered], [blue, blue]])
  }

  @Test("A recorded image is rasterized on demand, at its scale")
  func recordedPixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }

    let pixels = try #require(image.cgImage)

    #expect(pixels.width == 6 && pixels.height == 2 && pixels.isOpaque)
    #expect(image.size == CGSize(width: 3, height: 1))
  }

  @Test("CGContext draws images upside down, as UIKit's contexts do")
  func flippedImages() throws {
    let black = record(1, 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let pixels = try Renderer().image(black)
    let list = record(1, 2) { $0.draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }

    #expect(try pixelRows(list) == [[0], [0xFF00_0000]])
  }

  @Test("A mask applies to drawing until the saved state is restored")
  func masks() throws {
    let mask = try Renderer().image(
      record(2, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) })
    let list = record(2, 2) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.withState {
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    #expect(try pixelRows(list) == [[0xFFFF_0000, 0], [0, 0xFFFF_0000]])
  }

  @Test(
    "CGContext applies image masks upside down, as it draws images; flipping the axis corrects this")
  func flippedMasks() throws {
    let mask = try Renderer().image(record(1, 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) })
    let rect = CGRect(x: 0, y: 1, width: 1, height: 2)
    let masked = record(1, 3) { context in
      context.clip(to: rect, mask: mask)
      context.fill(rect)
    }
    let flipped = record(1, 3) { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: rect, mask: mask)
      context.fill(rect)
    }

    #expect(try pixelRows(masked) == [[0], [0], [0xFF00_0000]])
    #expect(try pixelRows(flipped) == [[0], [0xFF00_0000], [0]])
  }

  @Test("The mask of a group is positioned in the group's coordinate space")
  func movedMasks() throws {
    let mask = record(1, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let list = record(4, 1) { context in
      context.translateBy(x: 2, y: 0)
      context.group(GroupStyle(mask: mask)) { context.fill(CGRect(x: -2, y: 0, width: 4, height: 1)) }
    }

    #expect(try pixelRows(list) == [[0, 0, 0xFF00_0000, 0]])
  }

  @Test("A shadow without blur is a moved copy of the whole item, even if the item is clipped")
  func sharpShadow() throws {
    let list = record(4, 1) { context in
      context.clip(to: CGRect(x: 2, y: 0, width: 2, height: 1))
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: UIColor.black.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    #expect(try pixelRows(list) == [[0, 0, 0, 0xFF00_0000]])
  }

  @Test("A blurred shadow has half its opacity at its edge, and the same radius in points at every scale")
  func blurredShadow() throws {
    let list = record(60, 40) { context in
      context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: UIColor.black.cgColor)
      context.fill(CGRect(x: -50, y: -50, width: 80, height: 200))
    }

    for scale in [1, 2] {
      let row = try pixelRows(list, scale: CGFloat(scale))[20 * scale].map { Int($0 >> 24) }
      // Just outside of the edge the Gaussian's integral is slightly below one half of 255.
      #expect(abs(row[30 * scale] - 118) <= 10)
      // Three deviations (8 / 2 × 3 = 12 points) away almost nothing remains.
      #expect(row[43 * scale] <= 2)
    }
  }

  @Test("Text is positioned at quarters of a pixel, and its baseline at whole pixels")
  func glyphPhases() throws {
    // Shaping corrects the advances of most letters and shifts these letters. E is not corrected, so it is drawn
    // exactly at the pen.
    func picture(_ x: CGFloat, _ y: CGFloat) throws -> [[UInt32]] {
      try pixelRows(
        record(60, 24) { _ in
          "E".draw(at: CGPoint(x: x, y: y), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        })
    }

    let quarters = try [3, 3.25, 3.5, 3.75].map { try picture($0, 2) }
    #expect(Set(quarters).count == 4)
    #expect(try [3.1, 3.35, 3.6, 3.85].map { try picture($0, 2) } == quarters)
    // The ascender of 17 points is 16.2, so the baseline is at 18.2. At 18.4, it rounds to the same row, and at 18.7 to
    // the next row.
    #expect(try picture(3, 2.2) == picture(3, 2))
    #expect(try picture(3, 2.5).dropFirst() == picture(3, 2).dropLast())
    // One whole pixel further, all pixels are equal, one column to the right.
    #expect(try picture(4, 2).map { Array($0.dropFirst()) } == picture(3, 2).map { Array($0.dropLast()) })
  }

  @Test("Text inside of a curved clip has the pixels of unclipped text")
  func clippedText() throws {
    func picture(clipped: Bool) throws -> [[UInt32]] {
      try pixelRows(
        record(80, 24) { context in
          // The ellipse contains the whole text, but clips with an antialiased mask instead of a rectangle.
          if clipped {
            context.clip(
              to: .path(Shape.ellipse(CGRect(x: -400, y: -400, width: 880, height: 824)).pathData), using: .winding)
          }
          "office".draw(at: CGPoint(x: 3, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        })
    }

    let unclipped = try picture(clipped: false)
    // The stems of f and i are black.
    #expect(unclipped.joined().contains { $0 >> 24 > 250 })
    #expect(try picture(clipped: true) == unclipped)
  }
}
