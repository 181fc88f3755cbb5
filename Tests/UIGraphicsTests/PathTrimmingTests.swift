import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Trimmed paths")
struct PathTrimmingTests {
  @Test("A line of length 100 that is trimmed to its middle half runs from 25 to 75")
  func line() {
    var path = PathData()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))

    let trimmed = path.trimmed(from: 0.25, to: 0.75)

    #expect(trimmed.points == [CGPoint(x: 25, y: 0), CGPoint(x: 75, y: 0)])
    #expect(trimmed.verbs == [.move, .line])
  }

  @Test("Lengths are counted across subpaths: half of 100 + 100 is the first subpath")
  func parts() {
    var path = PathData()
    for y in [0.0, 10] {
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: 100, y: y))
    }

    #expect(path.trimmed(from: 0, to: 0.5).points == [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
    let ends = path.trimmed(from: 0.25, to: 0.75).points.map { [$0.x.rounded(), $0.y] }
    #expect(ends == [[50, 0], [100, 0], [0, 10], [50, 10]])
  }

  @Test("The first quarter of a circle is the arc from its rightmost to its lowest point")
  func circle() throws {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).cgPath.data

    let trimmed = path.trimmed(from: 0, to: 0.25)

    let end = try #require(trimmed.points.last)
    // Clockwise with y down: a quarter ends below the center.
    #expect(abs(end.x) < 0.05 && abs(end.y - 50) < 0.05)
    let bounds = trimmed.bounds
    #expect(abs(bounds.minX) < 0.05 && abs(bounds.maxX - 50) < 0.05 && abs(bounds.minY) < 0.05)
  }

  @Test("A closed square trimmed to its last quarter is its closing side")
  func closing() {
    var path = PathData()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))

    let trimmed = path.trimmed(from: 0.75, to: 1)

    #expect(trimmed.points == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0)])
  }

  @Test("Empty ranges, NaN and paths of zero length result in an empty path; ranges are limited to 0 to 1")
  func nothing() {
    var path = PathData()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    var point = PathData()
    point.move(to: CGPoint(x: 3, y: 3))

    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.8, to: 0.2).isEmpty)
    #expect(path.trimmed(from: -3, to: 7) == path)
    #expect(path.trimmed(from: .nan, to: .nan).isEmpty)
    #expect(point.trimmed(from: 0, to: 0.5).isEmpty)
  }
}
