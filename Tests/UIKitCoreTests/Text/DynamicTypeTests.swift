import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Views that adapt to the user's text size")
struct DynamicTypeTests {
  /// Lays out a standalone view for a text size at its fitting height.
  private func layOut(_ view: UIView, for category: UIContentSizeCategory) {
    let root = view.superview ?? UIStackView(arrangedSubviews: [view])
    (root as? UIStackView)?.alignment = .top
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    _ = OffscreenWindow(of: root, in: .init(size: CGSize(width: 600, height: 200), traits: traits))
  }

  // Apple's typography tables, Human Interface Guidelines: points from extra small to accessibility XXXL.
  @Test(
    "Adjusting text is as large as its style at each of the twelve text sizes",
    arguments: [
      (UIFont.TextStyle.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    ])
  func sizes(style: UIFont.TextStyle, points: [CGFloat]) {
    let (label, field, text, button) = (UILabel(), UITextField(), UITextView(), UIButton(type: .system))
    for view in [label, field, text] as [any UIContentSizeCategoryAdjusting] {
      view.adjustsFontForContentSizeCategory = true
    }
    button.setTitle("Title", for: .normal)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let font = UIFont.preferredFont(forTextStyle: style)
    label.font = font
    field.font = font
    text.font = font
    button.titleLabel?.font = font

    for (category, size) in zip(UIContentSizeCategory.ascending, points) {
      for view in [label, field, text, button] as [UIView] { layOut(view, for: category) }

      #expect(label.font.pointSize == size)
      #expect(field.font?.pointSize == size)
      #expect(text.font?.pointSize == size)
      #expect(button.titleLabel?.font.pointSize == size)
    }
  }

  // Heights that Interface Builder recorded (builds 11524 to 24504) at a scale of 2: the first line is as tall as its
  // font, and each further line adds the distance of baselines in Apple's typography table.
  @Test(
    "Lines of a text style keep the distance of Apple's typography table",
    arguments: [
      (UIFont.TextStyle.body, 2, 42.5), (.body, 7, 152.5), (.headline, 2, 42.5), (.callout, 2, 40.5),
      (.subheadline, 2, 38), (.subheadline, 4, 78), (.footnote, 2, 34), (.caption1, 3, 46.5), (.caption1, 5, 78.5),
    ] as [(UIFont.TextStyle, Int, CGFloat)])
  func lineDistances(style: UIFont.TextStyle, lines: Int, height: CGFloat) {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.text = Array(repeating: "Label", count: lines).joined(separator: "\n")

    layOut(label, for: .large)

    #expect(label.frame.height == height)
  }

  @Test("Fonts that have a text style's size but not the style have no space between lines")
  func plainLineDistance() {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.text = "Label\nLabel"

    layOut(label, for: .large)

    #expect(label.frame.height == 41)
    #expect(label.font != .preferredFont(forTextStyle: .body))
  }

  @Test("The leading of a text style is added with and without usesFontLeading")
  func fontLeading() {
    let text = NSAttributedString(
      string: "Label\nLabel", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    let available = CGSize(width: 300, height: 300)

    for options in [.usesLineFragmentOrigin, [.usesLineFragmentOrigin, .usesFontLeading]] as [NSStringDrawingOptions] {
      // A line is 20.287 high, and the distance between two lines is 22.
      let height = text.boundingRect(with: available, options: options, context: nil).height
      #expect(abs(height - 42.287) < 0.001)
    }
  }

  @Test("Text that does not adjust, and fonts without a text style, keep their size")
  func fixed() {
    let (fixed, plain, text) = (UITextField(), UITextField(), UITextView())
    fixed.font = .preferredFont(forTextStyle: .body)
    plain.font = .systemFont(ofSize: 11)
    plain.adjustsFontForContentSizeCategory = true
    text.font = .preferredFont(forTextStyle: .body)

    for view in [fixed, plain, text] as [UIView] { layOut(view, for: .accessibilityExtraExtraExtraLarge) }

    #expect(fixed.font?.pointSize == 17)
    #expect(plain.font?.pointSize == 11)
    #expect(text.font?.pointSize == 17)
  }

  @Test("A font scaled by metrics adapts to their style, up to its maximum")
  func scaled() {
    let (free, limited) = (UILabel(), UITextField())
    free.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .monospacedSystemFont(ofSize: 34, weight: .bold))
    limited.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 14), maximumPointSize: 20)
    for view in [free, limited] as [any UIContentSizeCategoryAdjusting] {
      view.adjustsFontForContentSizeCategory = true
    }
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat?] {
      for view in [free, limited] as [UIView] { layOut(view, for: category) }
      return [free.font.pointSize, limited.font?.pointSize]
    }

    // In these categories, lines of body text are 34, 62 and 19 points apart instead of 22, and of title 1 46, 68 and 31
    // instead of 34 (Apple's Human Interface Guidelines). The second font is limited to 20 points. Sizes are whole: 34 ·
    // 34 / 22 is 52.5, 14 · 46 / 34 is 18.9, 34 · 62 / 22 is 95.8, 34 · 19 / 22 is 29.4 and 14 · 31 / 34 is 12.8.
    #expect(sizes(.accessibilityMedium) == [53, 19])
    #expect(sizes(.accessibilityExtraExtraExtraLarge) == [96, 20])
    #expect(sizes(.extraSmall) == [29, 13])
    #expect(zip(sizes(.large), [34, 14]).allSatisfy { abs(($0 ?? 0) - $1) < 1e-9 })
  }

  // A line of the system font is 1.193359 em high: 20.287 points at 17, 33.414 at 28.
  @Test("Views grow with their text and shrink with it again")
  func heights() {
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    let button = UIButton(configuration: .plain())
    label.text = "Text"
    field.text = "Text"
    text.text = "Text"
    button.configuration?.title = "Text"
    text.isScrollEnabled = false
    for view in [label, field, text] as [any UIContentSizeCategoryAdjusting] {
      view.adjustsFontForContentSizeCategory = true
    }
    label.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    text.font = .preferredFont(forTextStyle: .body)
    let views: [UIView] = [label, field, text, button]
    func heights(_ category: UIContentSizeCategory) -> [CGFloat] {
      for view in views { layOut(view, for: category) }
      return views.map(\.frame.height)
    }

    // Lines are on half points. A field rounds its line plus 0.7 up to a point. A text view adds insets of 16, and a
    // button insets of 14.
    #expect(heights(.large) == [20.5, 21, 36.5, 34.5])
    #expect(heights(.accessibilityMedium) == [33.5, 35, 49.5, 47.5])
    #expect(heights(.large) == [20.5, 21, 36.5, 34.5])
  }

  @Test("A button with a configuration adapts by default; a title that is set for a state does not")
  func buttons() {
    let configured = UIButton(configuration: .filled())
    configured.configuration?.title = "Title"
    configured.configuration?.subtitle = "Subtitle"
    let plain = UIButton(type: .system)
    plain.setTitle("Title", for: .normal)
    plain.titleLabel?.font = .preferredFont(forTextStyle: .body)

    for view in [configured, plain] { layOut(view, for: .accessibilityMedium) }

    // Body 17 and caption 12 at large are 28 and 22 at accessibility medium.
    #expect(configured.titleLabel?.font.pointSize == 28)
    #expect(configured.subtitleLabel?.font.pointSize == 22)
    #expect(plain.titleLabel?.font.pointSize == 17)
  }

  @Test("List rows adapt if their text properties adjust, which is the default")
  func listContent() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    var fixed = content
    fixed.textProperties.adjustsFontForContentSizeCategory = false
    let heights = [content, fixed].map { configuration in
      let view = configuration.makeContentView()
      layOut(view, for: .accessibilityMedium)
      return view.sizeThatFits(CGSize(width: 300, height: 0)).height
    }

    // A line on half points, 33.5 and 20.5, and 24 points of margins.
    #expect(heights == [57.5, 44.5])
  }

  @Test("A label that shares its baseline with a growing label moves down")
  func baselines() {
    let (growing, fixed) = (UILabel(), UILabel())
    let root = UIView()
    for label in [growing, fixed] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      root.addConstrained(label)
    }
    growing.adjustsFontForContentSizeCategory = true
    NSLayoutConstraint.activate([
      growing.topAnchor.constraint(equalTo: root.topAnchor),
      growing.leftAnchor.constraint(equalTo: root.leftAnchor),
      fixed.leftAnchor.constraint(equalTo: growing.rightAnchor),
      fixed.firstBaselineAnchor.constraint(equalTo: growing.firstBaselineAnchor),
    ])
    func top(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      _ = OffscreenWindow(of: root, in: .init(size: CGSize(width: 300, height: 100), traits: traits))
      return fixed.frame.minY
    }

    // The ascender is 0.952148 em: 16.187 points at 17, so 16; 26.660 at 28, so 26.5.
    #expect(top(.large) == 0)
    #expect(top(.accessibilityMedium) == 10.5)
    #expect(top(.large) == 0)
  }
}
