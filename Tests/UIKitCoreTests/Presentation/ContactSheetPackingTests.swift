import Testing

@testable import UIKitCore

@MainActor
@Suite("Packed contact sheets")
struct ContactSheetPackingTests {
  /// The cells of a matrix: a phone and a tablet in portrait and landscape, four variants each.
  private var matrix: ContactSheet {
    let sizes = [(390.0, 844.0), (844, 390), (744, 1133), (1133, 744)]
    return ContactSheet(
      pictures: sizes.flatMap { size in
        (0..<4).map { .ellipse("iPhone13 landscape rtl dark \($0)", CGFloat(size.0), CGFloat(size.1)) }
      })
  }

  @Test("Two landscape pictures are stacked next to a portrait picture that is as tall as both")
  func stacks() {
    let sheet = ContactSheet(pictures: [.ellipse("", 300, 416), .ellipse("", 400, 200), .ellipse("", 400, 200)])

    // 200 + 16 + 200 is 416. With 16 on every side, the sheet is 16 + 300 + 16 + 400 + 16 = 748 by 448.
    #expect(
      sheet.frames == [
        CGRect(x: 16, y: 16, width: 300, height: 416), CGRect(x: 332, y: 16, width: 400, height: 200),
        CGRect(x: 332, y: 232, width: 400, height: 200),
      ])
    #expect(sheet.displayList.bounds.size == CGSize(width: 748, height: 448))
  }

  @Test("Cells have their own width, keep their order and never overlap")
  func own() {
    let found = matrix.frames

    #expect(found.count == 16)
    #expect(found.map(\.size.width) == [390, 844, 744, 1133].flatMap { Array(repeating: CGFloat($0), count: 4) })
    for (index, frame) in found.enumerated() {
      for other in found[..<index] { #expect(!frame.insetBy(dx: -15, dy: -15).intersects(other)) }
    }
    // Rows begin at the left edge, each below the preceding row.
    let rows = found.filter { $0.minX == 16 }.map(\.minY)
    #expect(rows == rows.sorted())
  }

  @Test("A matrix of sixteen screens wastes less than a third of its sheet")
  func waste() {
    let sheet = matrix
    let shown = sheet.frames.reduce(0) { $0 + $1.width * $1.height }
    let size = sheet.displayList.bounds.size

    // In a grid of four equal columns, pictures cover 9.38 of 4612 × 3263 = 15.05 million points: 0.62.
    #expect(shown / (size.width * size.height) > 0.7, "\(size)")
    #expect(abs(size.width / size.height - 4.0 / 3) < 0.35, "\(size)")
  }

  @Test("Captions grow with the sheet, so that they are legible when it is shown whole")
  func captions() throws {
    let sheet = matrix
    let large = try #require(
      sheet.displayList.items.lazy.compactMap { if case .glyphs(let item) = $0 { item.pointSize } else { nil } }.first)
    let small = ContactSheet(pictures: [.ellipse("one", 200, 100), .ellipse("two", 200, 100)]).displayList.items.lazy
      .compactMap { if case .glyphs(let item) = $0 { item.pointSize } else { nil } }.first

    // A 140th of the sheet's width is 10.3 pixels if the sheet is shown 1440 wide, minus up to a point of rounding.
    #expect(large * 1440 / sheet.displayList.bounds.width >= 9.8)
    #expect(small == 11)
  }

  @Test("A scale at which the sheet cannot be decoded is lowered to a whole number, or below 1 to hundredths")
  func scale() {
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 3581, height: 2487), items: [])

    // 3581 × 2487 is 8.9 million points: 80 million pixels at 3x, 36 at 2x, 9 at 1x.
    #expect(list.scale(upTo: 3, pixels: 100_000_000) == 3)
    #expect(list.scale(upTo: 3, pixels: 67_108_864) == 2)
    #expect(list.scale(upTo: 2.5, pixels: 20_000_000) == 1)
    // √(1/8.9) is 0.335.
    #expect(list.scale(upTo: 3, pixels: 1_000_000) == 0.33)
    // 16383 ÷ 3581 is 4.57.
    #expect(list.scale(upTo: 6, pixels: .max, side: 16_383) == 4)
  }
}
