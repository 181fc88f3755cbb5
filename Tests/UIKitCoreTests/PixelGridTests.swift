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
