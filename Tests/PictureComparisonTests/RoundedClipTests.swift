import CairoRendering
import Testing
import UIFoundation
import UIGraphics
import UIKitCore

@Suite("Rounded corners that clip") @MainActor struct RoundedClipTests {
  /// Returns the red components of the pixels of a view of 60×60 points on white, at scale 1.
  private func reds(_ view: UIView) throws -> [[Int]] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    root.backgroundColor = .white
    view.frame = root.bounds
    root.addSubview(view)
    let list = DisplayList.record(bounds: root.bounds) { root.layer.render(in: $0) }
    let image = try Renderer(scale: 1).image(list)
    return image.pixels.withUnsafeBytes { bytes in
      (0..<60).map { row in (0..<60).map { Int(bytes[(row * 60 + $0) * 4 + 2]) } }
    }
  }

  private func card(background: UIColor, content: UIColor) -> UIView {
    let card = UIView()
    card.backgroundColor = background
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    child.backgroundColor = content
    card.addSubview(child)
    return card
  }

  // Apple's "Improving animation performance": a layer with rounded corners that masks is composited offscreen, and
  // then clipped. White over black, clipped once, is white.
  @Test("A background that content covers does not show at the corners")
  func covered() throws {
    let rows = try reds(card(background: .black, content: .white))

    #expect(Set(rows.joined()) == [255])
  }

  @Test("Content under a border does not show outside of the border")
  func border() throws {
    let card = card(background: .white, content: .black)
    card.layer.borderWidth = 4
    card.layer.borderColor = UIColor.white.cgColor

    let rows = try reds(card)
    // The border is white from edge to edge, and the content begins inside.
    #expect(rows[30][0...3].allSatisfy { $0 == 255 } && rows[30][5] == 0)
    for row in 0..<60 {
      for column in 0..<60 where hypot(Double(column) - 29.5, Double(row) - 29.5) > 37 {
        #expect(rows[row][column] == 255)
      }
    }
  }

  @Test("The corners of a single color are the same as of a rounded background without a clip")
  func plain() throws {
    let plain = UIView()
    plain.backgroundColor = .black
    plain.layer.cornerRadius = 20
    let (clipped, unclipped) = (try reds(card(background: .black, content: .black)), try reds(plain))

    for (left, right) in zip(clipped.joined(), unclipped.joined()) { #expect(abs(left - right) <= 1) }
  }
}
