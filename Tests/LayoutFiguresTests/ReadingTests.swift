import Foundation
import Testing
import UIKitCore

@testable import BatchRendering
@testable import LayoutFigures

/// Tests of drawings that readers understand without knowing how they are made.
@MainActor
@Suite("Drawings that readers understand")
struct ReadingTests {
  private func record(_ document: String, _ annotations: Set<LayoutFigure.Annotation> = []) throws -> DisplayList {
    var options = PictureOptions()
    options.annotations = annotations
    let maker = PictureMaker()
    let reference = DocumentReference.text(document, name: "a.yaml", folder: "/tmp")
    let pictures = try maker.pictures(of: reference, VariantAxes(), [], options)
    var job = RenderJob(
      document: reference, scene: nil, axes: VariantAxes(), options: options, format: .png, path: "a.png",
      destination: .bytes)
    let captions = try maker.captions(of: reference, pictures, options)
    try PictureRow.rows(of: pictures, captions: captions, input: "a.yaml").first?.add(to: &job)
    return try maker.record(job).list
  }

  private func texts(_ list: DisplayList) -> [String] { list.glyphItems.map(\.text) }

  /// Returns all texts in one line.
  private func words(_ list: DisplayList) -> String {
    texts(list).joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// Returns the first and the last position of a text's glyphs.
  private func extent(of text: String, in list: DisplayList) throws -> ClosedRange<CGFloat> {
    let item = try #require(list.glyphItems.first { $0.text == text })
    let (first, last) = (try #require(item.glyphs.first), try #require(item.glyphs.last))
    return item.origin.x + first.position.x...item.origin.x + last.position.x + last.advance
  }

  private func strokes(_ list: DisplayList) -> [StrokeItem] {
    list.items.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
  }

  private static let kinds = """
    size: 240x100
    view:
      backgroundColor: white
      subviews: [{id: a, backgroundColor: systemTeal}, {id: b, backgroundColor: systemTeal}]
      constraints: ["H:|-20-[a(60)]-20-[b]", b.width = 90 @750, a.centerY = Superview.centerY, a.height = 40,
        b.top = a.top, b.bottom = a.bottom]

    """

  @Test("Alignments are dotted, center lines have dashes and dots, and only optional constraints are dashed")
  func styles() throws {
    let dashes = Set(strokes(try record(Self.kinds, [.constraints])).map(\.style.dash.lengths))

    // ISO 128: a chain line of long dashes and dots is a center line. Interface Builder dashes optional constraints.
    #expect(dashes == [[], [1, 2], [9, 2, 1.5, 2], [5, 3]])
  }

  @Test("Lines with a meaning are explained below the figure, a single kind too")
  func key() throws {
    let several = words(try record(Self.kinds, [.constraints]))
    let single = """
      size: 240x100
      figure: {annotate: constraints}
      view:
        subviews: [{id: a, backgroundColor: systemTeal}]
        constraints: ["H:|-20-[a(60)]", "V:|[a(40)]"]
      """

    #expect(
      several.hasSuffix(
        "edges of views aligned centers of view and superview aligned optional (@priority): may yield"), "\(several)")
    #expect(words(try record(single)).hasSuffix("edges of view and superview aligned"))
  }

  @Test("A line that yields has a color of its own, which the legend explains")
  func yields() throws {
    let list = try record(
      """
      size: 100x60
      view:
        subviews: [{id: a, backgroundColor: systemTeal}]
        constraints: ["H:|-20-[a(80@750)]-20-|", "V:|-20-[a]-20-|", a.height >= 10 @500]
      """, [.constraints])

    #expect(words(list).hasSuffix("optional (@priority): may yield optional (@priority): yields here"))
    let colors = strokes(list).filter { $0.style.dash.lengths == [2.5, 3] }.map(\.color)
    #expect(strokes(list).contains { $0.style.dash.lengths == [5, 3] } && colors.contains(RGBA(hex: 0xB25000)))
  }

  @Test("The panels of a sheet share one key, below their captions")
  func sharedKey() throws {
    let list = try record(
      "captions: [One, Two]\nfigure: {annotate: constraints}\nscenes:\n  one:\n    size: 240x100\n  two:\n    size: 260x100\n"
        + Self.kinds.replacing("size: 240x100\n", with: ""))

    #expect(texts(list).count { $0 == "edges of views aligned" } == 1)
    let caption = try #require(list.glyphItems.first { $0.text == "One" })
    let key = try #require(list.glyphItems.first { $0.text == "edges of views aligned" })
    #expect(key.origin.y > caption.origin.y)
  }

  @Test("The value of a gap as narrow as its digits is inside of the gap, and never inside of a view")
  func gapValues() throws {
    let list = try record(
      """
      size: 240x100
      view:
        backgroundColor: white
        subviews: [{id: a, backgroundColor: systemRed}, {id: b, backgroundColor: systemBlue}]
        constraints: ["H:|-40-[a(70)]-8-[b(82)]-40-|", "V:|-20-[a]-20-|", "V:|-20-[b]-20-|"]
      """, [.constraints])

    // The gap is from 110 to 118, and the digit of 10 points is 6.3 points wide.
    let digit = try extent(of: "8", in: list)
    #expect(digit.lowerBound >= 110 && digit.upperBound <= 118)
  }

  @Test("Distances to a superview end at its outline, which is drawn once, also without a background")
  func superviews() throws {
    let list = try record(
      """
      size: 240x100
      view:
        subviews:
          - {id: box, subviews: [{id: a, backgroundColor: systemRed}]}
        constraints: ["H:|-40-[box]-40-|", "V:|-20-[box]-20-|", "H:|-24-[a]-24-|", "V:|-16-[a]-16-|"]
      """, [.constraints])

    // The box is 40...200 across, and its outline 0.75 points wide inside of it.
    let edges = strokes(list).filter { $0.style.width == 0.75 && $0.style.dash.lengths.isEmpty }.map(\.shape.bounds)
    #expect(edges.contains { $0.minX == 40.375 && $0.maxX == 40.375 && $0.minY == 20.375 && $0.maxY == 79.625 })
    #expect(edges.contains { $0.minX == 0.375 && $0.maxX == 0.375 })
    // Four sides each for the root and the box, and none for the view in the box.
    #expect(Set(edges.map { "\($0)" }).count == 8)
  }

  @Test("A center line leads 6 points beyond a view, up to the superview's edge, an alignment of edges along the view")
  func centerLine() throws {
    let (view, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 60), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    _ = OffscreenWindow(of: view, size: CGSize(width: 200, height: 80))

    let marks = FigureScene(view).marks

    #expect(
      marks.filter { $0.style == .center }.map(\.form) == [.alignment(axis: .horizontal, at: 100, from: 0, to: 26)])
    #expect(
      marks.filter { $0.style == .alignment }.map(\.form) == [.alignment(axis: .vertical, at: 0, from: 70, to: 130)])
  }

  @Test("The name of a guide is on a line between its sides, and each inset is a number")
  func guides() throws {
    let list = try record(
      """
      size: 300x120
      view:
        backgroundColor: white
        directionalLayoutMargins: [12, 30, 18, 24]
        subviews: [{id: a}]
        constraints: [a.top = Superview.topMargin, a.leading = Superview.leadingMargin]
      figure: {annotate: margins}
      """)

    // The guide is 30...276 across and 12...102 down.
    let name = try extent(of: "layout margins guide", in: list)
    let y = try #require(list.glyphItems.first { $0.text == "layout margins guide" }).origin.y
    #expect(name.lowerBound > 30 && name.upperBound < 276 && y > 12 && y < 102)
    let beside = strokes(list).map(\.shape.bounds).filter { $0.height == 0 && abs($0.minY - y) < 8 }
    #expect(beside.contains { $0.minX == 30 && $0.maxX < name.lowerBound })
    #expect(beside.contains { $0.maxX == 276 && $0.minX > name.upperBound })
    #expect(Set(texts(list)).isSuperset(of: ["12", "30", "18", "24"]))
  }

  @Test("A callout about a side leads to this side from outside of its view, in either direction of text")
  func sides() throws {
    for direction in ["ltr", "rtl"] {
      let document = """
        size: 240x100
        direction: \(direction)
        callouts: {Red.leading: Begins here}
        view:
          backgroundColor: white
          subviews: [{id: Red, backgroundColor: systemRed}]
          constraints: ["H:|-40-[Red(50)]", "V:|-20-[Red]-20-|"]
        """
      let list = try record(document)

      let leader = strokes(list).filter { $0.style.width == 0.5 }.reduce(CGRect.null) { $0.union($1.shape.bounds) }
      // From a point beside the remark, 24 points outside of the picture, to a dot of 4 points before the leading edge,
      // which is at 40, or at 240 − 40.
      #expect(direction == "ltr" ? leader.minX == -23 && leader.maxX == 36 : leader.minX == 204 && leader.maxX == 263)
      // The side is a dark line of 2.5 points, as wide as the light outline of the leader.
      let edge = try #require(strokes(list).first { $0.style.width == 2.5 && $0.color.red < 0.5 }).shape.bounds
      #expect(edge.minX == (direction == "ltr" ? 41.25 : 198.75))
      #expect(edge.minY == 20 && edge.maxY == 80)
    }
  }

  @Test("A brace without a text shows the length that it spans")
  func brace() throws {
    let list = try record(
      """
      size: 240x100
      figure: {marks: [{brace: [a, b]}, {brace: a, side: leading}]}
      view:
        subviews: [{id: a, frame: [20, 20, 60, 40]}, {id: b, frame: [90, 20, 110, 40]}]
      """)

    #expect(Set(texts(list)) == ["180", "40"])
  }

  @Test("The names in the sentences about a conflict are in the picture")
  func conflictNames() throws {
    let list = try record(
      """
      size: 240x100
      figure: {annotate: problems, legend: true}
      view:
        backgroundColor: white
        subviews: [{id: Card, backgroundColor: systemIndigo}]
        constraints: [Card.leading = Superview.leading + 20, Card.trailing = Superview.trailing - 20, Card.width = 160, "V:|-28-[Card]-28-|"]
      """)

    let words = words(list)
    #expect(texts(list).contains("Card") && texts(list).contains("superview"))
    #expect(words.contains("The superview's width is fixed at 240 points"), "\(words)")
    // The fourth sentence says which constraint is broken, so no row explains its cross.
    #expect(words.hasSuffix("Card is exactly 160 points wide; broken"), "\(words)")
    // The numbers are discs in the picture and in the legend, and the value is beside its number.
    #expect(texts(list).count { $0 == "4" } == 2 && texts(list).contains("160") && !words.contains("4:"))
  }

  private func fills(_ list: DisplayList) -> Int { list.items.count { if case .fill = $0 { true } else { false } } }

  @Test("A size inside of a view is one line without an outline, and its value has no plate")
  func insideView() throws {
    let document = """
      size: 240x100
      view:
        backgroundColor: white
        subviews: [{id: a, backgroundColor: COLOR}]
        constraints: ["H:|-20-[a(200)]", "V:|-10-[a]-10-|"]
      """
    for color in ["systemIndigo", "systemTeal", "systemRed", "systemBlue", "systemPurple", "systemOrange"] {
      let list = try record(document.replacing("COLOR", with: color), [.constraints])
      // An outline would be 1 + 2 points wide, and cut the view in two.
      let inner = CGRect(x: 22, y: 12, width: 196, height: 76)
      let inside = strokes(list).filter { inner.intersects($0.shape.bounds.insetBy(dx: -0.1, dy: -0.1)) }
      #expect(!inside.isEmpty && inside.allSatisfy { $0.style.width <= 1 }, "\(color)")
      // The backgrounds of the root and of the view, and no plate.
      #expect(fills(list) == 2, "\(color)")
    }
  }

  @Test("The widths of a safe area are outside of the device, and its name is between the margins")
  func device() throws {
    let list = try record(
      """
      device: iPhone 15
      chrome: device
      figure: {annotate: margins}
      view:
        backgroundColor: white
        subviews: [{id: a, frame: [0, 0, 10, 10]}]
        constraints: [a.leading = Superview.leadingMargin]
      """)

    // The screen is 393 points wide, with margins of 16; its safe area begins at 59 and ends 34 above the bottom.
    for inset in ["59", "34"] {
      let place = try extent(of: inset, in: list)
      #expect(place.upperBound < 0 || place.lowerBound > 393, "\(inset)")
    }
    let name = try extent(of: "safe area", in: list)
    #expect(name.lowerBound > 16 && name.upperBound < 377)
  }

  @Test("A value wider than a gap at the edge is outside of the picture with extension lines")
  func wideValue() throws {
    let list = try record(
      """
      size: 220x120
      view:
        backgroundColor: white
        subviews: [{id: a, backgroundColor: systemIndigo}]
        constraints: ["V:|-24-[a]-24-|", a.centerX = Superview.centerX, a.width = 240 @750, a.leading >= Superview.leading + 20]
      """, [.constraints])

    let value = try #require(list.glyphItems.first { $0.text == "≥ 20" })
    #expect(value.origin.y < 0 || value.origin.y > 120)
  }

  @Test("The sizes that a stack view makes equal are beside its views, not on them")
  func stackSizes() throws {
    let list = try record(
      """
      size: 240x64
      figure: {annotate: constraints}
      view:
        class: UIStackView
        distribution: fillEqually
        arrangedSubviews: [{class: UIView, backgroundColor: systemTeal}, {class: UIView, backgroundColor: systemPink}]
      """)

    let signs = list.glyphItems.filter { $0.text == "=" }
    // The third is in the legend.
    #expect(signs.count == 3 && signs.allSatisfy { $0.origin.y < 0 || $0.origin.y > 64 })
  }

  @Test("A thick line along a side has the ink that is clear on its view and beside it, in dark figures too")
  func darkSides() throws {
    let document = """
      size: 240x100
      appearance: dark
      callouts: {Red.leading: Begins here}
      view:
        backgroundColor: black
        subviews: [{id: Red, backgroundColor: systemRed, frame: [40, 20, 50, 60]}]
      """

    let edge = try #require(strokes(try record(document)).first { $0.shape.bounds.minX == 41.25 })
    // White on #FF453A has a contrast of 3.4 by the formula of WCAG 2.1, and black none on black.
    #expect(edge.color == .white)
  }

  @Test("The dotted line of aligned edges is beside the views, on one color")
  func besideEdges() throws {
    let list = try record(Self.kinds, [.constraints])

    // The views are from 30 to 70, and both end there. Lines of one point keep 2 points apart: 27...28 and 72...73.
    let dots = strokes(list).filter { $0.style.dash.lengths == [1, 2] && $0.shape.bounds.maxY <= 100 }
    #expect(Set(dots.map(\.shape.bounds.minY)) == [27.5, 72.5])
    #expect(Set(dots.map(\.color)).count == 1)
  }

  @Test("The outline of a guide has the guide's color where a view ends at the guide, and is beside the view there")
  func guideBesideView() throws {
    let list = try record(
      """
      size: 280x152
      view:
        backgroundColor: white
        directionalLayoutMargins: [20, 28, 12, 28]
        subviews: [{id: a, backgroundColor: systemPurple}]
        constraints: [a.leading = Superview.leadingMargin, a.trailing = Superview.trailingMargin,
          a.top = Superview.topMargin, a.height = 60]
      """, [.constraints, .margins])

    // The palette's color of guides, on lines of 0.75 points: outside of the guide at the view, which is from 28 to 252
    // and begins at 20, and inside of the guide at the bottom margin, at 140.
    let outlines = strokes(list).filter { $0.style.width == 0.75 && $0.color == RGBA(hex: 0x0A6C74) }
    let (boxes, half) = (outlines.map(\.shape.bounds), CGFloat(0.375))
    func has(_ edge: (CGRect) -> Bool) -> Bool { boxes.contains(where: edge) }
    #expect(has { $0.width == 0 && $0.minX == 28 - half } && has { $0.width == 0 && $0.minX == 252 + half })
    #expect(has { $0.height == 0 && $0.minY == 20 - half } && has { $0.height == 0 && $0.minY == 140 - half })
    // The lines of sizes in the view are wider.
    let black = strokes(list).filter { max($0.color.red, $0.color.green, $0.color.blue) < 0.1 }
    #expect(black.allSatisfy { $0.style.width != 0.75 })
  }

  @Test("Where a view ends and another begins, dotted lines lead beyond both, and touching views of a stack have none")
  func joints() throws {
    let views = "{id: a, backgroundColor: systemOrange}, {id: b, backgroundColor: systemPink}"
    let own = try record(
      """
      size: 240x100
      view:
        backgroundColor: white
        subviews: [\(views)]
        constraints: ["H:|-20-[a(60)][b(60)]", a.top = Superview.top + 30, a.height = 40, b.top = a.top + 10,
          b.height = 20]
      """, [.constraints])
    let stack = try record(
      """
      size: 240x100
      view: {class: UIStackView, distribution: fillEqually, arrangedSubviews: [\(views)]}
      """, [.constraints])

    func dots(_ list: DisplayList) -> [CGRect] {
      strokes(list).filter { $0.style.dash.lengths == [1, 2] && $0.shape.bounds.width == 0 }.map(\.shape.bounds)
    }
    // The views meet at 80, and are from 30 to 70: 8 points begin 2 points above and below them.
    let lines = dots(own).sorted { $0.minY < $1.minY }
    try #require(lines.count == 2)
    #expect(lines.allSatisfy { $0.minX == 80 })
    #expect([lines[0].minY, lines[0].maxY, lines[1].minY, lines[1].maxY] == [20, 28, 72, 80])
    #expect(dots(stack).isEmpty)
  }

  @Test("The size of scrolled content is at the part of it that is seen")
  func scrolledSizes() throws {
    let list = try record(
      """
      size: 240x100
      view:
        class: UIScrollView
        id: pages
        backgroundColor: white
        subviews: [{id: content, backgroundColor: systemTeal}]
        constraints: [content.top = pages.top + 20, content.leading = pages.leading, content.width = 900,
          content.height = 60]
      """, [.constraints])

    // The content is from 0 to 900, and seen up to 240.
    let value = try extent(of: "60", in: list)
    #expect(value.lowerBound > 180 && value.upperBound < 300)
  }

  @Test("Values of equal gaps are alike beside the views, not on the edges of one of them")
  func equalGaps() throws {
    let list = try record(
      """
      size: 300x120
      view:
        class: UIStackView
        spacing: 12
        alignment: center
        distribution: fillEqually
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 16
        arrangedSubviews:
          - {class: UILabel, text: One, backgroundColor: systemTeal}
          - {class: UILabel, text: Two, font: title1, backgroundColor: systemOrange}
          - {class: UILabel, text: Three, backgroundColor: systemPink}
      """, [.constraints])

    // The views are in the middle of 120 points. The second is 33.5 points high, the first line of title1.
    let baselines = list.glyphItems.filter { $0.text == "12" }.map(\.origin.y)
    #expect(baselines.count == 2 && Set(baselines).count == 1)
    #expect(baselines.allSatisfy { $0 > 77 || $0 < 43 })
  }

  @Test("The legend tells the centers that a stack view aligns from those to which its gaps lead")
  func centersInLegend() throws {
    func words(_ properties: String) throws -> [String] {
      let list = try record(
        """
        size: 240x100
        view:
          class: UIStackView
          \(properties)
          arrangedSubviews: [{class: UILabel, text: A}, {class: UILabel, text: B, font: title1}]
        """, [.constraints])
      return list.glyphItems.map(\.text).filter { $0.contains("center") }
    }

    #expect(try words("alignment: center") == ["centers of views aligned"])
    #expect(try words("distribution: equalCentering") == ["center of a view"])
  }

  @Test("The legend tells aligned baselines from aligned edges")
  func baselinesInLegend() throws {
    func words(_ constraints: String) throws -> String {
      let list = try record(
        """
        size: 240x100
        view:
          backgroundColor: white
          subviews: [{id: a, class: UILabel, text: One}, {id: b, class: UILabel, text: Two}]
          constraints: ["H:|-20-[a]-20-[b]", a.top = Superview.top + 30, \(constraints)]
        """, [.constraints])
      return self.words(list).components(separatedBy: "20 ").last ?? ""
    }

    #expect(try words("b.firstBaseline = a.firstBaseline").hasSuffix("30 baselines aligned"))
    #expect(try words("b.top = a.top").hasSuffix("30 edges of views aligned"))
    #expect(
      try words("b.firstBaseline = a.firstBaseline, b.bottom = a.bottom")
        .hasSuffix("30 edges or baselines of views aligned"))
  }

  @Test("The size of a view in proportion to the view itself names both, on a line that it interrupts")
  func ownProportion() throws {
    let list = try record(
      """
      size: 240x140
      view:
        backgroundColor: white
        subviews: [{id: a, backgroundColor: systemTeal}]
        constraints: ["H:|-20-[a]-20-|", a.top = Superview.top + 20, a.height = 0.5 * a.width]
      """, [.constraints])

    // The view is from 20 to 220 and from 20 to 120; its line is at two thirds, since the label is long.
    let label = try extent(of: "height = 0.5 × width", in: list)
    let boxes: [CGRect] = strokes(list).map(\.shape.bounds)
    let place: CGFloat = 20 + 200 * 2 / 3
    let pieces = boxes.filter { (box: CGRect) -> Bool in
      box.width == 0 && abs(box.minX - place) < 1e-6 && box.height > 20
    }
    #expect(label.contains(place))
    #expect(pieces.count == 2)
  }

  @Test("Beside a graph, views have the colors that they have in it")
  func graphColors() throws {
    let list = try record(
      """
      size: 240x100
      figure: {annotate: [names, graph]}
      view:
        id: page
        backgroundColor: white
        subviews: [{id: a, backgroundColor: systemTeal}]
        constraints: ["H:|-20-[a]-20-|", "V:|-20-[a]-20-|"]
      """)

    // The page is white, so that it has the ink of texts at both places.
    #expect(Set(list.glyphItems.filter { $0.text == "page" }.map(\.color)) == [RGBA(hex: 0x1C1C1E)])
  }

  @Test("Pieces of a dashed line continue its dashes")
  func dashes() throws {
    let list = try record(
      """
      size: 240x100
      view:
        backgroundColor: white
        subviews: [{id: a, backgroundColor: systemIndigo}]
        constraints: ["V:|-23-[a]-23-|", a.centerX = Superview.centerX, a.width = 200]
      """, [.constraints])

    // The center line leads from 17 to 83; its ink changes at the edges of the view, at 23 and 77.
    let pieces = strokes(list).filter { $0.style.dash.lengths == [9, 2, 1.5, 2] && $0.shape.bounds.maxY <= 100 }
    #expect(Set(pieces.map(\.color)).count == 2)
    // Of its 66 points, the middle one is that of a dash of 9, so the first dash has
    // 8.5 points.
    for piece in pieces { #expect(piece.style.dash.phase == piece.shape.bounds.minY - 17 + 0.5) }
  }

  @Test("Without colors, each kind of line has a shape of its own")
  func printedKinds() throws {
    let list = try record(
      """
      size: 100x60
      figure: {annotate: constraints, theme: print}
      view:
        subviews: [{id: a, backgroundColor: systemTeal}]
        constraints: ["H:|-20-[a(80@750)]-20-|", "V:|-20-[a]-20-|", a.height >= 10 @500]
      """)

    // The samples of the legend, without their outlines, are 26 points long.
    let samples = strokes(list).filter {
      let bounds = $0.shape.bounds
      return bounds.height == 0 && bounds.minY > 60 && bounds.width == 26 && $0.style.width == 1
    }
    #expect(Set(samples.map(\.style.dash.lengths)) == [[5, 3], [2.5, 3]] && Set(samples.map(\.color)) == [.black])
  }

  @Test("The name of a guide that views cover is beside it")
  func coveredGuide() throws {
    let list = try record(
      """
      size: 240x100
      view:
        backgroundColor: white
        layoutMargins: 16
        subviews: [{id: a, backgroundColor: systemIndigo}]
        constraints: ["H:|-[a]-|", "V:|-[a]-|"]
      figure: {annotate: margins}
      """)

    let name = try #require(list.glyphItems.first { $0.text == "layout margins guide" })
    #expect(name.origin.y < 0 || name.origin.y > 100)
  }

  @Test("Captions have the size of their theme")
  func captions() throws {
    let document =
      "captions: [One, Two]\nfigure: {annotate: constraints, theme: {size: 22}}\n"
      + "scenes:\n  one:\n    size: 240x100\n  two:\n    size: 260x100\n"
      + Self.kinds.replacing("size: 240x100\n", with: "")

    // 12 points at the standard size of 11.
    #expect(try record(document).glyphItems.first { $0.text == "One" }?.pointSize == 24)
  }

  @Test("Sizes in proportion to contents have the sizes of the contents, and the sign is explained")
  func proportions() throws {
    let list = try record(
      """
      size: 200x60
      figure: {annotate: constraints}
      view:
        class: UIStackView
        distribution: fillProportionally
        arrangedSubviews:
          - {class: UIImageView, image: {color: blue, size: 30x20}}
          - {class: UIImageView, image: {color: blue, size: 50x20}}
      """)

    // The shares of 200 points are 75 and 125.
    #expect(words(list).contains("∝ 30") && words(list).contains("∝ 50"))
    #expect(words(list).contains("its content is 30 points wide, and the view in proportion to it"))
  }
}
