import Testing
import UIKitCore

@MainActor
@Suite("Attributed strings of fonts, colors and styles")
struct AttributeTests {
  private func runs(_ text: NSAttributedString) -> [NSRange] {
    var ranges: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in ranges.append(range) }
    return ranges
  }

  /// Two different values for each key and, except for attachments, a third that equals the first.
  private static let values: [(key: NSAttributedString.Key, first: NSObject, equal: NSObject, other: NSObject)] = {
    let (wide, wider) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (wide.lineSpacing, wider.lineSpacing) = (4, 8)
    let (near, far) = (NSShadow(), NSShadow())
    (near.shadowBlurRadius, far.shadowBlurRadius) = (1, 2)
    return [
      (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
      (
        .foregroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      ),
      (.paragraphStyle, wide, (wide.copy() as? NSObject) ?? wide, wider),
      (.shadow, near, (near.copy() as? NSObject) ?? near, far),
      (.attachment, NSTextAttachment(), NSTextAttachment(), NSTextAttachment()),
    ]
  }()

  @Test("One value replaces another in a part of a text, and neighbors stay separate when the text is copied")
  func replacing() {
    for (key, first, _, other) in Self.values {
      let text = NSMutableAttributedString(string: "one two", attributes: [key: first])

      text.addAttribute(key, value: other, range: NSRange(location: 4, length: 3))
      let copy = NSAttributedString(attributedString: text)

      #expect(runs(copy) == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)], "\(key.rawValue)")
      #expect(copy.isEqual(to: text), "\(key.rawValue)")
    }
  }

  @Test("Neighbors with equal fonts, colors and styles become one run")
  func joining() {
    for (key, first, equal, _) in Self.values where key != .attachment {
      let text = NSMutableAttributedString(string: "one", attributes: [key: first])

      text.append(NSAttributedString(string: " two", attributes: [key: equal]))

      #expect(runs(text) == [NSRange(location: 0, length: 7)], "\(key.rawValue)")
    }
  }

  @Test("A label is as tall as the largest font of its text: 20 · 1.193359 = 23.87, rounded up to 24")
  func height() {
    let text = NSMutableAttributedString(string: "red bold", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
    let label = UILabel()

    label.attributedText = text

    #expect(label.intrinsicContentSize.height == 24)
  }
}
