import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Buttons")
struct UIButtonTests {
  /// Returns a square picture whose sides have the given length in points.
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("The title of a system button, of 15 points, is 18 high, and the button 18 + 2·6 = 30")
  func systemHeight() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)

    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.intrinsicContentSize.width == button.titleLabel?.intrinsicContentSize.width.rounded(.up))
  }

  @Test("A button for adding begins with the size of its symbol, 24⅓ × 23⅔ within a pixel, and is whole points large")
  func addButton() {
    // Source: the description of UIButton(type: .contactAdd) that the tests of pointfree's snapshot library recorded.
    UITraitCollection(displayScale: 3).performAsCurrent {
      let button = UIButton(type: .contactAdd)

      #expect(abs(button.frame.width - 24.3333) < 0.34)
      #expect(abs(button.frame.height - 23.6667) < 0.34)
      #expect(button.intrinsicContentSize == CGSize(width: 25, height: 24))
    }
  }

  @Test("Without content, a system button is 30×30, and a custom button 30×34")
  func empty() {
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test("Content insets replace the padding: 18 + 10 + 2 = 30 and width + 40")
  func contentInsets() {
    let button = UIButton(type: .system)
    button.setTitle("A longer title", for: .normal)
    let plain = button.intrinsicContentSize

    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 2, right: 20)

    #expect(button.intrinsicContentSize == CGSize(width: plain.width + 40, height: 30))

    // With insets, a title narrower than 30 points is not widened.
    button.setTitle("i", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize.width < 20)
    button.contentEdgeInsets = .zero
    #expect(button.intrinsicContentSize.width == 30)
  }

  @Test(
    "A titled button is whole points wide, and 12 taller than its line, which is 15 high for a font of 12 points",
    arguments: [(CGFloat(12), CGFloat(27)), (14, 29), (15, 30), (17, 33), (18, 34)])
  func wholePoints(size: CGFloat, height: CGFloat) {
    // Interface Builder's files have 75×27 for "Sign Up Here" in 12 points, and heights of 29 in 14 and 33 in 17.
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle("Sign Up Here", for: .normal)

    #expect(button.intrinsicContentSize.height == height)
    #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.width.rounded())
  }

  @Test("Next to an image, a title has no minimum width or padding: a title 18 high and an image of 1×1 are 18 high")
  func titleNextToImage() {
    let button = UIButton(type: .system)
    button.setTitle("Hi", for: .normal)
    button.setImage(square(1), for: .normal)
    let title = button.titleLabel?.intrinsicContentSize.width ?? 0

    #expect(button.intrinsicContentSize == CGSize(width: (title + 1).rounded(.up), height: 18))

    // Files of Interface Builder have a height of 28 for an image of 28×28 next to a blank title that is 22 high.
    let blank = UIButton()
    blank.setTitle(" ", for: .normal)
    blank.setImage(square(28), for: .normal)

    #expect(blank.intrinsicContentSize.height == 28)
  }

  @Test("A configuration has insets of 7 and 12 around its body-size title: 20.5 + 2·7 = 34.5 high at 2x")
  func configurationHeight() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)

    #expect(button.intrinsicContentSize.height == 34.5)
    #expect(button.intrinsicContentSize.width == (button.titleLabel?.intrinsicContentSize.width ?? 0) + 24)
  }

  @Test("A large configuration has insets of 15 and 20, unless other insets are set")
  func configurationSizes() {
    var configuration = UIButton.Configuration.plain()

    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))

    configuration.buttonSize = .large

    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))

    configuration.contentInsets = .zero
    configuration.buttonSize = .small

    #expect(configuration.contentInsets == .zero)
  }

  @Test("An image alone determines the size; with a title both are centered, the image first")
  func imageAndTitle() {
    let button = UIButton(type: .system)
    button.setImage(square(24), for: .normal)

    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))

    button.setTitle("Title", for: .normal)
    let titleWidth = button.titleLabel?.intrinsicContentSize.width ?? 0
    button.frame = CGRect(x: 0, y: 0, width: titleWidth + 24 + 10, height: 50)
    button.layoutIfNeeded()

    #expect(button.imageView?.frame == CGRect(x: 5, y: 13, width: 24, height: 24))
    #expect(button.titleLabel?.frame == CGRect(x: 29, y: 16, width: titleWidth, height: 18))
  }

  @Test("In right-to-left layouts, the image is on the right")
  func rightToLeft() {
    let button = UIButton(type: .system)
    button.setImage(square(20), for: .normal)
    button.setTitle("Title", for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    let titleWidth = button.titleLabel?.intrinsicContentSize.width ?? 0
    button.frame = CGRect(x: 0, y: 0, width: titleWidth + 20, height: 30)

    button.layoutIfNeeded()

    #expect(button.titleLabel?.frame.minX == 0)
    #expect(button.imageView?.frame.minX == titleWidth)
  }

  @Test("An image above the title adds its height and padding: 24 + 6 + 20.5 + 14 = 64.5")
  func imageOnTop() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = square(24)
    configuration.imagePlacement = .top
    configuration.imagePadding = 6

    #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 64.5)
  }

  @Test("A state without a title shows the title of the normal state")
  func titlesByState() {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)

    #expect(button.currentTitle == "Off")

    button.isSelected = true

    #expect(button.currentTitle == "On")
    #expect(button.titleLabel?.text == "On")

    button.isHighlighted = true

    #expect(button.currentTitle == "Off")
    #expect(button.titleColor(for: .normal) == .white)
  }

  @Test("A larger font of the title label enlarges the button: a line of 24 points is 29 high, or 41 with padding")
  func fontChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    root.addConstrained(button)
    button.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()

    button.titleLabel?.font = .systemFont(ofSize: 24)
    root.layoutIfNeeded()

    #expect(button.frame.height == 41)
  }

  @Test("A custom button with only an image is at least as high as a line of its title", arguments: [11.0, 17, 24])
  func imageWithoutTitle(height: Double) {
    let button = UIButton()
    button.setImage(square(CGFloat(height)), for: .normal)

    // Files of Interface Builder have 9×22 for an image of 9×17 (build 12088), a height of 22 for an image of 11 (build
    // 22685), and 24 for one of 24 (build 17505).
    #expect(button.intrinsicContentSize == CGSize(width: CGFloat(height), height: max(22, CGFloat(height))))
  }

  /// Returns the colors that a button draws over its image while it is highlighted.
  private func shade(_ button: UIButton) -> [RGBA] {
    button.isHighlighted = true
    let list = OffscreenWindow(of: button, size: CGSize(width: 100, height: 40)).displayList
    func shades(_ list: DisplayList) -> [RGBA] {
      list.items.flatMap { item -> [RGBA] in
        switch item {
        case .drawing(let nested): shades(nested.list)
        case .fill(let fill) where fill.blendMode == .sourceAtop: [fill.color]
        default: []
        }
      }
    }
    return shades(list)
  }

  // In pictures of iOS, a highlighted image has 0.533 of each component and stays opaque.
  @Test("A highlighted image is darkened to 0.533 of its colors; a template, or a button without adjustment, is not")
  func highlightedImage() throws {
    let button = UIButton(type: .custom)
    button.setImage(square(20), for: .normal)
    let color = try #require(shade(button).first)
    #expect(color.red == 0 && abs(color.alpha - (1 - 0.533)) < 1e-9)
    #expect(button.imageView?.alpha == 1)

    let background = UIButton(type: .custom)
    background.setBackgroundImage(square(20), for: .normal)
    #expect(shade(background).count == 1)

    let template = UIButton(type: .custom)
    template.setImage(square(20).withRenderingMode(.alwaysTemplate), for: .normal)
    #expect(shade(template).isEmpty)
    #expect(template.imageView?.alpha == 0.5)

    let fixed = UIButton(type: .custom)
    fixed.adjustsImageWhenHighlighted = false
    fixed.setImage(square(20), for: .normal)
    #expect(shade(fixed).isEmpty)
  }

  // Not documented; see Deviations.md. A button with a configuration draws its image without adjustment: a template has
  // the color of the foreground (Apple's engineers in thread 732905 of the developer forums).
  @Test("A template image of a disabled button is gray; highlighted or disabled, it has half the opacity")
  func templateByState() throws {
    let button = UIButton(type: .system)
    button.setImage(square(20), for: .normal)
    let image = try #require(button.imageView)
    #expect(image.image?.renderingMode == .alwaysTemplate && image.tintColor == button.tintColor && image.alpha == 1)

    button.isHighlighted = true
    #expect(image.tintColor == button.tintColor && image.alpha == 0.5)

    button.isHighlighted = false
    button.isEnabled = false
    #expect(image.tintColor == .systemGray && image.alpha == 0.5)

    let configured = UIButton(configuration: .plain())
    configured.setImage(square(20), for: .normal)
    configured.isHighlighted = true
    #expect(configured.imageView?.alpha == 1)
  }

  @Test("A title that is too long for its button is truncated in the middle, within the insets of the title")
  func longTitle() throws {
    func button(_ insets: UIEdgeInsets) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("A title that is a lot longer than its button", for: .normal)
      button.titleEdgeInsets = insets
      return button
    }
    let plain = button(.zero)
    let texts = OffscreenWindow(of: plain, size: CGSize(width: 100, height: 40)).displayList.items.compactMap {
      if case .glyphs(let run) = $0 { run.text } else { nil }
    }
    let text = texts.joined()
    #expect(text.contains("…") && text.hasPrefix("A t") && text.hasSuffix("ton"))

    // 100 − 10 − 20 = 70 points are left, from 10 on.
    let inset = button(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    let window = OffscreenWindow(of: inset, size: CGSize(width: 100, height: 40))
    let title = try #require(inset.titleLabel)
    #expect(title.frame.width == 70 && title.frame.minX == 10)
    withExtendedLifetime(window) {}
  }

  @Test(
    "The insets of a title at an edge move it by the inset of that edge, and of a centered title by half the difference",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, CGFloat(10)), (.right, -20), (.center, -5),
    ])
  func titleInsets(alignment: UIControl.ContentHorizontalAlignment, distance: CGFloat) throws {
    func titleX(_ insets: UIEdgeInsets) -> CGFloat? {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.contentHorizontalAlignment = alignment
      button.titleEdgeInsets = insets
      let window = OffscreenWindow(of: button, size: CGSize(width: 200, height: 40))
      return withExtendedLifetime(window) { button.titleLabel?.frame.minX }
    }

    let moved = try #require(titleX(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)))

    #expect(moved - (try #require(titleX(.zero))) == distance)
  }

  @Test("A primary action provides the title, and a tap runs it")
  func primaryAction() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Tap me") { _ in taps += 1 })

    button.sendActions(for: .primaryActionTriggered)

    #expect(button.currentTitle == "Tap me")
    #expect(taps == 1)
  }

  // Apple, imageColorTransformer: "A block that transforms the image color when the button state changes."
  @Test("A configuration's transformer receives the color of its foreground and chooses that of the template image")
  func imageColor() throws {
    var received: [UIColor] = []
    var configuration = UIButton.Configuration.filled()
    configuration.image = square(20)
    configuration.baseForegroundColor = .yellow
    configuration.imageColorTransformer = UIConfigurationColorTransformer { color in
      received.append(color)
      return .red
    }
    let button = UIButton(configuration: configuration)

    _ = OffscreenWindow(of: button, size: CGSize(width: 60, height: 40)).displayList

    #expect(received.last == .yellow)
    #expect(button.imageView?.tintColor == .red)
  }

  @Test("A configuration's update handler reads the state and changes the appearance")
  func updateHandler() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }

    button.isSelected = true

    #expect(button.titleLabel?.text == "On")
  }

  @Test("The first and last baseline of a button with one line of text coincide at any height")
  func baselinesOfStretchedButtons() {
    // In a file saved by build 19519 of Interface Builder, two buttons are 46 high. The first baseline of one is
    // aligned with the last baseline of the other.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 282, height: 187))
    let (cancel, done) = (UIButton(type: .system), UIButton(type: .system))
    cancel.setTitle("Cancel", for: .normal)
    done.setTitle("OK", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    done.titleLabel?.font = .systemFont(ofSize: 17)
    root.addConstrained(cancel, done)
    NSLayoutConstraint.activate([
      cancel.topAnchor.constraint(equalTo: root.topAnchor, constant: 141),
      cancel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      done.topAnchor.constraint(equalTo: cancel.topAnchor), done.heightAnchor.constraint(equalToConstant: 46),
      done.leadingAnchor.constraint(equalTo: cancel.trailingAnchor),
      cancel.heightAnchor.constraint(equalTo: done.heightAnchor),
      done.firstBaselineAnchor.constraint(equalTo: cancel.lastBaselineAnchor),
    ])

    root.layoutIfNeeded()

    #expect(cancel.frame.minY == 141)
    #expect(cancel.frame.height == 46)
    #expect(done.frame.height == 46)
  }
}
