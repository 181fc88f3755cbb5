import Testing
import UIFoundation

@testable import UIGraphics

/// Rectangles of `UIBezierPath`, whose corners are continuous since iOS 7.
///
/// The points are those of PaintCode ("Code for iOS 7 rounded rectangles") and liamrosenfeld.com/posts/apple_icon_quest.
@Suite("Rounded rectangles") struct RoundedRectangleTests {
  @Test("The corners have the published points, in radii of 10 from the corner (100, 0)")
  func continuousCorner() throws {
    let points = try #require(
      Self.points(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)))

    let expected: [(CGFloat, CGFloat)] = [
      (15.28665, 0), (84.71335, 0),
      (89.1150704, 0), (91.3159306, 0), (93.6850621, 0.7491139),
      (96.2717617, 1.6905956), (98.3094044, 3.7282383), (99.2508861, 6.3149379),
      (100, 8.6840694), (100, 10.8849296), (100, 15.28665),
    ]
    // The corner is followed by three others of nine points and a line each.
    #expect(points.count >= expected.count)
    for (point, (x, y)) in zip(points, expected) { #expect(abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6) }
  }

  @Test("A radius of 16 needs sides of 2 · 1.528665 · 16 = 48.92: a side of 49 keeps it, and one of 48 is round")
  func threshold() throws {
    let fits = try #require(
      Self.points(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 49), cornerRadius: 16)))

    #expect(abs(fits[0].x - 24.45864) < 1e-6)
    // Apple Developer Forums 789134 shows larger corners at 48 than at 49.
    let rect = CGRect(x: 0, y: 0, width: 300, height: 48)
    let round = UIBezierPath(roundedRect: rect, cornerRadius: 16).cgPath.shape
    #expect(round == .roundedRect(rect, radius: CGSize(width: 24, height: 24)))
  }

  @Test("A rectangle of 208×50 with a radius of 20 has round ends, without a straight part")
  func roundEnds() {
    // stackoverflow.com/questions/75592757.
    let rect = CGRect(x: 50, y: 20, width: 208, height: 50)

    let shape = UIBezierPath(roundedRect: rect, cornerRadius: 20).cgPath.shape

    #expect(shape == .roundedRect(rect, radius: CGSize(width: 25, height: 25)))
  }

  @Test("Corners are rounded by the width of the radii; the others are sharp")
  func someCorners() throws {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topRight],
      cornerRadii: CGSize(width: 10, height: 40))
    let points = try #require(Self.points(path))

    #expect(points.first == CGPoint(x: 0, y: 0))
    #expect(abs(points[1].x - 84.71335) < 1e-6)
    #expect(points.suffix(3) == [CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 0)])
  }

  @Test("Radii that are zero, negative or not a number leave a rectangle; infinite ones round the whole side")
  func extremeRadii() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    for radius in [0, -5, CGFloat.nan] {
      #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath.shape == .rect(rect))
    }
    #expect(
      UIBezierPath(roundedRect: rect, cornerRadius: .infinity).cgPath.shape
        == .roundedRect(rect, radius: CGSize(width: 10, height: 10)))
  }

  @Test("Between the two curves, a corner of a circle stays a circle: every point is 10 from its center")
  func circle() throws {
    var data = PathData()
    data.addSmoothRect(
      CGRect(x: 0, y: 0, width: 20, height: 20), radius: 10, rounded: [true, true, true, true], smoothing: 0)
    // Each corner has a line and three curves of three points.
    #expect(data.points.count == 1 + 4 * 10)
    for first in stride(from: 1, to: 41, by: 10) {
      for curve in stride(from: first, to: first + 9, by: 3) {
        let (a, b) = (data.points[curve], data.points[curve + 1])
        let (c, d) = (data.points[curve + 2], data.points[curve + 3])
        let middle = CGPoint(x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8)
        // Cubic curves of 22° and 47° deviate from the arc by less than 1e-5 radii.
        for point in [a, middle, d] { #expect(abs(hypot(point.x - 10, point.y - 10) - 10) < 1e-4) }
      }
    }
  }

  private static func points(_ path: UIBezierPath) -> [CGPoint]? {
    guard case .path(let data) = path.cgPath.shape else { return nil }
    return data.points
  }
}
