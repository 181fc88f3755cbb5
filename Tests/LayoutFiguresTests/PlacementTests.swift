import CairoRendering
import Testing
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Places of annotations")
struct PlacementTests {
  private let picture = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func engine(_ draw: (CGContext) -> Void = { _ in }) -> PlacementEngine {
    let list = DisplayList.record(bounds: picture, draw)
    return PlacementEngine(ink: PictureInk(list), background: PictureBackground(list, paper: .white), picture: picture)
  }

  private func label(_ x: CGFloat, _ y: CGFloat, _ preference: CGFloat = 0) -> Placement {
    Placement(label: CGRect(x: x, y: y, width: 20, height: 10), preference: preference)
  }

  @Test("A label takes its first candidate, or the next one if that is occupied")
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

    // 20 points wide with 1.5 points of clear space on both sides, in steps of 10.
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

  @Test("A grid finds what touches a rectangle in the order of insertion, however large both are")
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
    // Touching counts; 21 is beyond the first, and 11 is above the line.
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

    // White, the system's blue and red, a mid gray, black.
    for background: UInt32 in [0xFFFFFF, 0x007AFF, 0xFF3B30, 0x8E8E93, 0x000000] {
      let ink = try #require(family.ink(on: RGBA(hex: background)))
      #expect(Luminance.contrast(Luminance.of(ink), Luminance.of(background)) >= 4.5)
    }
    let blue = Luminance.of(0x007AFF)
    #expect(family.ink(on: .white) == RGBA(hex: 0x0060DF))
    #expect(family.nearInk(on: blue...blue) == nil)
    #expect(family.ink(on: 0...1) == nil)
    // WCAG 2.1: black on white is 21, #777777 on white 4.48.
    #expect(abs(Luminance.contrast(0, 1) - 21) < 1e-9)
    #expect(abs(Luminance.contrast(Luminance.of(0x777777), 1) - 4.48) < 0.01)
  }

  @Test("Equal gaps in a row are labeled once, equal sizes by one badge at each view")
  func groups() {
    let view = UIView()
    let boxes = (0..<4).map { _ in UIView() }
    for (index, box) in boxes.enumerated() {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
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
    let gaps = marks.filter { $0.kind == .gap }.map(\.label)

    #expect(gaps == ["3× 8", "", ""])
    // Three constraints make four views equally wide.
    #expect(marks.filter { $0.label == "=" }.count == 4)
  }

  @Test("Margins and the safe area are bands with their common names")
  func bands() {
    let (view, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
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
