import CairoRendering
import Testing
import TestViews
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Placement of annotations")
struct PlacementTests {
  private let picture = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func engine(_ draw: (CGContext) -> Void = { _ in }) -> PlacementEngine {
    let list = DisplayList.record(bounds: picture, draw)
    return PlacementEngine(ink: PictureInk(list), background: PictureBackground(list, paper: .white), picture: picture)
  }

  private func label(_ x: CGFloat, _ y: CGFloat, _ preference: CGFloat = 0) -> Placement {
    Placement(label: CGRect(x: x, y: y, width: 20, height: 10), preference: preference)
  }

  @Test("The chords of round corners lie on their circles, and end where the sides begin")
  func corners() {
    let lines = FigureLine.corners(of: CGRect(x: 0, y: 0, width: 100, height: 60), radius: 20)

    let centers = [CGPoint(x: 80, y: 40), CGPoint(x: 20, y: 40), CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20)]
    #expect(lines.count == 160)
    for (index, line) in lines.enumerated() {
      let center = centers[index / 40]
      #expect(abs(hypot(line.start.x - center.x, line.start.y - center.y) - 20) < 1e-9)
      #expect(line.length < 1)
    }
    #expect(abs(lines[0].start.x - 100) < 1e-9 && abs(lines[0].start.y - 40) < 1e-9)
    #expect(abs(lines[39].end.x - 80) < 1e-9 && abs(lines[39].end.y - 60) < 1e-9)
    #expect(FigureLine.corners(of: .null, radius: 20).isEmpty)
  }

  @Test("A label is placed at its first candidate, or at the next one if the first is occupied")
  func labels() {
    var engine = engine()
    let request = PlacementRequest(candidates: [label(10, 10), label(15, 10, 1), label(40, 10, 2)])

    let placed = engine.place([request, request])

    #expect(placed == [label(10, 10), label(40, 10, 2)])
  }

  @Test("If every candidate covers something, a label moves as far outside as necessary")
  func outside() {
    var engine = engine()
    let request = PlacementRequest(candidates: [label(10, 10)]) { step in
      Placement(label: CGRect(x: 210 + CGFloat(step) * 10, y: 10, width: 20, height: 10), preference: 50)
    }

    let placed = engine.place([request, request, request]).compactMap(\.label?.minX)

    // Labels are 20 points wide with 1.5 points of clear space on both sides, so only every third step of 10 is free.
    #expect(placed == [10, 210, 240])
  }

  @Test("Labels avoid text, and lines stop 1.5 points before it")
  func text() throws {
    let text = ParagraphLayout("H", font: .systemFont(ofSize: 40)).frame(width: .infinity)
    var engine = engine { $0.draw(text, at: CGPoint(x: 50, y: 20), defaultColor: .black) }
    let list = DisplayList.record(bounds: picture) { $0.draw(text, at: CGPoint(x: 50, y: 20), defaultColor: .black) }
    let ink = try #require(PictureInk(list).glyphs.first)

    let placed = engine.place([
      PlacementRequest(candidates: [label(ink.midX - 10, ink.midY), label(ink.maxX - 1, 40, 1), label(120, 40, 2)])
    ])
    let line = FigureLine(
      start: CGPoint(x: 0, y: ink.midY), end: CGPoint(x: 200, y: ink.midY), role: .measure)
    let pieces = engine.visible(line)

    #expect(placed.first?.label?.minX == 120)
    #expect(pieces.count == 3)
    let (first, second) = (try #require(pieces.first), try #require(pieces.dropFirst().first))
    #expect(abs(first.end.x - (ink.minX - 1.5)) < 1e-6)
    #expect(abs(second.start.x - (ink.maxX + 1.5)) < 1e-6)
    // A capital of Inter is 0.727 em high, here of 40 points.
    #expect(abs(ink.height - 29.1) < 0.5)
  }

  @Test("An alignment stops at a symbol, unless it only touches the symbol's edge or is inside of the symbol")
  func symbols() {
    let engine = engine { context in
      context.setFillColor(CGColor(RGBA(hex: 0x007AFF)))
      context.addPath(UIBezierPath(ovalIn: CGRect(x: 50, y: 20, width: 20, height: 20)).cgPath)
      context.fillPath()
    }
    func pieces(_ from: CGFloat, _ to: CGFloat, y: CGFloat, _ role: FigureLine.Role = .alignment) -> [[CGFloat]] {
      let line = FigureLine(start: CGPoint(x: from, y: y), end: CGPoint(x: to, y: y), role: role)
      return engine.visible(line).map { [$0.start.x.rounded(), $0.end.x.rounded()] }
    }

    // A point before and after the circle from 50 to 70.
    #expect(pieces(0, 200, y: 30) == [[0, 49], [71, 200]])
    #expect(pieces(0, 200, y: 20) == [[0, 200]])
    #expect(pieces(55, 65, y: 30) == [[55, 65]])
    #expect(pieces(0, 200, y: 30, .measure) == [[0, 200]])
  }

  @Test("An outline is interrupted by the letters that it meets, and not drawn between words")
  func outlines() throws {
    let text = ParagraphLayout("Hx xg", font: .systemFont(ofSize: 17)).frame(width: .infinity)
    let draw = { (context: CGContext) in
      context.draw(text, at: CGPoint(x: 50, y: 20), defaultColor: .black)
    }
    let engine = engine(draw)
    let letters = PictureInk(DisplayList.record(bounds: picture, draw)).letters
    let (first, last) = (try #require(letters.first), try #require(letters.last))
    func pieces(y: CGFloat) -> [FigureLine] {
      engine.visible(FigureLine(start: CGPoint(x: 0, y: y), end: CGPoint(x: 200, y: y), role: .outline))
    }

    // Through the lowercase letters, and a point apart from the first and the last letter.
    let through = pieces(y: first.maxY - 4)
    // Below the baseline, where only the g reaches.
    let below = pieces(y: last.maxY)

    try #require(letters.count == 4 && through.count == 2 && below.count == 2)
    #expect(abs(through[0].end.x - (first.minX - 1)) < 1e-6 && abs(through[1].start.x - (last.maxX + 1)) < 1e-6)
    #expect(abs(below[0].end.x - (last.minX - 1)) < 1e-6 && abs(below[1].start.x - (last.maxX + 1)) < 1e-6)
  }

  @Test("Letters that something opaque or a blur hides are no obstacle, and those beside it are")
  func hiddenLetters() throws {
    let text = ParagraphLayout("HHHH", font: .systemFont(ofSize: 40)).frame(width: .infinity)
    func draw(_ cover: (CGContext, [CGRect]) -> Void = { _, _ in }) -> PictureInk {
      var letters: [CGRect] = []
      func record(_ isCovered: Bool) -> PictureInk {
        PictureInk(
          DisplayList.record(bounds: picture) { context in
            context.draw(text, at: CGPoint(x: 20, y: 20), defaultColor: .black)
            if isCovered { cover(context, letters) }
          })
      }
      letters = record(false).letters
      return record(true)
    }
    let whole = draw()
    try #require(whole.letters.count == 4 && whole.glyphs.count == 1)
    func fill(_ alpha: Double) -> (CGContext, [CGRect]) -> Void {
      { context, letters in
        context.setFillColor(CGColor(RGBA(red: 1, green: 1, blue: 1, alpha: alpha)))
        context.fill(letters[1].union(letters[2]).insetBy(dx: -1, dy: -1))
      }
    }

    // The second and the third letter are covered, so the first and the last are texts of their own.
    #expect(draw(fill(1)).letters == [whole.letters[0], whole.letters[3]])
    #expect(draw(fill(1)).glyphs == [whole.letters[0], whole.letters[3]])
    #expect(draw(fill(0.9)).letters == whole.letters)
    // A circle over the third letter leaves the corners of its bounds open.
    let circle = draw { context, letters in
      context.addPath(UIBezierPath(ovalIn: letters[1].union(letters[3]).insetBy(dx: 0, dy: -8)).cgPath)
      context.clip()
      context.setFillColor(CGColor(RGBA.white))
      context.fill(self.picture)
    }
    #expect(circle.letters == [whole.letters[0], whole.letters[1], whole.letters[3]])
    let blur = draw { context, letters in
      context.drawBackdrop(behind: .rect(letters[0].insetBy(dx: -1, dy: -1)), BackdropStyle(deviation: 20))
    }
    #expect(blur.letters == Array(whole.letters.dropFirst()))
  }

  @Test("The name of a rectangle is not inside of a view in it, where it would seem to be the name of that view")
  func nameBesideSubview() {
    let empty = DisplayList(bounds: picture, items: [])
    func placed(_ views: [CGRect]) -> CGRect? {
      var engine = PlacementEngine(
        ink: PictureInk(empty), background: PictureBackground(empty, paper: .white), picture: picture, views: views)
      return engine.place([
        TagPlaces(picture, size: CGSize(width: 30, height: 12), picture: picture).request
      ]).first?.label
    }

    // Names are 3 points from the edges: at the top left, or else at the top right.
    #expect(placed([picture]) == CGRect(x: 3, y: 3, width: 30, height: 12))
    #expect(
      placed([picture, CGRect(x: 0, y: 0, width: 120, height: 40)]) == CGRect(x: 167, y: 3, width: 30, height: 12))
  }

  @Test("A dimension line keeps apart from outlines along which it would seem to be a part of them")
  func besideOutline() {
    func line(_ y: CGFloat, _ role: FigureLine.Role) -> FigureLine {
      FigureLine(start: CGPoint(x: 10, y: y), end: CGPoint(x: 90, y: y), role: role)
    }
    func placed(_ role: FigureLine.Role) -> CGFloat? {
      var engine = engine()
      engine.add([line(50, .outline)])
      let candidates = [48, 56].map { Placement(lines: [line($0, role)], preference: $0) }
      return engine.place([PlacementRequest(candidates: candidates)]).first?.lines.first?.start.y
    }

    #expect(placed(.measure) == 56)
    #expect(placed(.alignment) == 48)
  }

  @Test("The outline of a guide ends at the round corners of a screen")
  func roundCorners() throws {
    let screen = CGRect(x: 0, y: 0, width: 100, height: 200)
    func clipped(_ start: CGPoint, _ end: CGPoint) -> FigureLine? {
      FigureLine(start: start, end: end, role: .outline).clipped(to: screen, radius: 50)
    }

    // At 10 points from the edge, the circle of 50 is 50 − √(50² − 40²) = 20 points inside.
    let level = try #require(clipped(CGPoint(x: 0, y: 190), CGPoint(x: 100, y: 190)))
    let upright = try #require(clipped(CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 190)))
    let inner = try #require(clipped(CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100)))

    #expect(abs(level.start.x - 20) < 1e-6 && abs(level.end.x - 80) < 1e-6)
    #expect(abs(upright.start.y - 20) < 1e-6 && abs(upright.end.y - 180) < 1e-6)
    #expect(inner.start.x == 0 && inner.end.x == 100)
  }

  @Test("A grid finds the items that touch a rectangle, of any size, in the order of insertion")
  func grid() {
    var grid = PlacementGrid<String>()
    func found(_ rect: CGRect) -> String {
      var names = ""
      grid.forEach(near: rect) { names += $0 }
      return names
    }
    let line = CGRect(x: -5, y: 10, width: 16_000_000, height: 0)
    let everything = CGRect(x: -1e7, y: -1e7, width: 3e7, height: 2e7)
    grid.add("a", in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let number = grid.add("b", in: line)
    grid.add("c", in: CGRect(x: 1_000_000, y: 5, width: 90, height: 90))
    grid.add("d", in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20))

    #expect(found(everything) == "abc")
    #expect(found(CGRect(x: 10, y: 10, width: 1, height: 1)) == "ab")
    // Rectangles that touch are found. 21 is beyond the first rectangle, and 11 is above the line.
    #expect(found(CGRect(x: 20, y: 0, width: 1, height: 20)) == "ab")
    #expect(found(CGRect(x: 21, y: 11, width: 1, height: 1)) == "")
    #expect(found(CGRect(x: 1_000_010, y: 0, width: 10, height: 10)) == "bc")

    grid.remove(number)

    #expect(found(everything) == "ac")
    #expect(found(line) == "ac")
  }

  @Test("Inks have a contrast of at least 4.5 on every background that they are chosen for")
  func inks() throws {
    let family = InkFamily(RGBA(hex: 0x0060DF), isDark: false)

    // White, the system's blue and red, a medium gray, black.
    for background: UInt32 in [0xFFFFFF, 0x007AFF, 0xFF3B30, 0x8E8E93, 0x000000] {
      let ink = try #require(family.ink(on: RGBA(hex: background)))
      #expect(Luminance.contrast(Luminance.of(ink), Luminance.of(background)) >= 4.5)
    }
    let blue = Luminance.of(0x007AFF)
    #expect(family.ink(on: .white) == RGBA(hex: 0x0060DF))
    let ink = try #require(family.ink(on: blue...blue))
    #expect(Luminance.contrast(Luminance.of(ink), blue) >= 4.5)
    #expect(family.ink(on: 0...1) == nil)
    // WCAG 2.1: black on white is 21, #777777 on white 4.48.
    #expect(abs(Luminance.contrast(0, 1) - 21) < 1e-9)
    #expect(abs(Luminance.contrast(Luminance.of(0x777777), 1) - 4.48) < 0.01)
  }

  @Test("Each of several equal gaps has its value, and equal sizes have the same badge at each view")
  func groups() {
    let view = UIView()
    let boxes = (0..<4).map { _ in UIView() }
    for (index, box) in boxes.enumerated() {
      view.addConstrained(box)
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      guard index > 0 else { continue }
      box.leftAnchor.constraint(equalTo: boxes[index - 1].rightAnchor, constant: 8).isActive = true
      box.widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
    }
    boxes[0].leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
    boxes[3].rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10).isActive = true
    _ = OffscreenWindow(of: view, size: CGSize(width: 200, height: 60))

    let marks = FigureScene(view).marks

    #expect(marks.filter { !$0.isSize && $0.label == "8" }.count == 3)
    // Three constraints make four views equally wide.
    #expect(marks.filter { $0.label == "=" }.count == 4)
  }

  @Test("Alignments in a row are one line; alignments that are apart or of another priority are separate")
  func joinedAlignments() {
    let view = UIView()
    let boxes = (0..<6).map { _ in UIView() }
    for (index, box) in boxes.enumerated() {
      view.addConstrained(box)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: CGFloat(index) * 30),
        box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    boxes[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    for (one, other) in [(1, 0), (2, 1), (4, 3)] {
      boxes[one].topAnchor.constraint(equalTo: boxes[other].topAnchor).isActive = true
    }
    boxes[3].topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    let optional = boxes[5].topAnchor.constraint(equalTo: boxes[4].topAnchor)
    optional.priority = .defaultHigh
    optional.isActive = true
    _ = OffscreenWindow(of: view, size: CGSize(width: 200, height: 60))

    let forms = FigureScene(view).marks.compactMap { mark in
      if case .alignment(.vertical, _, _, _) = mark.form { mark.form } else { nil }
    }

    // Boxes begin every 30 points and are 20 wide. No constraint aligns the third with the fourth.
    #expect(
      forms == [
        .alignment(axis: .vertical, at: 10, from: 0, to: 80), .alignment(axis: .vertical, at: 10, from: 90, to: 140),
        .alignment(axis: .vertical, at: 10, from: 120, to: 170),
      ])
  }

  @Test("Margins to which views are constrained are drawn as a band with their common name")
  func bands() {
    let (view, box) = (UIView(), UIView())
    view.addConstrained(box)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.topAnchor.constraint(equalTo: margins.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    _ = OffscreenWindow(of: view, size: CGSize(width: 200, height: 100))

    let bands = FigureScene(view).bands

    #expect(bands.map(\.name) == ["margins"])
    #expect(bands.first?.inner == CGRect(x: 16, y: 10, width: 168, height: 80))
  }
}
