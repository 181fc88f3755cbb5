import Testing
import UIKit

// Properties that change a picture, with UIKit's values. The sources are named at the tests.
@MainActor
@Suite("Settings of views, bars and layers have their effect")
struct SettingRuleTests {
  /// Returns the first of the colors that fills the pixel at a point of a drawing at 1x.
  private func color(
    at x: CGFloat, _ y: CGFloat, among colors: [UIColor], _ draw: @escaping (CGContext) -> Void
  ) -> UIColor? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func pixel(_ draw: (CGContext) -> Void) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { draw($0.cgContext) }.pngData()
    }
    let probe = pixel { context in
      context.translateBy(x: -x, y: -y)
      draw(context)
    }
    return colors.first { color in
      probe
        == pixel { context in
          context.setFillColor(color.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
  }

  private func color(at x: CGFloat, _ y: CGFloat, of view: UIView, among colors: [UIColor]) -> UIColor? {
    color(at: x, y, among: colors) { view.layer.render(in: $0) }
  }

  private func picture(_ parts: [(UIColor, CGFloat)], height: CGFloat) -> UIImage {
    let width = parts.reduce(0) { $0 + $1.1 }
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      var x: CGFloat = 0
      for (color, width) in parts {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: width, height: height))
        x += width
      }
    }
  }

  // Apple, tintAdjustmentMode: "The first non-default tint adjustment mode value in the view's hierarchy, ascending
  // from and starting with the view itself", otherwise normal; dimmed: "a desaturated, dimmed version".
  @Test("A dimmed view makes the tint of its subviews gray, unless one of them has the normal mode")
  func tintAdjustment() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner, own) = (UIView(), Tinted(), Tinted())
    outer.addSubview(inner)
    inner.addSubview(own)
    own.tintColor = .red
    #expect(own.tintAdjustmentMode == .normal && outer.tintAdjustmentMode == .normal)
    (inner.changes, own.changes) = (0, 0)

    outer.tintAdjustmentMode = .dimmed

    #expect(own.tintAdjustmentMode == .dimmed)
    #expect(inner.changes == 1 && own.changes == 1)
    for view in [outer, inner, own] {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 1, 2)
      view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
      #expect(red == green && green == blue)
    }

    inner.tintAdjustmentMode = .normal

    #expect(inner.tintColor == .systemBlue && own.tintColor == .red)
    #expect(own.tintAdjustmentMode == .normal)
  }

  // Apple, setBackgroundImage(_:for:barMetrics:): "the system calculates the cap width by subtracting one from the
  // image's width, then dividing by 2": 10 of 21.
  @Test("A picture of 21 points behind segments keeps 10 points at both ends; a divider has its own width")
  func segmentPictures() {
    let control = UISegmentedControl(items: [UIImage(), UIImage()])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 29)
    control.setBackgroundImage(
      picture([(.red, 10), (.green, 1), (.blue, 10)], height: 29), for: .normal, barMetrics: .default)
    let colors: [UIColor] = [.red, .green, .blue, .yellow, .purple]
    func columns(_ xs: [CGFloat]) -> [UIColor?] { xs.map { color(at: $0, 14, of: control, among: colors) } }

    #expect(
      columns([0, 9, 11, 50, 99, 101, 188, 191, 199]) == [
        .red, .red, .green, .green, .green, .green, .green, .blue, .blue,
      ])

    control.setDividerImage(
      picture([(.yellow, 4)], height: 29), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    // Segments of (200 - 4) / 2 = 98 points.
    #expect(columns([97, 98, 101, 102]) == [.green, .yellow, .yellow, .green])

    control.setBackgroundImage(picture([(.purple, 21)], height: 29), for: .selected, barMetrics: .default)
    control.selectedSegmentIndex = 1
    #expect(columns([50, 150, 199]) == [.green, .purple, .purple])
  }

  // Apple, shadowImage of UIBarAppearance: a template has the shadow's color; an empty image hides the line, as apps do
  // with `shadowImage = UIImage()`.
  @Test("A bar's shadow image replaces its line, and an empty one hides it")
  func shadowImages() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 10, width: 100, height: 44))
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    (appearance.backgroundColor, appearance.shadowColor) = (.green, .red)
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    bar.items = [UINavigationItem()]
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    root.backgroundColor = .white
    root.addSubview(bar)
    root.layoutIfNeeded()
    let colors: [UIColor] = [.white, .red, .green, .blue]
    func below(_ y: CGFloat) -> UIColor? { color(at: 50, 54 + y, of: root, among: colors) }

    bar.shadowImage = picture([(.blue, 1)], height: 4)
    #expect([below(-1), below(0), below(3), below(4)] == [.green, .blue, .blue, .white])

    appearance.shadowImage = picture([(.blue, 1)], height: 2).withRenderingMode(.alwaysTemplate)
    bar.shadowImage = nil
    #expect([below(-1), below(1), below(2)] == [.green, .red, .white])

    bar.shadowImage = UIImage()
    #expect([below(-1), below(0)] == [.green, .white])
  }

  @Test("A tab bar shows its background image, and the selected tab's appearance")
  func tabBarPictures() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    let (first, second) = (UITabBarItem(), UITabBarItem())
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    second.standardAppearance = appearance
    bar.items = [first, second]
    bar.selectedItem = second

    #expect(color(at: 5, 25, of: bar, among: [.red, .blue]) == .red)

    bar.backgroundImage = picture([(.blue, 1)], height: 1)
    #expect(color(at: 5, 25, of: bar, among: [.red, .blue]) == .blue)
  }

  @Test("A bar of 32 points has the compact appearance")
  func compactAppearance() {
    let bar = UINavigationBar()
    let (standard, compact) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    standard.configureWithOpaqueBackground()
    compact.configureWithOpaqueBackground()
    (standard.backgroundColor, compact.backgroundColor) = (.red, .blue)
    (bar.standardAppearance, bar.compactAppearance) = (standard, compact)
    bar.items = [UINavigationItem()]
    let content = UIScrollView()
    content.contentSize = CGSize(width: 100, height: 2000)
    let controller = UIViewController()
    controller.view.addSubview(bar)

    for (size, shown) in [(CGSize(width: 375, height: 667), UIColor.red), (CGSize(width: 667, height: 375), .blue)] {
      bar.frame = CGRect(x: 0, y: 0, width: size.width, height: 32)
      let window = OffscreenWindow(of: controller, size: size, scale: 1)
      #expect(color(at: 5, 16, of: window.root, among: [.red, .blue]) == shown)
    }
  }

  // Apple, contentsCenter: "The rectangle that defines how the layer contents are scaled if the layer's contents are
  // resized"; the corners keep their size.
  @Test("Only the center of a layer's contents is stretched")
  func contentsCenter() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    layer.contents = picture([(.red, 10), (.green, 2), (.blue, 8)], height: 10)
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.1, height: 1)

    let shown = [0, 9, 11, 90, 93, 99].map { x in
      color(at: x, 5, among: [.red, .green, .blue]) { layer.render(in: $0) }
    }
    #expect(shown == [.red, .red, .green, .green, .blue, .blue])
  }

  // Up to date as of Xcode 7.3, in code and in Interface Builder: e-learn.cn/qa/q-958407.html.
  @Test("Controls of a fixed size hug it with 750, so that the label beside them stretches")
  func huggingPriorities() {
    let (on, label) = (UISwitch(), UILabel())
    label.text = "On"
    let stack = UIStackView(arrangedSubviews: [on, label])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()

    // A switch is 51 wide; its alignment rectangle is 49.
    #expect(on.frame.width == 51 && label.frame == CGRect(x: 49, y: 0, width: 251, height: 40))
    func priorities(_ view: UIView) -> [Float] {
      [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]
    }
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
      #expect(priorities(view) == [750, 750])
    }
    #expect(priorities(UIProgressView()) == [250, 750])
    for view in [UIButton(), UITextField(), UISlider(), UIPageControl(), UILabel(), UIImageView()] {
      #expect(priorities(view) == [250, 250])
    }
  }

  // UIKit's label color has the components [1.0, 1.0] in dark and [0.0, 1.0] in light style (stackoverflow.com/q/79282666).
  @Test("Grays have two components: colors made as grays, and system colors with equal components")
  func grayComponents() {
    func components(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [CGFloat]? {
      var components: [CGFloat]?
      UITraitCollection(userInterfaceStyle: style).performAsCurrent { components = color.cgColor.components }
      return components
    }
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }

    #expect(components(.label, .dark) == [1, 1] && components(.label) == [0, 1])
    #expect(components(.systemBackground) == [1, 1])
    #expect(components(.secondaryLabel)?.count == 4)
    #expect(components(.white.withAlphaComponent(0.5)) == [1, 0.5])
    #expect(components(UIColor(white: 0.25, alpha: 1)) == [0.25, 1])
    #expect(components(UIColor(red: 1, green: 1, blue: 1, alpha: 1)) == [1, 1, 1, 1])
    #expect(components(dynamic) == [1, 0, 0, 1] && components(dynamic, .dark) == [1, 1])
    #expect(components(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [1, 1])
    #expect(components(UIColor(cgColor: UIColor.black.cgColor)) == [0, 1])
    #expect(UIColor.clear.cgColor.colorSpace?.model == .monochrome)
  }

  // Heights of the content by point size: tiandabao.com/2016/07/02 (iOS 9), as in hierarchies of iOS 7 to 18.
  @Test("The content of a text view is as high as its line and 16 points, rounded up to whole points")
  func textViewHeights() {
    for (size, height) in [(2, 19), (5, 22), (10, 28), (11, 30), (100, 136), (1000, 1210)] as [(CGFloat, CGFloat)] {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      view.font = .systemFont(ofSize: size)
      #expect(view.contentSize == CGSize(width: 300, height: height))
    }
  }

  // zenn.dev/samekard_dev/articles/c737dee4bcc5f6: without an alignment, the shorter line is at the leading edge.
  @Test("Title and subtitle of a button start at the leading edge, or are centered by the configuration")
  func titleAlignment() {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("Go", "A much longer subtitle")
    for (alignment, expected) in [
      (.automatic, .natural), (.leading, .natural), (.center, .center), (.trailing, .right),
    ] as [(UIButton.Configuration.TitleAlignment, NSTextAlignment)] {
      configuration.titleAlignment = alignment
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textAlignment == expected)
    }
  }

  // Apple, defaultTextAttributes: "Setting this property applies the specified attributes to the entire text".
  @Test("Default attributes of a text field apply to its text: letters 10 apart, at the right")
  func fieldAttributes() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let font = UIFont.systemFont(ofSize: 17)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    field.text = "1234"
    field.defaultTextAttributes = [.font: font, .kern: 10, .paragraphStyle: style]
    let plain = ("1234" as NSString).size(withAttributes: [.font: font]).width

    #expect(field.textAlignment == .right)
    #expect(field.defaultTextAttributes[.kern] as? Int == 10)
    // Four letters with 10 points after each.
    #expect(abs(field.intrinsicContentSize.width - plain - 40) <= 1)
  }

  // Apple, imageReservation: "If the image is larger than the reservation value in that axis, the system ignores the
  // reservation value. Otherwise, the system centers the image in the space that the reservation value provides."
  @Test("A button reserves 60 points for an image 20 wide, which is in their center", arguments: [0, 10, 60])
  func imageReservation(reserved: CGFloat) {
    var configuration = UIButton.Configuration.plain()
    configuration.image = picture([(.red, 20)], height: 20)
    configuration.title = "Title"
    let plain = UIButton(configuration: configuration)
    configuration.imageReservation = reserved
    let button = UIButton(configuration: configuration)
    for button in [plain, button] {
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
    }
    let added = max(0, reserved - 20)

    #expect(button.frame.width == plain.frame.width + added)
    #expect(button.imageView?.frame.minX == (plain.imageView?.frame.minX ?? 0) + added / 2)
    #expect(button.imageView?.frame.width == 20)
    #expect(button.titleLabel?.frame.minX == (plain.titleLabel?.frame.minX ?? 0) + added)
  }
}
