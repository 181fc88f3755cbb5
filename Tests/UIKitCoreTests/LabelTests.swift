import Testing

@testable import UIKitCore

@MainActor
@Suite("Labels")
struct LabelTests {
  /// The left edges of the glyph runs that a label of 300 points draws.
  private func lineStart(_ label: UILabel, _ direction: UIUserInterfaceLayoutDirection) -> CGFloat? {
    let list = Presentation(of: label, size: CGSize(width: 300, height: 40), direction: direction).displayList
    return list.items.lazy.compactMap { item -> CGFloat? in
      if case .glyphs(let glyphs) = item {
        return glyphs.origin.x + (glyphs.glyphs.first?.position.x ?? 0)
      } else {
        return nil
      }
    }.min()
  }

  @Test("Natural text stands left in a left-to-right interface, right in a right-to-left one")
  func naturalAlignment() throws {
    let label = UILabel()
    label.text = "Hello"

    let left = try #require(lineStart(label, .leftToRight))
    let right = try #require(lineStart(label, .rightToLeft))

    #expect(left == 0)
    #expect(right > 200)
  }

  @Test("Text with an alignment of its own keeps it in both directions")
  func ownAlignment() throws {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])

    #expect(lineStart(label, .leftToRight) == 0)
    #expect(lineStart(label, .rightToLeft) == 0)
  }

  @Test(
    "A line of 17 points is 20.5 high at 2x, of 12 points 14.5: 1.193359 em up to a pixel",
    arguments: [
      (CGFloat(17), CGFloat(20.5)), (12, 14.5), (34, 41),
    ])
  func heights(size: CGFloat, height: CGFloat) {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Label"

    #expect(label.intrinsicContentSize.height == height)
  }

  @Test("Text in a taller label stands in the middle: (40 − 20.5) / 2 down to a pixel is 9.5")
  func verticalCentre() {
    let label = UILabel()
    label.text = "Label"

    #expect(
      label.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 40), limitedToNumberOfLines: 1).minY == 9.5)
  }

  @Test("Without text a label takes no room")
  func empty() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test("A label shrinks its text by the least that lets it fit, an attributed one run by run")
  func shrinking() throws {
    let text = NSMutableAttributedString(
      string: "DuckDuckGo - Paoli, PA", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 10), range: NSRange(location: 0, length: 10))
    let label = UILabel()
    label.attributedText = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    let whole = label.intrinsicContentSize.width

    let list = Presentation(of: label, size: CGSize(width: whole / 2, height: 30)).displayList

    // Half the width asks for about half the size; small type is set a little wider.
    let sizes = list.items.compactMap { item in
      if case .glyphs(let glyphs) = item { glyphs.pointSize } else { nil }
    }
    let (bold, regular) = (try #require(sizes.min()), try #require(sizes.max()))
    #expect((9.2...10).contains(regular))
    #expect(abs(regular - 2 * bold) < 1e-9)
  }
}
