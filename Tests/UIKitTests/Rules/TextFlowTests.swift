import Foundation
import Testing
import UIKit

/// Checks that text flows around the exclusion paths of text containers.
///
/// Apple, exclusionPaths: "The array of paths that represents the regions where text doesn't display in the text
/// container."
@MainActor
@Suite("Text around exclusion paths")
struct TextFlowTests {
  /// Returns a text view 200 points wide with words of four letters, and the places of the words.
  private func words(_ count: Int, around paths: [UIBezierPath], padding: CGFloat = 0) -> (UITextView, [CGRect]) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = padding
    view.font = .systemFont(ofSize: 10)
    view.text = Array(repeating: "HHHH", count: count).joined(separator: " ")
    view.textContainer.exclusionPaths = paths
    view.layoutIfNeeded()
    let places = (0..<count).map { index in
      view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: index * 5, length: 4), in: view.textContainer)
    }
    return (view, places)
  }

  // A 10-point system font has lines of 11.93 points: the first three lines begin above 30 and are beside the path.
  @Test("Lines beside a path start at its right edge, and those below at the left edge")
  func besidePath() {
    let (view, places) = words(40, around: [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))])
    let plain = words(40, around: []).0
    let tops = Array(Set(places.map(\.minY))).sorted()

    for top in tops {
      #expect(abs((places.filter { $0.minY == top }.map(\.minX).min() ?? -1) - (top < 30 ? 100 : 0)) < 0.01)
    }
    #expect(tops.filter { $0 < 30 }.count == 3)
    #expect(view.contentSize.height > plain.contentSize.height)
  }

  @Test("A line on both sides of a path continues on its other side")
  func bothSides() {
    let (_, places) = words(8, around: [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 400))])
    let first = places.filter { $0.minY == places[0].minY }

    #expect(first.contains { $0.minX < 80 } && first.contains { abs($0.minX - 120) < 0.01 })
    #expect(places.allSatisfy { $0.maxX <= 80.01 || $0.minX >= 119.99 })
    #expect(Set(places.map { [$0.minX, $0.minY] }).count == 8)
  }

  // Apple, lineFragmentPadding: "The amount by which text is inset within line fragment rectangles."
  @Test("The padding of lines is also at the edges of paths")
  func padding() {
    let (_, places) = words(4, around: [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 400))], padding: 5)
    #expect(abs((places.map(\.minX).min() ?? 0) - 105) < 0.01)
  }

  @Test("A line goes below a path that leaves no room for a word")
  func noRoom() {
    let (_, places) = words(1, around: [UIBezierPath(rect: CGRect(x: 10, y: 0, width: 180, height: 50))])
    #expect(places[0].minX == 0)
    #expect(abs(places[0].minY - 50) <= 1)
  }

  // The circle of radius 50 around (100, 50) is 0 wide at its top and 100 wide in the middle.
  @Test("Text follows the outline of a circle")
  func circle() {
    let (_, places) = words(60, around: [UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 100, height: 100))])
    let nearest = places.map { place in
      hypot(max(place.minX - 100, 100 - place.maxX, 0), max(place.minY - 50, 50 - place.maxY, 0))
    }
    // The outline is sixteen lines per quarter.
    #expect((nearest.min() ?? 0) > 49.5)
    // At the bottom of the first line, 11.93, the outline is at 100 - sqrt(50 * 50 - 38.07 * 38.07) = 67.6.
    #expect(places.contains { abs($0.minY) < 1 && $0.maxX > 50 && $0.maxX < 67.6 })
  }
}
