import Testing

@testable import UIKitCore

extension NSAttributedString {
  fileprivate var paragraphAlignment: NSTextAlignment? {
    (attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment
  }
}

@MainActor
@Suite("Labels")
struct LabelTests {
  /// Returns the leftmost position of the glyphs that a label of 300 points draws.
  private func lineStart(_ label: UILabel, _ direction: UIUserInterfaceLayoutDirection) -> CGFloat? {
    let list = OffscreenWindow(of: label, size: CGSize(width: 300, height: 40), direction: direction).displayList
    return list.items.lazy.compactMap { item -> CGFloat? in
      if case .glyphs(let glyphs) = item {
        return glyphs.origin.x + (glyphs.glyphs.first?.position.x ?? 0)
      } else {
        return nil
      }
    }.min()
  }

  @Test(
    "Naturally aligned text is at the left in a left-to-right interface, and at the right in a right-to-left interface")
  func naturalAlignment() throws {
    let label = UILabel()
    label.text = "Hello"

    let left = try #require(lineStart(label, .leftToRight))
    let right = try #require(lineStart(label, .rightToLeft))

    // A glyph is in the middle of its corrected advance, here 0.03 points to the left.
    #expect(abs(left) < 0.1)
    #expect(right > 200)
  }

  @Test("Natural alignment is that of the interface, whatever the direction of the text")
  func naturalAlignmentOfOtherDirection() throws {
    let label = UILabel()
    label.text = "مرحبا"

    // The ink of the first letter begins within a point of the edge.
    #expect(abs(try #require(lineStart(label, .leftToRight))) < 1)
    #expect(try #require(lineStart(label, .rightToLeft)) > 200)

    label.alignsParagraphsSeparately = true
    #expect(try #require(lineStart(label, .leftToRight)) > 200)
    label.text = "Hello"
    #expect(abs(try #require(lineStart(label, .rightToLeft))) < 1)
    #expect(label.attributedText?.paragraphAlignment == .natural)
  }

  /// The factor is the documented default of `tighteningFactorForTruncation`.
  @Test("Letters are tightened by up to 5 % of the width before a line is truncated, if the label allows it")
  func tightening() {
    let label = UILabel()
    label.text = "Tightened text in a label"
    let natural = label.intrinsicContentSize
    func needsMore(_ missing: CGFloat) -> Bool {
      label.frame = CGRect(x: 0, y: 0, width: natural.width * (1 - missing), height: natural.height)
      return label.requiredTextSize != nil
    }

    #expect(needsMore(0.03))
    label.allowsDefaultTighteningForTruncation = true
    #expect(!needsMore(0.03))
    #expect(needsMore(0.08))
    label.lineBreakMode = .byClipping
    #expect(needsMore(0.03))
  }

  @Test("Text with an explicit alignment keeps it in both directions")
  func ownAlignment() throws {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])

    let starts = [lineStart(label, .leftToRight), lineStart(label, .rightToLeft)]
    #expect(starts.allSatisfy { abs($0 ?? .infinity) < 0.1 })
  }

  @Test(
    "A line is 1.193359 em high, rounded up to a pixel: 20.5 for 17 points and 14.5 for 12 points, at 2x",
    arguments: [
      (CGFloat(17), CGFloat(20.5)), (12, 14.5), (34, 41),
    ])
  func heights(size: CGFloat, height: CGFloat) {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Label"

    #expect(label.intrinsicContentSize.height == height)
  }

  @Test("Text in a taller label is drawn in the middle: its baseline is (40 − 20.5) / 2 lower than at 20.5")
  func verticalCenter() throws {
    func baseline(height: CGFloat) throws -> CGFloat {
      let label = UILabel()
      label.text = "Label"
      let list = OffscreenWindow(of: label, size: CGSize(width: 300, height: height)).displayList
      let runs = list.items.compactMap { item in if case .glyphs(let glyphs) = item { glyphs } else { nil } }
      let run = try #require(runs.first)
      return run.origin.y + (run.glyphs.first?.position.y ?? 0)
    }

    // (40 − 20.5) / 2 = 9.75, rounded down to a whole pixel.
    #expect(try baseline(height: 40) - baseline(height: 20.5) == 9.5)
  }

  /// Returns the text that a label of 80 points draws.
  private func drawnText(_ label: UILabel) -> String {
    OffscreenWindow(of: label, size: CGSize(width: 80, height: 40)).displayList.items
      .compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }.joined()
  }

  // In pictures of iOS, a label whose attributed text has a paragraph style truncates as that style says.
  @Test(
    "The line break mode of an attributed text's paragraph style applies, until the label's mode is set",
    arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byWordWrapping, .byClipping])
  func modeOfAttributedText(mode: NSLineBreakMode) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    let text = "A text that is wider than its label"
    let (styled, plain) = (UILabel(), UILabel())
    styled.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    plain.text = text
    plain.lineBreakMode = mode

    #expect(styled.lineBreakMode == mode)
    #expect(drawnText(styled) == drawnText(plain))
    #expect(drawnText(styled).contains("…") == ![.byWordWrapping, .byClipping].contains(mode))

    styled.lineBreakMode = .byTruncatingHead
    #expect(drawnText(styled).hasPrefix("…"))
  }

  // Apple, attributedText: assigning it updates the style-related properties, which style a later plain text.
  @Test("A plain text after an attributed one has its mode")
  func modeAfterAttributedText() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byClipping
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
    label.text = "Text"

    #expect(label.lineBreakMode == .byClipping)
  }

  @Test("Without text a label has no size")
  func empty() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test("A label shrinks its text only until it fits, and all runs of an attributed text by the same factor")
  func shrinking() throws {
    let text = NSMutableAttributedString(
      string: "DuckDuckGo - Paoli, PA", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 10), range: NSRange(location: 0, length: 10))
    let label = UILabel()
    label.attributedText = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    let whole = label.intrinsicContentSize.width

    let list = OffscreenWindow(of: label, size: CGSize(width: whole / 2, height: 30)).displayList

    // Half the width requires about half the size, since small type is a little wider.
    let sizes = list.items.compactMap { item in
      if case .glyphs(let glyphs) = item { glyphs.pointSize } else { nil }
    }
    let (bold, regular) = (try #require(sizes.min()), try #require(sizes.max()))
    #expect((9.2...10).contains(regular))
    #expect(abs(regular - 2 * bold) < 1e-9)
  }

  // In pictures of iOS 17.5, the shrunk text is in the middle of the label. San Francisco has an ascender of 0.952 and a
  // descender of 0.241 em, so that the baseline of a centered line is 0.3555 em below the middle.
  @Test("A shrunk attributed text is centered in a taller label, as one that fits")
  func shrunkCenter() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "DuckDuckGo - Paoli, PA", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25

    let list = OffscreenWindow(of: label, size: CGSize(width: 110, height: 60)).displayList

    let runs = list.items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    let run = try #require(runs.first)
    #expect(run.pointSize < 12)
    let baseline = run.origin.y + (run.glyphs.first?.position.y ?? 0)
    #expect(abs(baseline - (30 + 0.3555 * run.pointSize)) <= 0.5)
  }

  /// Returns a label of twenty letters that are 0.6 em wide: ten take 204 points at 34, seven at 48.57.
  private func shrinkingLabel(minimumScale: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 64, weight: .regular)
    label.text = String(repeating: "a", count: 20)
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = minimumScale
    return label
  }

  @Test("A text of 64 points shrinks to 34 for two lines of 204 points, although three lines would fit the height")
  func shrinkingToLines() throws {
    let label = shrinkingLabel(minimumScale: 0.25)

    let list = OffscreenWindow(of: label, size: CGSize(width: 204, height: 200)).displayList

    let sizes = list.items.compactMap { item in
      if case .glyphs(let glyphs) = item { glyphs.pointSize } else { nil }
    }
    #expect((33.8...34.1).contains(try #require(sizes.max())))
    #expect(label.requiredTextSize == nil)
  }

  // example-a.com/answer/70500189, a single page with a picture: a label shrinks to its whole rectangle, a text field to
  // its width alone.
  @Test("A line that is too high shrinks to the height of its label: 40 / 1.193359 = 33.5 points of type, not 100")
  func shrinkingToHeight() throws {
    for adjustment in [UIBaselineAdjustment.alignBaselines, .alignCenters, .none] {
      let label = UILabel()
      label.font = .systemFont(ofSize: 100)
      label.text = "ABC"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.1
      label.baselineAdjustment = adjustment

      let list = OffscreenWindow(of: label, size: CGSize(width: 300, height: 40)).displayList

      let size = list.items.compactMap { if case .glyphs(let glyphs) = $0 { glyphs.pointSize } else { nil } }.max()
      // Eight bisections of the scale between 0.1 and 1 are exact to 0.35 points, and a height to a pixel.
      #expect((33.1...33.95).contains(try #require(size)))
      #expect(label.requiredTextSize == nil)
      // The line is inside of the label: the baseline is at most the descent above its bottom.
      let baseline = try #require(label.drawnBaselines?.first)
      #expect(baseline >= 30 && baseline <= 40 - 33 * 0.2412 + 0.5)
    }
  }

  @Test("A line whose height fits is not scaled: 17 points of type, 20.29 high, in 20 points at 2x")
  func lineOfItsHeight() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = "One line"
    label.adjustsFontSizeToFitWidth = true

    #expect(label.measuringDrawnText { $0 } == 1)
  }

  @Test("A text is reported as cut exactly if drawing omits a part of it", arguments: [1, 2, 0])
  func cutAsDrawn(lines: Int) {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.numberOfLines = lines
    // Letters are 6 points wide.
    for text in ["aaa bbb ccc", "aaa bbb ccc ", "a\nb\nc", "aaabbbccc"] {
      label.text = text
      for width in stride(from: 6.07, through: 72, by: 0.17) {
        for height in [11.5, 12, 23.5, 24, 36] {
          label.frame = CGRect(x: 0, y: 0, width: width, height: height)
          label.layoutIfNeeded()
          let list = DisplayList.record(bounds: label.bounds) { context in
            UIGraphicsPushContext(context)
            label.drawText(in: label.bounds)
            UIGraphicsPopContext()
          }
          let drawn = list.items.compactMap { if case .glyphs(let item) = $0 { item.text } else { nil } }.joined()
          let isWhole = drawn.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }
          #expect((label.requiredTextSize == nil) == isWhole, "\(text) in \(width)×\(height): \(drawn)")
        }
      }
    }
  }

  @Test("A text that is wider than its label by a tenth of a point is drawn with an ellipsis, and is reported as cut")
  func slightlyCut() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 65.9, height: 12))
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    // 11 · 6 = 66 points.
    label.text = "aaa bbb ccc"
    #expect(label.requiredTextSize?.size == CGSize(width: 66, height: 12))

    label.frame.size.width = 66
    #expect(label.requiredTextSize == nil)

    label.text = "aaa\nbbb"
    #expect(label.requiredTextSize?.size == CGSize(width: 18, height: 24))
  }

  @Test("The padding that a subclass adds to its text rectangle is not available to the text: 66 + 2 · 5 = 76")
  func cutWithPadding() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 5, dy: 0), limitedToNumberOfLines: lines).insetBy(dx: -5, dy: 0)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 5, dy: 0)) }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 76, height: 12))
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = "aaa bbb ccc"
    #expect(label.requiredTextSize == nil)

    label.frame.size.width = 75
    #expect(label.requiredTextSize?.size.width == 76)
  }

  @Test("A text that is truncated after shrinking needs its size at the scale in use: 64 · 0.75 = 48")
  func requiredSizeOfShrunkText() throws {
    let label = shrinkingLabel(minimumScale: 0.75)
    label.frame = CGRect(x: 0, y: 0, width: 204, height: 200)

    let needed = try #require(label.requiredTextSize)

    #expect(needed.pointSize == 48)
    // A line has seven letters of 28.8 points and is 48 · 1.193359 = 57.28 high. Three lines are 171.84 high, or 172 at
    // 2x.
    #expect(needed.size.height == 172)
  }
}
