import Foundation
import Testing
import UIGraphics

@testable import UIKitCore

/// The outlines of layers with circular and continuous corners.
@MainActor
@Suite("Corner curves") struct CornerCurveTests {
  private func outline(_ size: CGSize, radius: CGFloat, _ curve: CALayerCornerCurve) throws -> CGPath {
    let layer = CALayer()
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.cornerRadius = radius
    layer.cornerCurve = curve
    return try #require(layer.outlinePath)
  }

  @Test("A continuous corner of 10 begins 15.29 from the corner, where a circular one is still straight")
  func continuous() throws {
    let size = CGSize(width: 100, height: 100)
    let (circular, continuous) = try (outline(size, radius: 10, .circular), outline(size, radius: 10, .continuous))

    // At 11 points from the corner, the curve from (15.29, 0) to (6.31, 0.75) is 0.1 below the edge.
    let point = CGPoint(x: 11, y: 0.03)
    #expect(circular.contains(point) && !continuous.contains(point))
    #expect(continuous.contains(CGPoint(x: 15.3, y: 0.001)))
  }

  @Test("A radius of half a side leaves no room: both curves are the circle of radius 10")
  func circle() throws {
    let outline = try outline(CGSize(width: 40, height: 20), radius: 10, .continuous)

    // 10 − 10 · cos 45° = 2.9289.
    #expect(outline.contains(CGPoint(x: 2.94, y: 2.94)) && !outline.contains(CGPoint(x: 2.92, y: 2.92)))
  }

  @Test("Only masked corners are continuous")
  func corners() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    layer.maskedCorners = .layerMinXMinYCorner

    let outline = try #require(layer.outlinePath)
    #expect(!outline.contains(CGPoint(x: 1, y: 1)) && outline.contains(CGPoint(x: 99, y: 1)))
  }

  // Apple, cornerCurveExpansionFactor(_:): the size of a corner in radii.
  @Test("A continuous corner extends over 1.528665 radii, a circular one over 1")
  func expansion() {
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }
}
