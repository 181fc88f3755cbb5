import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Paths") struct PathTests {
  @Test("A rounded rectangle remains a primitive until another element is added")
  func shapesAreKept() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 30)

    // The radius is limited to half of the shorter side.
    #expect(
      path.cgPath.shape
        == .roundedRect(CGRect(x: 0, y: 0, width: 40, height: 20), radius: CGSize(width: 10, height: 10)))
    path.move(to: .zero)
    guard case .path = path.cgPath.shape else { Issue.record("expected a path of separate elements"); return }
  }

  @Test("A `clockwise` arc is clockwise on screen in UIBezierPath, but counterclockwise in CGPath")
  func arcDirections() {
    let screen = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let flipped = CGMutablePath()
    flipped.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    // A quarter turn from the right end goes down to (0, 10); the other way is three quarters.
    #expect(abs(screen.bounds.minY) < 1e-9 && abs(screen.bounds.minX) < 1e-9)
    #expect(abs(flipped.boundingBoxOfPath.minY + 10) < 1e-9 && abs(flipped.boundingBoxOfPath.minX + 10) < 1e-9)
  }

  @Test("The bounds of a curve are tight, unlike the bounds of its control points")
  func bounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    // The curve's highest point is at t = ½: ¾ of the control points' height.
    #expect(abs(path.boundingBoxOfPath.height - 75) < 1e-9)
  }

  @Test("A hole by the even-odd rule is outside of the path")
  func containment() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))

    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("A transform moves the point whose containment is tested, as in Core Graphics, and not the path")
  func transformedPoints() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let left = CGAffineTransform(translationX: -10, y: 0)

    #expect(path.contains(CGPoint(x: 15, y: 5), transform: left))
    #expect(!path.contains(CGPoint(x: 5, y: 5), transform: left))
  }

  @Test("A tangent arc rounds a corner")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)

    // The arc touches the first line 10 before the corner and ends 10 below the corner.
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX <= 100 + 1e-9 && path.boundingBoxOfPath.minY >= -1e-9)
  }

  @Test("A reversed path begins where the path ended")
  func reversal() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))

    #expect(path.reversing().cgPath.data.svgData == "M20 10Q20 0 10 0L0 0")
  }

  @Test(
    "Numbers in SVG have at most four decimals and no trailing zeros",
    arguments: [
      (0, "0"), (-0.00004, "0"), (0.00005, "0.0001"), (-3.05, "-3.05"), (1.23456, "1.2346"), (100, "100"), (0.5, "0.5"),
      (-1_000.0001, "-1000.0001"), (.infinity, "0"), (.nan, "0"), (1e300, "1e+300"),
    ] as [(CGFloat, String)])
  func decimals(number: CGFloat, text: String) {
    #expect(number.shortDigits == text)
  }
}
