import Testing
import UIKit

/// The API besides constraints that layout code uses, called as in iOS programs.
///
/// Most of each test is that it compiles.
@MainActor
@Suite("UIKit API besides constraints")
struct SurfaceTests {
  @Test("Views have a hierarchy, appearance, gestures and hit testing, and animations change them in the call")
  func views() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, belowSubview: a)
    root.insertSubview(c, aboveSubview: b)
    root.bringSubviewToFront(b)
    root.sendSubviewToBack(a)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    a.tag = 7
    a.alpha = 0.5
    a.isOpaque = false
    a.clipsToBounds = true
    a.tintColor = .systemRed
    a.contentMode = .scaleAspectFit
    a.transform = CGAffineTransform(rotationAngle: .pi)
    a.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    a.isUserInteractionEnabled = false
    a.accessibilityIdentifier = "a"
    a.accessibilityLabel = "A"
    a.isAccessibilityElement = true
    let tap = UITapGestureRecognizer()
    a.addGestureRecognizer(tap)
    var log: [String] = []
    UIView.animate(withDuration: 0.3) { log.append("one") }
    UIView.animate(withDuration: 0.3, animations: { log.append("two") }) { _ in log.append("three") }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [.curveEaseIn]
    ) { a.alpha = 0 }
    UIView.performWithoutAnimation { log.append("four") }
    UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("five") }.startAnimation()

    #expect(root.subviews == [c, a, b])
    #expect(root.viewWithTag(7) === a)
    #expect(a.gestureRecognizers == [tap])
    #expect(a.alpha == 0)
    #expect(log == ["one", "two", "four", "five"])
    #expect(root.snapshotView(afterScreenUpdates: true)?.bounds.size == CGSize(width: 200, height: 100))
    #expect(root.point(inside: CGPoint(x: 199, y: 99), with: nil))
  }

  @Test("Layers have corners, borders, shadows, masks, gradients, shapes and text")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.separator.cgColor
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.2
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    view.layer.shadowRadius = 4
    view.layer.masksToBounds = false
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: view.bounds).cgPath
    shape.fillColor = UIColor.clear.cgColor
    shape.strokeColor = UIColor.label.cgColor
    shape.lineDashPattern = [4, 2]
    let text = CATextLayer()
    text.string = "Text"
    text.fontSize = 12
    text.alignmentMode = .center
    view.layer.addSublayer(gradient)
    view.layer.insertSublayer(shape, above: gradient)
    view.layer.addSublayer(text)
    view.layer.mask = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }

    #expect(view.layer.sublayers?.count == 3)
    #expect(image.size == CGSize(width: 50, height: 50))
  }

  /// A view whose layer is a gradient.
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("The layer of a view is an instance of its layerClass")
  func layerClass() {
    #expect(GradientView().layer is CAGradientLayer)
  }

  @Test("Labels, text fields and text views have attributes and styles")
  func text() {
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    label.shadowColor = .gray
    label.highlightedTextColor = .white
    label.isEnabled = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.italicSystemFont(ofSize: 12), .kern: 1, .paragraphStyle: style])
    let view = UITextView()
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.leftViewMode = .always
    field.isSecureTextEntry = true
    field.placeholder = "Password"
    field.keyboardType = .emailAddress
    field.returnKeyType = .done

    #expect(label.attributedText?.string == "Hello")
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    #expect(field.intrinsicContentSize.height == 34)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 14.5)
  }

  @Test("Controls have actions, configurations and values")
  func controls() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Title"
    configuration.cornerStyle = .capsule
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 20, weight: .bold)
      return outgoing
    }
    let configured = UIButton(configuration: configuration, primaryAction: nil)
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .systemPink
    let slider = UISlider()
    slider.setValue(0.5, animated: true)
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = UISegmentedControl.noSegment
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(0.5, animated: false)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.contentView.addSubview(UILabel())

    #expect(taps == 1)
    #expect(button.currentTitle == "Tap")
    #expect(configured.titleLabel?.font.pointSize == 20)
    #expect(slider.value == 0.5)
    #expect(spinner.isAnimating)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    #expect(picker.datePickerStyle == .compact)
  }

  @Test("Controllers have bars with items, navigation stacks, tabs and columns")
  func controllers() {
    let content = UIViewController()
    content.title = "Title"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Left", style: .plain, target: nil, action: nil)
    content.navigationItem.largeTitleDisplayMode = .always
    content.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    content.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let navigation = UINavigationController(rootViewController: content)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UITableViewController(style: .insetGrouped)]
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()), for: .primary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let toolbar = UIToolbar()
    toolbar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .add), .fixedSpace(8)]

    #expect(content.view.window === window)
    #expect(content.view.safeAreaInsets.top == 54)
    #expect(content.view.safeAreaInsets.bottom == 49)
    #expect(split.viewController(for: .primary) is UICollectionViewController)
    #expect(toolbar.items?.count == 3)
  }

  @Test("Stack views have custom spacings, and scroll views have insets and guides")
  func containers() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .leading
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    let scroll = UIScrollView()
    scroll.isPagingEnabled = true
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    scroll.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])

    #expect(scroll.adjustedContentInset.top == 1)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }

  @Test("An image that is drawn in a context has the scale of the context")
  func imageScale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    var unfinished: UIImage?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { context in
      unfinished = context.currentImage
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 3)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(unfinished?.scale == 2)
    #expect(image?.scale == 3)
    #expect(image?.size == CGSize(width: 10, height: 5))
    // A width of 10 points at 3 pixels per point.
    #expect(image?.cgImage?.width == 30)
  }

  @Test("Paths, shadows and text can be drawn into images, which can be tinted and stretched")
  func drawing() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3).fill()
      context.cgContext.setShadow(offset: .zero, blur: 2)
      ("A" as NSString).draw(at: .zero, withAttributes: [.foregroundColor: UIColor.label])
    }
    let tinted = image.withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
    let stretched = image.resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))

    #expect(tinted.size == CGSize(width: 10, height: 10))
    #expect(stretched.capInsets.top == 3)
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(picture.intrinsicContentSize == CGSize(width: 10, height: 10))
    #expect(image.pngData()?.isEmpty == false)
    #expect(UIImage(systemName: "star.fill")?.withTintColor(.red) != nil)
  }
}
