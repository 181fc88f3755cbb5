import Testing
import UIKit

/// Rules derived from labels recorded on iOS, for a typeface with letters 6 points wide at 10 points.
@MainActor
@Suite("Rules of labels")
struct LabelRuleTests {
  private func label(_ text: String, lines: Int, mode: NSLineBreakMode = .byTruncatingTail) -> UILabel {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = text
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return label
  }

  private func fitting(_ label: UILabel, width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: 1000))
  }

  @Test("A wrapped label is as wide as its widest line with the trailing space, 8 · 6 = 48, if it fits")
  func trailingSpace() {
    let label = label("aaa bbb ccc", lines: 0)

    // The lines are "aaa bbb " and "ccc". A line is 11.93 points high, and two lines are 23.87: 24 at 2x.
    #expect(fitting(label, width: 60) == CGSize(width: 48, height: 24))
    #expect(fitting(label, width: 45) == CGSize(width: 45, height: 24))
    #expect(fitting(label, width: 100) == CGSize(width: 66, height: 12))
  }

  @Test("The width excludes the trailing space of the last visible line: 5 · 6 = 30")
  func trailingSpaceOfLastLine() {
    // "a bb " is 30 wide, "ccccc " would be 36.
    #expect(fitting(label("a bb ccccc ", lines: 0), width: 40).width == 30)
    // Two of three lines are visible, "aa " and "bbb ". Without an ellipsis, the second ends at its last letter.
    #expect(fitting(label("aa bbb cc", lines: 2, mode: .byWordWrapping), width: 27).width == 18)
  }

  @Test("The width includes the trailing space of a single line: 4 · 6 = 24")
  func trailingSpaceOfSingleLine() {
    #expect(label("To: ", lines: 1).intrinsicContentSize.width == 24)
  }

  @Test("A text that fits begins at the top of its bounds")
  func textRectAtTop() {
    let label = label("aaa bbb ccc", lines: 0)

    let rect = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 60, height: 40), limitedToNumberOfLines: 0)

    #expect(rect == CGRect(x: 5, y: 7, width: 48, height: 24))
  }

  @Test("Text that is too tall extends equally above and below: it begins at 7 − (24 − 19.5)/2 = 4.75, or 5 at 2x")
  func textRectAroundTheMiddle() {
    let label = label("aaa bbb ccc", lines: 0)

    let rect = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 60, height: 19.5), limitedToNumberOfLines: 0)

    #expect(rect == CGRect(x: 5, y: 5, width: 48, height: 19.5))
  }

  @Test(
    "Clipped text of several lines is at most as wide as the target; clipped text of one line is as wide as the line"
  )
  func clipping() {
    // "aaaa " and, clipped, "bbbbbbbb".
    #expect(fitting(label("aaaa bbbbbbbb", lines: 2, mode: .byClipping), width: 30) == CGSize(width: 30, height: 24))
    #expect(fitting(label("aaaa bbbbbbbb", lines: 1, mode: .byClipping), width: 30) == CGSize(width: 78, height: 12))
  }

  @Test("Lines that break at any character include spaces, and can begin with a space")
  func characterWrapping() {
    // "ab", " c", "d" against "ab " and "cd".
    #expect(fitting(label("ab cd", lines: 0, mode: .byCharWrapping), width: 13).height == 36)
    #expect(fitting(label("ab cd", lines: 0, mode: .byWordWrapping), width: 13).height == 24)
  }

  @Test("A subclass that pads its text rectangle is larger by the padding: 66 + 2 · 8 by 12 + 2 · 4")
  func paddedLabel() {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return text.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
      }
    }
    let label = Padded()
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = "aaa bbb ccc"
    label.numberOfLines = 0

    #expect(label.intrinsicContentSize == CGSize(width: 82, height: 20))
    // A width of 64 minus the insets leaves 48 points for the text.
    #expect(fitting(label, width: 64) == CGSize(width: 64, height: 32))
  }
}
