import Testing

@testable import UIKitCore

@MainActor
@Suite("Sizes of symbols")
struct SymbolGeometryTests {
  /// The geometry of an image as UIKit's description prints it.
  struct Printed: CustomTestStringConvertible, Sendable {
    var name: String
    var size: CGSize
    var baseline: CGFloat
    var top: CGFloat
    var bottom: CGFloat

    var testDescription: String { name }
  }

  @Test(
    "Size, baseline and alignment rectangle equal UIKit's descriptions of the images at 2 pixels per point",
    arguments: [
      // {20, 19} baseline=3.5,contentInsets={1, 1.5, 1, 1.5},alignmentRectInsets={-0.5, 0, -0.5, 0}
      Printed(name: "play.circle.fill", size: CGSize(width: 20, height: 19), baseline: 3.5, top: -0.5, bottom: -0.5),
      // {19, 17.5} baseline=2.5,contentInsets={1, 2, 1, 2},alignmentRectInsets={-1, 0, -1.5, 0}
      Printed(name: "person", size: CGSize(width: 19, height: 17.5), baseline: 2.5, top: -1, bottom: -1.5),
    ])
  func descriptions(_ printed: Printed) throws {
    let image = try #require(UIImage(systemName: printed.name))

    #expect(image.size == printed.size)
    #expect(image.baselineOffsetFromBottom == printed.baseline)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: printed.top, left: 0, bottom: printed.bottom, right: 0))
  }

  /// The size of an image view or button that Interface Builder recorded.
  struct Recorded: CustomTestStringConvertible, Sendable {
    var name: String
    var configuration = UIImage.SymbolConfiguration()
    var scale: CGFloat
    var width: CGFloat?
    var height: CGFloat?

    var testDescription: String { name }
  }

  @Test(
    "Sizes equal the sizes of views that Interface Builder recorded, within half a point",
    arguments: [
      // For image views, these are the width and height of the alignment rectangle, minus the insets.
      Recorded(name: "chevron.left", scale: 2, width: 12.5, height: 17),
      Recorded(name: "applelogo", scale: 3, height: 18.667),
      Recorded(name: "gearshape", scale: 3, height: 20),
      Recorded(name: "exclamationmark.circle", scale: 3, height: 19),
      Recorded(name: "circle.fill", scale: 3, height: 19),
      Recorded(name: "square", configuration: .init(weight: .thin), scale: 3, height: 17.667),
      Recorded(name: "line.3.horizontal", configuration: .init(scale: .large), scale: 2, width: 26, height: 13),
      // For buttons, these are the sizes minus the insets of a plain configuration, if there are any.
      Recorded(name: "xmark", scale: 2, width: 17.5),
      Recorded(name: "plus", scale: 2, width: 17.5),
      Recorded(name: "trash.fill", scale: 2, width: 20),
      Recorded(
        name: "arrow.right.circle", configuration: .init(pointSize: 47, weight: .thin), scale: 2, width: 53.5,
        height: 51.5),
      // A description of UIImage at 64 points: 70.33 × 25.67.
      Recorded(
        name: "chevron.compact.down", configuration: .init(pointSize: 64, weight: .light), scale: 3, width: 70.333,
        height: 25.667),
    ])
  func recordedFrames(_ recorded: Recorded) {
    let geometry = SymbolGeometry(of: recorded.name, recorded.configuration, displayScale: recorded.scale)

    if let width = recorded.width { #expect(abs(geometry.size.width - width) <= 0.51, "\(geometry.size)") }
    if let height = recorded.height { #expect(abs(geometry.size.height - height) <= 0.51, "\(geometry.size)") }
  }

  @Test("The alignment rectangle is as tall as a line of text, at every scale: 16 + 4 points at size 17")
  func alignment() {
    for scale in [UIImage.SymbolConfiguration.Scale.small, .medium, .large] {
      let geometry = SymbolGeometry(of: "square.and.arrow.up", .init(scale: scale), displayScale: 2)
      let insets = geometry.alignmentRectInsets

      #expect(geometry.size.height - insets.top - insets.bottom == 20)
    }
  }

  @Test("Symbols of one family have one size: enclosures, filled and mirrored variants")
  func families() {
    func size(_ name: String) -> CGSize? { UIImage(systemName: name)?.size }

    #expect(size("star.circle") == size("circle") && size("star.circle.fill") == size("circle"))
    #expect(size("plus.square.fill") == size("square"))
    #expect(size("arrow.right") == size("arrow.left") && size("bag.fill") == size("bag"))
    #expect(size("person.slash") == size("person"))
  }

  @Test("An image view is aligned at the symbol's baseline, which is 16 points below its alignment rectangle's top")
  func baseline() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (symbol, label) = (UIImageView(image: UIImage(systemName: "play.circle.fill")), UILabel())
    label.text = "A"
    for view in [symbol, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      symbol.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])

    root.layoutIfNeeded()

    // The label's ascender of 16.2 points is 16 on the pixel grid, so the symbol's alignment rectangle begins at 0,
    // and its image half a point lower.
    #expect(abs(symbol.frame.minY - 0.5) <= 0.5, "\(symbol.frame)")
    #expect(symbol.frame.size == CGSize(width: 20, height: 19))
  }

  @Test("A heavier outline is larger on all sides, and its holes are smaller")
  func spread() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLines(between: [CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 7), CGPoint(x: 7, y: 7), CGPoint(x: 7, y: 3)])
    path.closeSubpath()

    let (heavier, lighter) = (path.spread(by: 1), path.spread(by: -1))

    #expect(heavier.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(lighter.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 8, height: 8))
    // The hole from 3 to 7 becomes a hole from 4 to 6, or from 2 to 8.
    #expect(heavier.contains(CGPoint(x: 3.5, y: 5)) && !heavier.contains(CGPoint(x: 4.5, y: 5)))
    #expect(!lighter.contains(CGPoint(x: 2.5, y: 5)) && lighter.contains(CGPoint(x: 1.5, y: 5)))
  }

  @Test("A ring inside a ring becomes heavier, regardless of the direction of its edges")
  func rings() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    let hole = [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 35), CGPoint(x: 35, y: 35), CGPoint(x: 35, y: 5)]
    path.addLines(between: hole)
    path.closeSubpath()
    // The inner ring, from 10 to 30, is counterclockwise. Its hole, from 15 to 25, is clockwise.
    path.addLines(between: hole.map { CGPoint(x: 10 + ($0.x - 5) * 2 / 3, y: 10 + ($0.y - 5) * 2 / 3) })
    path.closeSubpath()
    path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))

    let heavier = path.spread(by: 1)

    // The row is filled from −1 to 6, from 9 to 16, and from 24 on.
    let row = stride(from: -1.5, through: 20.5, by: 1).map { heavier.contains(CGPoint(x: $0, y: 20)) }
    #expect(
      row == [false] + Array(repeating: true, count: 7) + [false, false, false] + Array(repeating: true, count: 7)
        + Array(repeating: false, count: 5))
  }

  @Test(
    "A scale changes the size of a ring, and not the width of its stroke: a sixteenth of 99 points at size 100",
    arguments: [UIImage.SymbolConfiguration.Scale.small, .medium, .large])
  func strokes(scale: UIImage.SymbolConfiguration.Scale) throws {
    let list = SymbolGeometry(of: "circle", .init(pointSize: 100, scale: scale), displayScale: 2).drawing()
    var traversal = DisplayListTraversal(clip: list.bounds)
    var filled: [CGFloat] = []
    for item in list.items where traversal.advance(past: item) {
      guard case .fill(let fill) = item, case .path(let path) = fill.shape else { continue }
      let inverse = traversal.transform.inverted()
      filled = stride(from: 0, to: list.bounds.maxX, by: 0.05).filter {
        path.contains(CGPoint(x: $0, y: list.bounds.midY).applying(inverse), evenOdd: false)
      }
    }

    let (left, right) = (try #require(filled.first), try #require(filled.last))
    let stroke = CGFloat(filled.count) * 0.05 / 2
    #expect(abs(stroke - 99 / 16) < 0.25, "\(stroke)")
    // The ink of a circle is 0.99 em, times 0.79 or 1.28.
    #expect(abs(right - left - 99 * scale.factor) < 0.7, "\(right - left)")
  }

  @Test("A star is wider at each heavier weight, from ultralight to black")
  func weights() throws {
    let weights: [UIImage.SymbolConfiguration.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = try weights.map { weight in
      try #require(UIImage(systemName: "star", withConfiguration: .init(pointSize: 100, weight: weight))).size.width
    }

    #expect(widths == widths.sorted() && Set(widths).count == weights.count)
  }
}
