import Foundation
import Testing
import UIKitCore

@testable import BatchRendering
@testable import LayoutFigures

/// Tests of marks that a reader understands at once.
@MainActor
@Suite("Marks that readers understand at once")
struct UnderstoodMarkTests {
  private func record(_ document: String) throws -> DisplayList {
    let maker = PictureMaker()
    let reference = DocumentReference.text(document, name: "a.yaml", folder: "/tmp")
    let pictures = try maker.pictures(of: reference, VariantAxes(), [], PictureOptions())
    var job = RenderJob(
      document: reference, scene: nil, axes: VariantAxes(), options: PictureOptions(), format: .png, path: "a.png",
      destination: .bytes)
    let captions = try maker.captions(of: reference, pictures, PictureOptions())
    try PictureRow.rows(of: pictures, captions: captions, input: "a.yaml").first?.add(to: &job)
    return try maker.record(job).list
  }

  private func texts(_ list: DisplayList) -> [String] { list.glyphItems.map(\.text) }

  /// Returns all texts in one line.
  private func words(_ list: DisplayList) -> String {
    texts(list).joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private func strokes(_ list: DisplayList) -> [StrokeItem] {
    list.items.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
  }

  private func fills(_ list: DisplayList) -> [FillItem] {
    list.items.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }

  // MARK: Leaders

  @Test("A leader ends in a dot of 4 points before its view, or 3 points before the view's text")
  func dots() throws {
    let list = try record(
      """
      size: 240x100
      callouts: {box: A box, title: A text}
      view:
        backgroundColor: white
        subviews:
          - {id: box, backgroundColor: systemGray5, frame: [20, 20, 60, 60]}
          - {id: title, class: UILabel, text: Hill, frame: [180, 40, 40, 20], textAlignment: right}
      """)

    let boxes: [CGRect] = fills(list).map(\.shape.bounds)
    let dots = boxes.filter { (box: CGRect) -> Bool in abs(box.width - 4) < 1e-6 && abs(box.height - 4) < 1e-6 }
    try #require(dots.count == 2)
    // The leader of the box comes from the left, and ends at 20.
    #expect(abs(dots[0].maxX - 20) < 1e-6 && dots[0].minY > 20 && dots[0].maxY < 80)
    // The text ends at the right edge of its view, at 220, except for the space beside its last letter.
    let title = CGRect(x: 180, y: 40, width: 40, height: 20)
    let letters = PictureInk(DisplayList(bounds: title, items: list.items)).letters
    let end = try #require(letters.map(\.maxX).max())
    #expect(abs(dots[1].minX - (end + 3)) < 0.5, "\(dots[1]) \(end)")
    // The lines end at the dots.
    let leaders = strokes(list).filter { $0.style.width == 0.5 }.map(\.shape.bounds)
    #expect(leaders.contains { (line: CGRect) -> Bool in abs(line.maxX - dots[0].minX) < 1e-6 })
    #expect(leaders.contains { (line: CGRect) -> Bool in abs(line.minX - dots[1].maxX) < 1e-6 })
  }

  // MARK: Bands

  @Test("The shades of bands are explained by samples with words")
  func bands() throws {
    let document = """
      size: 300x120
      view:
        backgroundColor: white
        directionalLayoutMargins: [12, 30, 18, 24]
        subviews: [{id: a}]
        constraints: [a.top = Superview.topMargin, a.leading = Superview.leadingMargin]
      """
    let margins = try record(document + "\nfigure: {annotate: margins}")
    let device = try record(
      document.replacing("size: 300x120", with: "device: iPhone 15\nchrome: device") + "\nfigure: {annotate: margins}")

    #expect(words(margins).hasSuffix("layout margins"))
    #expect(words(device).hasSuffix("outside of the safe area layout margins"))
    // The color of margins in light appearance, in the picture and in the sample of 26 × 10 points.
    let shade = RGBA(hex: 0x32ADE6, alpha: 0.18)
    let shaded = fills(margins).filter { $0.color == shade }.map(\.shape.bounds)
    #expect(shaded.count == 2 && shaded.last?.size == CGSize(width: 26, height: 10))
    #expect((shaded.last?.minY ?? 0) > 120)
  }

  // MARK: Distances

  /// A card whose optional width yields, so that it is in the gap below the card.
  private static let centered = """
    size: 220x120
    figure: {annotate: constraints}
    view:
      backgroundColor: white
      subviews: [{id: Card, backgroundColor: systemIndigo}]
      constraints: [Card.centerX = Superview.centerX, "V:|-24-[Card]-24-|", Card.width = 240 @750,
        Card.leading >= Superview.leading + 20]
    """

  @Test("Distances at opposite sides of a view are drawn alike, also if only one of them has room inside")
  func opposite() throws {
    let list = try record(Self.centered)

    // The yielding width is in the gap below the card, where there is no room for the distance.
    let distances = list.glyphItems.filter { $0.text == "24" }.map(\.origin.x)
    #expect(distances.count == 2 && Set(distances).count == 1)
    #expect(distances.allSatisfy { $0 < 0 || $0 > 220 })
  }

  @Test("Margins of different lengths are drawn alike: both values beside their lines, if one is too long for its line")
  func margins() throws {
    let list = try record(
      """
      size: 240x100
      figure: {annotate: constraints}
      view:
        backgroundColor: white
        subviews: [{id: a, backgroundColor: systemTeal}]
        constraints: ["H:|-20-[a]-40-|", "V:|-20-[a]-40-|"]
      """)

    for values in [list.glyphItems.filter { $0.text == "20" }, list.glyphItems.filter { $0.text == "40" }] {
      try #require(values.count == 2)
    }
    let level = list.glyphItems.filter { ["20", "40"].contains($0.text) && ($0.origin.x < 20 || $0.origin.x > 200) }
    #expect(Set(level.map(\.origin.y)).count == 1, "\(level.map(\.origin))")
  }

  @Test("The center line of a view in its superview ends 6 points beyond the view, and crosses no dimension")
  func centerLine() throws {
    let list = try record(Self.centered)

    // The view is from 24 to 96. Its width is above or below it, beyond the line, with the value in the middle.
    let center = strokes(list).filter { $0.style.dash.lengths == [9, 2, 1.5, 2] }.map(\.shape.bounds)
      .filter { $0.width == 0 && $0.maxY <= 120 }.reduce(CGRect.null) { $0.union($1) }
    #expect(center.minY == 18 && center.maxY == 102 && center.minX == 110)
    let value = try #require(list.glyphItems.first { $0.text == "240 @750" })
    let last = try #require(value.glyphs.last)
    #expect(abs(value.origin.x + (last.position.x + last.advance) / 2 - 110) < 3)
    #expect(value.origin.y < 18 || value.origin.y > 102)
  }

  @Test("Distances between a view and its superview stay in their gaps beside a size, if no center line is there")
  func gaps() throws {
    let list = try record(
      """
      size: 240x100
      callouts: {Red.leading: Leading edge of Red}
      figure: {annotate: constraints}
      view:
        backgroundColor: white
        subviews: [{id: Red, backgroundColor: systemRed}, {id: Blue, backgroundColor: systemBlue}]
        constraints: [{format: "H:|-24-[Red(48)]-8-[Blue]-40-|", options: [alignAllTop, alignAllBottom]},
          "V:|-24-[Red]-24-|"]
      """)

    // Red is from 24 to 72, and from 24 to 76.
    let above = list.glyphItems.filter { $0.text == "24" && $0.origin.y < 24 }
    let below = list.glyphItems.filter { $0.text == "24" && $0.origin.y > 76 }
    #expect(above.count == 1 && below.count == 1 && above.first?.origin.x == below.first?.origin.x)
    #expect(above.allSatisfy { $0.origin.x > 24 && $0.origin.x < 72 && $0.origin.y > 0 })
    #expect(list.glyphItems.first { $0.text == "48" }.map { $0.origin.y < 0 } == true)
  }

  @Test("Lines of dashes and dots end in long dashes", arguments: [(66.0, 0.5), (26.0, 13.25), (58.0, 4.5)])
  func phases(length: Double, phase: Double) {
    let stroke = FigurePen.Stroke(family: FigurePalette(.light).dimension, dash: LineStyle.center.dash)

    // The pattern is 9, 2, 1.5 and 2 points long. The middles of its dash and its dot are at 4.5 and 11.75.
    // 4.5 − 33 + 2 · 14.5 = 0.5; 11.75 − 13 + 14.5 = 13.25; 4.5 − 29 + 2 · 14.5 = 4.5.
    #expect(abs(stroke.phase(along: length) - phase) < 1e-9)
    #expect(FigurePen.Stroke(family: stroke.family, dash: LineStyle.optional.dash).phase(along: length) == 0)
  }

  @Test("The sizes in proportion of a stack view are all at the same side of it")
  func shares() throws {
    let list = try record(
      """
      size: 240x64
      figure: {annotate: constraints}
      view:
        class: UIStackView
        distribution: fillProportionally
        backgroundColor: white
        arrangedSubviews:
          - {class: UILabel, text: A, backgroundColor: systemTeal}
          - {class: UILabel, text: Bee Bee, backgroundColor: systemOrange}
          - {class: UILabel, text: See, backgroundColor: systemPink}
      """)

    let shares = list.glyphItems.filter { $0.text.hasPrefix("∝") && $0.origin.y < 100 }
    #expect(shares.count == 3 && shares.allSatisfy { $0.origin.y < 0 }, "\(shares.map(\.origin))")
  }

  @Test("The legend says which items are aligned")
  func aligned() throws {
    func words(_ constraints: String) throws -> [String] {
      let list = try record(
        """
        size: 240x100
        figure: {annotate: constraints}
        view:
          backgroundColor: white
          directionalLayoutMargins: 10
          subviews: [{id: a, backgroundColor: systemTeal}, {id: b, backgroundColor: systemPink}]
          constraints: ["H:|-20-[a(60)]-20-[b(60)]", a.height = 30, b.height = 40, \(constraints)]
        """)
      return [self.words(list)].flatMap { $0.components(separatedBy: CharacterSet.decimalDigits) }
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("aligned") }
    }

    #expect(try words("a.top = Superview.top + 30, b.top = a.top") == ["edges of views aligned"])
    #expect(try words("a.top = Superview.top, b.top = a.top + 10") == ["edges of view and superview aligned"])
    #expect(try words("a.top = Superview.top, b.top = a.top") == ["edges of views and superview aligned"])
    #expect(try words("a.top = Superview.topMargin, b.top = a.top + 10") == ["edges of view and margins aligned"])
    #expect(try words("a.centerY = Superview.centerY, b.top = a.top + 10") == ["centers of view and superview aligned"])
  }

  @Test("The dotted lines of a stack view are edges of its views and its own")
  func stack() throws {
    func last(_ alignment: String) throws -> String? {
      let list = try record(
        """
        size: 240x100
        figure: {annotate: constraints}
        view:
          class: UIStackView
          backgroundColor: white
          alignment: \(alignment)
          arrangedSubviews: [{class: UILabel, text: A}, {class: UILabel, text: B, font: title1}]
        """)
      return words(list).components(separatedBy: "edges").last
    }

    #expect(try last("fill") == " of views and stack view aligned")
  }

  // MARK: Plates

  @Test("The plate of a label has the color of most of the picture around it, or none if there are two")
  func plates() {
    let list = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 60, height: 60)) { context in
      for (color, rect) in [
        (RGBA.black, CGRect(x: 0, y: 0, width: 60, height: 60)), (.white, CGRect(x: 0, y: 14, width: 60, height: 1)),
        (.white, CGRect(x: 0, y: 45, width: 60, height: 15)),
      ] {
        context.setFillColor(CGColor(color))
        context.fill(rect)
      }
    }
    let background = PictureBackground(list, paper: .black)

    #expect(background.color(around: CGRect(x: 10, y: 8, width: 30, height: 12)) == .black)
    #expect(background.color(around: CGRect(x: 10, y: 39, width: 30, height: 12)) == nil)
    #expect(background.color(around: CGRect(x: 10, y: 46, width: 30, height: 12)) == .white)
    #expect(background.color(around: CGRect(x: -10, y: 8, width: 30, height: 12)) == nil)
  }
}
