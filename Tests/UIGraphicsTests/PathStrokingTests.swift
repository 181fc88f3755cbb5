import Testing
import UIFoundation

@testable import UIGraphics

@Suite("The area of a stroke") struct PathStrokingTests {
  /// A corner of 90°: right along the x-axis to (10, 0), then down to (10, 10).
  private var corner: CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    return path
  }

  private func stroke(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test("A stroke extends by half its width on both sides of the line, and not beyond its ends")
  func lines() {
    #expect(stroke(corner).boundingBoxOfPath == CGRect(x: 0, y: -2, width: 12, height: 12))
    #expect(stroke(corner).contains(CGPoint(x: 5, y: 1.9)))
    #expect(!stroke(corner).contains(CGPoint(x: 5, y: 2.1)))
    #expect(!stroke(corner).contains(CGPoint(x: -0.1, y: 0)))
  }

  @Test("Square and round caps extend by half the width; round caps leave out the corners")
  func caps() {
    #expect(stroke(corner, .square).contains(CGPoint(x: -1.9, y: 1.9)))
    #expect(stroke(corner, .round).contains(CGPoint(x: -1.9, y: 0)))
    #expect(!stroke(corner, .round).contains(CGPoint(x: -1.9, y: 1.9)))
  }

  // The tip of a right angle's miter is at (12, -2), √2 half widths from the corner. Its ratio is 1.414.
  @Test("A corner is mitered up to the miter limit and beveled above it; a round join is in between")
  func joins() {
    #expect(stroke(corner).contains(CGPoint(x: 11.9, y: -1.9)))
    #expect(!stroke(corner, limit: 1.4).contains(CGPoint(x: 11.2, y: -1.2)))
    #expect(!stroke(corner, .butt, .bevel).contains(CGPoint(x: 11.2, y: -1.2)))
    #expect(stroke(corner, .butt, .round).contains(CGPoint(x: 11.2, y: -1.2)))
    #expect(!stroke(corner, .butt, .round).contains(CGPoint(x: 11.9, y: -1.9)))
  }

  // PDF 32000-1, 8.5.3.2: a line of zero length has round caps; a subpath without a line is not painted.
  @Test("A line of zero length is a dot, if caps are round; the beginning of a subpath without lines is not")
  func degenerateSubpaths() {
    let dots = CGMutablePath()
    dots.move(to: CGPoint(x: 0, y: 0))
    dots.addLine(to: CGPoint(x: 10, y: 0))
    dots.move(to: CGPoint(x: 20, y: 0))
    dots.move(to: CGPoint(x: 30, y: 0))
    dots.addLine(to: CGPoint(x: 30, y: 0))
    dots.move(to: CGPoint(x: 40, y: 0))
    dots.addLine(to: CGPoint(x: 40, y: 0))
    let place = CGMutablePath()
    place.move(to: .zero)

    #expect([20, 30, 40].map { stroke(dots, .round).contains(CGPoint(x: $0 + 1.9, y: 0)) } == [false, true, true])
    #expect(![20, 30, 40].contains { stroke(dots, .butt).contains(CGPoint(x: $0, y: 0)) })
    #expect(stroke(place, .round).isEmpty)
  }

  @Test("A closed subpath has no cap at its beginning, even if another subpath follows")
  func closedSubpaths() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    path.move(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))

    // The bevel joins (0, -2) and (-1.41, 1.41). A round cap would reach to a distance of 2.
    #expect(!stroke(path, .round, .bevel).contains(CGPoint(x: -1.9, y: -0.3)))
    #expect(stroke(path, .round, .bevel).contains(CGPoint(x: 28.1, y: 0)))
  }

  @Test("The stroke of a circle is a ring, closed at its beginning")
  func rings() {
    let ring = stroke(CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil))

    for angle in stride(from: 0, to: 2 * CGFloat.pi, by: .pi / 7) {
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(ring.contains(CGPoint(x: 11.9 * direction.x, y: 11.9 * direction.y)))
      #expect(ring.contains(CGPoint(x: 8.1 * direction.x, y: 8.1 * direction.y)))
      #expect(!ring.contains(CGPoint(x: 7.9 * direction.x, y: 7.9 * direction.y)))
      #expect(!ring.contains(CGPoint(x: 12.1 * direction.x, y: 12.1 * direction.y)))
    }
  }

  @Test("The phase is the offset in the pattern at which the dashes begin")
  func dashes() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])

    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])

    // Dashes at 0–2, 4–7 and 9–10.
    #expect(dashes.data.points.map(\.x) == [0, 2, 4, 7, 9, 10])
  }

  @Test("A line of more than a million dashes is solid", arguments: [CGFloat(1e9), 1e300])
  func countlessDashes(length: CGFloat) {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: length, y: 0)])

    let dashes = line.copy(dashingWithPhase: 0, lengths: [1e-6])

    #expect(dashes.data.points.map(\.x) == [0, length])
  }

  @Test("A context's path can be replaced by the area of its stroke")
  func contexts() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 2, y: 10))
    context.addLine(to: CGPoint(x: 18, y: 10))

    context.replacePathWithStrokedPath()

    #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 8, width: 16, height: 4))
  }

  @Test("A layer's drawing is repeated wherever the layer is drawn")
  func layers() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = CGLayer(context, size: CGSize(width: 5, height: 5), auxiliaryInfo: nil)
    layer?.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))

    if let layer {
      context.draw(layer, at: .zero)
      context.draw(layer, in: CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    #expect(layer?.size == CGSize(width: 5, height: 5))
    let drawings = context.finish().items.filter { if case .drawing = $0 { true } else { false } }
    #expect(drawings.count == 2)
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
