import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Frames on the pixel grid")
struct PixelGridTests {
  /// Returns rows of three, seven and five labels whose edges are at fractions of points.
  private func unevenTree() -> UIView {
    let root = UIView()
    let rows = [3, 7, 5].map { count in
      let row = UIStackView(
        arrangedSubviews: (0..<count).map { index in
          let label = UILabel()
          label.text = "word \(index)"
          label.numberOfLines = 0
          return label
        })
      row.distribution = .fillEqually
      row.spacing = 3.3
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 5.7
    root.addConstrained(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10.1),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -9.7),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 4.4),
    ])
    return root
  }

  @Test("Both edges of every frame are whole pixels of the root", arguments: [CGFloat(1), 2, 3])
  func wholePixels(scale: CGFloat) {
    let frames = OffscreenWindow(of: unevenTree(), size: CGSize(width: 389, height: 500), scale: scale).frames

    #expect(frames.count == 20)
    for frame in frames {
      for edge in [frame.frame.minX, frame.frame.maxX, frame.frame.minY, frame.frame.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "\(frame)")
      }
    }
  }

  @Test(
    "Every finite coordinate, length and scale remains finite on the grid",
    arguments: [CGFloat.leastNonzeroMagnitude, .leastNormalMagnitude, 1, 3, 1e300, .greatestFiniteMagnitude])
  func finiteNumbers(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    let greatest = CGFloat.greatestFiniteMagnitude
    let magnitudes: [CGFloat] = [0, .leastNonzeroMagnitude, 0.3, 1e15 + 0.5, 1e300, greatest]
    let values = magnitudes + magnitudes.map { -$0 }

    for value in values {
      for result in [grid.round(value), grid.ceil(value), grid.floor(value)] { #expect(result.isFinite) }
      for rect in [
        CGRect(x: value, y: 0, width: greatest, height: value),
        CGRect(x: -greatest, y: value, width: abs(value), height: greatest),
      ] {
        let result = grid.round(rect)
        #expect(result.isFinite && result.midX.isFinite && result.maxX.isFinite && result.maxY.isFinite)
      }
    }
    #expect(grid.round(CGFloat.infinity) == .infinity && grid.ceil(CGFloat.nan).isNaN)
  }

  // "Greatest width allowed by UIKit": qanswer.pro, a single page.
  @Test("An intrinsic length is at most 2,777,777 points")
  func greatestIntrinsicLength() {
    final class Endless: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      }
    }
    let (view, root) = (Endless(), UIView())
    root.addConstrained(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true

    for scale in [CGFloat(1), 2, 3] {
      _ = OffscreenWindow(of: root, size: CGSize(width: 393, height: 100), scale: scale)
      #expect(view.frame == CGRect(x: 3, y: 0, width: 2_777_777, height: 2_777_777))
    }
  }

  @Test(
    "The greatest constants, offsets and scales of screens leave frames with finite numbers",
    arguments: [CGFloat.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude])
  func greatestConstants(number: CGFloat) {
    let (view, second, scroll, root) = (UIView(), UIView(), UIScrollView(), UIView())
    root.addConstrained(view)
    root.addConstrained(second)
    root.addSubview(scroll)
    scroll.frame = CGRect(x: number, y: 0, width: 100, height: 100)
    scroll.contentOffset = CGPoint(x: number, y: -number)
    let inner = scroll.addConstrainedSubview()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: number),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: number),
      view.widthAnchor.constraint(equalToConstant: abs(number)),
      second.topAnchor.constraint(equalTo: view.bottomAnchor, constant: number),
      second.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: number),
      inner.topAnchor.constraint(equalTo: scroll.topAnchor, constant: number),
      inner.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: number),
    ])

    _ = OffscreenWindow(of: root, size: CGSize(width: 393, height: 100), scale: abs(number))

    for view in [view, second, scroll, inner] {
      #expect(view.frame.isFinite && view.bounds.isFinite && view.center.x.isFinite && view.center.y.isFinite)
    }
  }

  @Test("A second layout moves nothing")
  func stable() {
    let window = OffscreenWindow(of: unevenTree(), size: CGSize(width: 389, height: 500), scale: 3)
    let before = window.frames

    window.root.setNeedsLayout()
    window.root.layoutIfNeeded()

    #expect(window.frames == before)
  }

  @Test("Left edges are within half a pixel of the solution: (389 − 10.1 − 9.7 − 2·3.3) / 3 = 120.867 per label")
  func withinHalfAPixel() {
    let root = unevenTree()

    _ = OffscreenWindow(of: root, size: CGSize(width: 389, height: 500), scale: 2)

    let row = root.subviews[0].subviews[0]
    let expected: [CGFloat] = [10.1, 10.1 + 124.1666667, 10.1 + 248.3333333]
    for (view, left) in zip(row.subviews, expected) {
      let edge = view.convert(view.bounds, to: root).minX
      #expect(abs(edge - left) <= 0.25)
    }
  }
}
