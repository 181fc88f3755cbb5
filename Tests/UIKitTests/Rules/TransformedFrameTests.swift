import Foundation
import Testing
import UIKit

// stackoverflow.com/questions/5802830: a view of 100×100 at (20, 20), rotated by 0.1, has the frame 15.258 15.258
// 109.484×109.484. Assigning the first frame results in the frame 11.063 20 117.874×100. The center is thus that of the
// rectangle, and the size of the bounds is the rectangle's size as a vector, rotated back: 100 (cos 0.1 ± sin 0.1).
@MainActor
@Suite("Frames that are assigned to transformed views")
struct TransformedFrameTests {
  private func expect(_ found: CGRect, _ expected: [CGFloat], _ comment: Comment? = nil) {
    for (value, number) in zip([found.minX, found.minY, found.width, found.height], expected) {
      #expect(abs(value - number) < 0.001, comment)
    }
  }

  @Test("A rotated view gets bounds from the size as a vector, and a frame around them")
  func rotation() {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    expect(view.frame, [15.258, 15.258, 109.484, 109.484])

    view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)

    expect(view.frame, [11.063, 20, 117.874, 100])
    expect(view.bounds, [0, 0, 109.484, 89.517])
    #expect(view.center == CGPoint(x: 70, y: 70))
  }

  @Test(
    "The size of the bounds is the size times the inverse transform, without signs",
    arguments: [
      // 80 / 2 and 60 / 4
      (CGAffineTransform(scaleX: 2, y: 4), CGSize(width: 40, height: 15)),
      (CGAffineTransform(scaleX: -2, y: 4), CGSize(width: 40, height: 15)),
      // a quarter turn exchanges the sides
      (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 60, height: 80)),
      // (80 + 60) / √2 and (80 − 60) / √2
      (CGAffineTransform(rotationAngle: .pi / 4), CGSize(width: 98.9949, height: 14.1421)),
      // a translation has no influence
      (CGAffineTransform(translationX: 30, y: 5), CGSize(width: 80, height: 60)),
    ])
  func sizes(transform: CGAffineTransform, expected: CGSize) {
    let view = UIView()
    view.transform = transform

    view.frame = CGRect(x: 10, y: 20, width: 80, height: 60)

    expect(view.bounds, [0, 0, expected.width, expected.height])
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test("Scaled views have exactly the assigned frame, also with another anchor point")
  func scales() {
    for scale: CGFloat in [0.5, 3] {
      let layer = CALayer()
      layer.anchorPoint = CGPoint(x: 1, y: 0.25)
      layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      layer.frame = CGRect(x: 10, y: 20, width: 80, height: 60)
      expect(layer.frame, [10, 20, 80, 60])
      #expect(layer.position == CGPoint(x: 90, y: 35))
    }
  }
}
