import Foundation
import Testing
import TestSupport
import UIFoundation
import UIGraphics

@testable import PictureComparison

@Suite("Comparing layouts")
struct LayoutComparisonTests {
  /// Returns a picture with filled rectangles on white; later ones cover earlier ones.
  private func picture(
    size: (width: Int, height: Int) = (200, 100), scale: CGFloat = 1, _ rectangles: [(CGRect, UInt32)]
  ) -> Picture {
    var changed: [(x: Int, y: Int, color: UInt32)] = []
    for (rect, color) in rectangles {
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX) { changed.append((x, y, color)) }
      }
    }
    return .filled(size.width, size.height, scale: scale, changed: changed)
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Five letters, 6 × 10 pixels each, 2 pixels apart.
  private func word(x: Int, y: Int, color: UInt32 = 0xFF00_0000) -> [(CGRect, UInt32)] {
    (0..<5).map { (rect(x + $0 * 8, y, 6, 10), color) }
  }

  private func boxes(_ picture: Picture) -> InkBoxes { InkBoxes(picture.image, scale: picture.scale ?? 1) }

  @Test("Letters form one line of text, and a rectangle is a box")
  func lineAndBox() {
    let found = boxes(picture(word(x: 10, y: 10) + [(rect(10, 50, 80, 30), red)]))

    #expect(found.lines == [PixelArea(x: 10, y: 10, width: 38, height: 10)])
    #expect(found.shapes == [PixelArea(x: 10, y: 50, width: 80, height: 30)])
  }

  @Test("Text on a colored surface is found, even in the color of the outer ground")
  func textOnSurface() {
    let found = boxes(picture([(rect(20, 20, 120, 40), red)] + word(x: 30, y: 30, color: white)))

    #expect(found.lines == [PixelArea(x: 30, y: 30, width: 38, height: 10)])
    #expect(found.shapes == [PixelArea(x: 20, y: 20, width: 120, height: 40)])
  }

  @Test("An outline does not join the letters that it surrounds")
  func outline() {
    let ring = [(rect(20, 20, 100, 40), black), (rect(21, 21, 98, 38), white)]
    let found = boxes(picture(ring + word(x: 30, y: 30)))

    #expect(found.lines == [PixelArea(x: 30, y: 30, width: 38, height: 10)])
    #expect(found.shapes == [PixelArea(x: 20, y: 20, width: 100, height: 40)])
  }

  @Test("Letters on two lines, and words further apart than 0.75 of their height, are separate lines")
  func separateLines() {
    // The gap of the words is 58 - 48 = 10 pixels: more than 7.5.
    let found = boxes(picture(word(x: 10, y: 10) + word(x: 58, y: 10) + word(x: 10, y: 25)))

    #expect(
      found.lines == [
        PixelArea(x: 10, y: 10, width: 38, height: 10), PixelArea(x: 58, y: 10, width: 38, height: 10),
        PixelArea(x: 10, y: 25, width: 38, height: 10),
      ])
  }

  @Test("A dot belongs to the letter below it")
  func dot() {
    // 2 of 10 pixels apart: within 0.3 of the letter's height.
    let found = boxes(picture([(rect(12, 10, 2, 2), black)] + word(x: 10, y: 14)))

    #expect(found.lines == [PixelArea(x: 10, y: 10, width: 38, height: 14)])
    #expect(found.shapes == [])
  }

  @Test("A shift by one point agrees and by two does not, at every scale", arguments: [1, 2, 3])
  func shift(scale: Int) {
    func moved(by points: Int) -> Picture {
      let shift = points * scale
      return picture(
        size: (400, 300), scale: CGFloat(scale),
        [(rect(10 + shift, 20, 60 * scale, 30 * scale), red), (rect(10, 200, 20 * scale, 13 * scale), black)])
    }
    let one = LayoutComparison(name: "", from: moved(by: 0), to: moved(by: 1))
    let two = LayoutComparison(name: "", from: moved(by: 0), to: moved(by: 2))

    #expect(one.isWithinPoint)
    #expect((one.boxes.countWithinPoint, one.boxes.total) == (2, 2))
    #expect(!two.isWithinPoint)
    #expect((two.boxes.countWithinPoint, two.boxes.total) == (1, 2))
    #expect(two.causes.map(\.cause) == [.movedBox])
    #expect(abs((two.causes.first?.points ?? 0) - 2) < 1e-9)
  }

  @Test("Each box has one partner, the nearest pair first")
  func matching() {
    let matching = BoxMatching(
      [PixelArea(x: 0, y: 0, width: 10, height: 10), PixelArea(x: 12, y: 0, width: 10, height: 10)],
      [PixelArea(x: 11, y: 0, width: 10, height: 10), PixelArea(x: 90, y: 0, width: 10, height: 10)], scale: 1)

    #expect(matching.pairs.map(\.reference.minX) == [12])
    #expect(matching.missing.map(\.minX) == [0])
    #expect(matching.extra.map(\.minX) == [90])
    #expect((matching.countWithinPoint, matching.total) == (1, 2))
  }

  @Test("Equal pictures have a similarity of 1")
  func equal() {
    let comparison = LayoutComparison(name: "", from: picture(word(x: 5, y: 5)), to: picture(word(x: 5, y: 5)))

    #expect(comparison.similarity == 1)
    #expect(comparison.isIdentical)
  }

  @Test("Two uniform pictures have the similarity of their means")
  func uniform() {
    // (2ab + C₁) / (a² + b² + C₁) with a = 255, b = 0 and C₁ = 2.55²: the other factor is C₂ / C₂.
    let black = Picture.filled(20, 20, Self.black)
    let similarity = LayoutComparison(name: "", from: .filled(20, 20), to: black).similarity

    #expect(abs(similarity - 6.5025 / (65025 + 6.5025)) < 1e-9)
  }

  @Test("A change affects only the windows that contain it")
  func local() {
    // 14 × 14 windows of 7 × 7 in 20 × 20 pixels; one contains the pixel in the corner. In it, a = 255, b = 255 × 48 / 49,
    // one variance and the covariance are 0, and the other variance is 255² × 48 / 49².
    let changed = Picture.filled(20, 20, changed: [(0, 0, Self.black)])
    let (a, b) = (255.0, 255.0 * 48 / 49)
    let (c1, c2) = (6.5025, 58.5225)
    let window = (2 * a * b + c1) / (a * a + b * b + c1) * c2 / (255 * 255 * 48 / 2401 + c2)

    let similarity = LayoutComparison(name: "", from: .filled(20, 20), to: changed).similarity
    #expect(abs(similarity - (195 + window) / 196) < 1e-9)
  }

  @Test("Pictures of other sizes, wider text and blank pictures are named as causes, the most frequent first")
  func causes() {
    let wide = word(x: 10, y: 10) + [(rect(50, 10, 6, 10), Self.black)]
    let summary = LayoutSummary([
      LayoutComparison(name: "a", from: picture(word(x: 10, y: 10)), to: picture(wide)),
      LayoutComparison(name: "b", from: picture(word(x: 10, y: 10)), to: picture(size: (200, 120), wide)),
      LayoutComparison(name: "c", from: picture(word(x: 10, y: 10)), to: picture([])),
    ])

    #expect(
      summary.causes == [
        "wider line of text: 2 in 2 of 3 pictures, median 8 pt",
        "blank picture: 1 in 1 of 3 pictures",
        "size of the picture: 1 in 1 of 3 pictures, median 20 pt",
      ])
  }

  @Test("A table has all pictures and those without text")
  func table() {
    let shape = picture([(rect(10, 10, 30, 30), Self.red)])
    let text = picture(word(x: 10, y: 10))
    let summary = LayoutSummary([
      LayoutComparison(name: "a", from: shape, to: shape), LayoutComparison(name: "b", from: text, to: text),
    ])

    #expect(
      summary.table == """
        | pictures | pairs | same size | identical | SSIM mean / median | boxes within 1 pt | lines within 1 pt |
        | --- | --- | --- | --- | --- | --- | --- |
        | all | 2 | 2 | 2 | 1.000 / 1.000 | 1 of 1 | 1 of 1 |
        | without text | 1 | 1 | 1 | 1.000 / 1.000 | 1 of 1 | 0 of 0 |
        """)
  }

  // A strip of 60,000 pixels in each direction: the area with both has 3.6 billion.
  @Test("Pictures whose common area is too large are not similar, and have no sheet")
  func strips() {
    let (row, column) = (Picture.filled(60_000, 1), Picture.filled(1, 60_000))

    #expect(LayoutComparison(name: "a", from: row, to: column).similarity == 0)
    #expect(LayoutSheet.picture(from: row, to: column) == nil)
  }

  @Test("A sheet shows the picture, its reference and their difference next to each other")
  func sheet() throws {
    let sheet = try #require(LayoutSheet.picture(from: .filled(20, 10), to: .filled(20, 10, Self.red)))

    // Three times 20 pixels and two gaps of 8.
    #expect((sheet.width, sheet.height) == (76, 10))
    let (actual, reference) = (try #require(sheet.rgba(x: 5, y: 5)), try #require(sheet.rgba(x: 33, y: 5)))
    #expect(actual == (255, 0, 0, 255))
    #expect(reference == (255, 255, 255, 255))
  }

  private static let black: UInt32 = 0xFF00_0000
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let red: UInt32 = 0xFFFF_0000
  private var black: UInt32 { Self.black }
  private var white: UInt32 { Self.white }
  private var red: UInt32 { Self.red }
}
