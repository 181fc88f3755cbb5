import LayoutChecks
import Testing
import TestViews
import UIGraphics

@testable import UIKitCore

/// The widths of text that wraps, beside views that yield with the same priority.
@MainActor
@Suite("Widths of wrapping text")
struct TextWidthTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = "text"
    label.numberOfLines = 0
    label.text = text
    return label
  }

  /// Places two views side by side, between the edges of the root.
  private func layOut(_ left: UIView, _ right: UIView) {
    root.addConstrained(left)
    root.addConstrained(right)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor), left.topAnchor.constraint(equalTo: root.topAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor), right.topAnchor.constraint(equalTo: root.topAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test("Text that wraps yields before other content: 200 − 90 = 110", arguments: [false, true])
  func yieldsFirst(isFirst: Bool) {
    let text = label("A text that is a lot longer than the screen is wide")
    let box = FixedBox(90, 20)
    layOut(isFirst ? text : box, isFirst ? box : text)

    #expect(box.frame.width == 90)
    #expect(text.frame.width == 110)
  }

  // Readable text is at least four times as wide as its point size: 4 · 17 = 68.
  @Test("Other content yields before text becomes narrower than its words", arguments: [false, true])
  func staysReadable(isFirst: Bool) {
    let text = label("as it is to be or to go on as I do it by me")
    let box = FixedBox(190, 20)
    layOut(isFirst ? text : box, isFirst ? box : text)

    #expect(text.frame.width == 68)
    #expect(box.frame.width == 132)
    // The next layout starts from unwrapped text and gives the same result.
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(text.frame.width == 110)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(text.frame.width == 68)
  }

  @Test("Text that no longer wraps has the width of a new label of one line")
  func unwraps() {
    func placed(lines: Int) -> UILabel {
      let text = label("1,204.50 €")
      text.numberOfLines = lines
      root.addConstrained(text)
      let width = text.widthAnchor.constraint(equalToConstant: 57)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor), text.topAnchor.constraint(equalTo: root.topAnchor),
        width,
      ])
      root.layoutIfNeeded()
      return text
    }
    let (text, new) = (placed(lines: 3), placed(lines: 1))
    // Readable text is at least four times as wide as its point size: 4 · 17 = 68.
    #expect(text.frame.width == 68)

    text.numberOfLines = 1
    root.layoutIfNeeded()

    #expect(text.frame.width == new.frame.width && new.frame.width != 68)
  }

  @Test("Of two texts that yield equally, none is narrower than its words")
  func twoTexts() {
    let left = label("as it is to be or to go on as I do it")
    let right = label("in so do we as it is to be or to go on")
    layOut(left, right)

    #expect(min(left.frame.width, right.frame.width) >= 68)
    #expect(left.frame.width + right.frame.width == 200)
  }

  @Test("A required width is kept, however narrow")
  func requiredWidth() {
    let (text, box) = (label("as it is to be or to go on"), FixedBox(10, 20))
    text.widthAnchor.constraint(equalToConstant: 20).isActive = true
    layOut(text, box)

    #expect(text.frame.width == 20)
  }

  @Test("A fitting size has the widths of the layout")
  func fittingSize() {
    let (text, box) = (label("as it is to be or to go on as I do it by me"), FixedBox(190, 20))
    layOut(text, box)
    text.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true

    let size = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size.height == text.sizeThatFits(CGSize(width: 68, height: 0)).height)
  }

  @Test("A row of stack views gives a nested text that wraps the width that others leave")
  func nestedInStacks() {
    let text = label("A text that is a lot longer than the screen is wide")
    let column = UIStackView(arrangedSubviews: [text])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column, FixedBox(90, 20)])
    layOut(row, UIView())

    #expect(text.frame.width == 110)
  }

  private func findings() -> [LayoutFinding] {
    LayoutFindings(warningsOf: root, drawnAs: DisplayList(bounds: root.bounds, items: [])).all
      .filter { $0.kind == .narrowText }
  }

  @Test("Text with lines of one or two characters, because it is narrow, is reported", arguments: [12.0, 30])
  func narrowText(width: CGFloat) {
    let text = label(width == 12 ? "Hello" : "so it is")
    text.widthAnchor.constraint(equalToConstant: width).isActive = true
    layOut(text, UIView())

    #expect(findings().map(\.view) == ["text"])
    #expect(
      findings().first?.summary.hasPrefix("the text of text is only \(Int(width)) points wide, so that a line has one")
        == true)
  }

  @Test(
    "Short words on lines of their own are not reported in wide text", arguments: ["I\nam", "a understanding", "Hello"])
  func wideText(words: String) {
    let text = label(words)
    text.widthAnchor.constraint(equalToConstant: 130).isActive = true
    layOut(text, UIView())

    #expect(findings().isEmpty)
  }
}

/// A view with a content size.
private final class FixedBox: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
