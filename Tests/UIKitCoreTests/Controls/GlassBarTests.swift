import Testing

@testable import UIKitCore

/// Bars in glass. Positions are from pictures of iOS 26.2 at 3x (cashapp/AccessibilitySnapshot) unless stated otherwise.
@MainActor
@Suite("Bars in glass")
struct GlassBarTests {
  private static let glass = UITraitCollection(interfaceDesign: .glass)

  private func layOut(
    _ view: UIView, _ size: CGSize, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> DisplayList {
    let traits = UITraitCollection {
      $0.interfaceDesign = .glass
      $0.layoutDirection = direction
      $0.displayScale = 3
    }
    let root = UIView()
    view.frame = CGRect(origin: .zero, size: size)
    root.addSubview(view)
    return OffscreenWindow(of: root, in: OffscreenWindow.Environment(size: size, traits: traits)).displayList
  }

  /// Returns the bounds of the glass in a drawing, with the transforms applied.
  private func glass(in list: DisplayList) -> [CGRect] {
    var (frames, transform, stack) = ([CGRect](), CGAffineTransform.identity, [CGAffineTransform]())
    for item in list.items {
      switch item {
      case .save, .beginGroup: stack.append(transform)
      case .restore, .endGroup: transform = stack.popLast() ?? .identity
      case .transform(let change): transform = change.concatenating(transform)
      case .backdrop(let item): frames.append(item.shape.bounds.applying(transform))
      default: break
      }
    }
    return frames
  }

  @Test("A navigation bar is 54 high, and 106 with a large title")
  func heights() {
    // Interface Builder 26 records both heights.
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Title")]
    bar.traitOverrides.interfaceDesign = .glass

    #expect(bar.intrinsicContentSize.height == 54)
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 106)
    // suzuki-0000/SKPhotoBrowser 459: UIToolbar is 48 points high on iOS 26.
    let toolbar = UIToolbar()
    toolbar.traitOverrides.interfaceDesign = .glass
    #expect(toolbar.intrinsicContentSize.height == 48)
    let search = UISearchBar()
    search.traitOverrides.interfaceDesign = .glass
    #expect(search.intrinsicContentSize.height == 64)
  }

  @Test("A back button is a circle of 44 points, 16 from the edge; the title is centered 22 below the top")
  func backButton() throws {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]

    // In the picture of a screen 402 wide, the bar begins at 62, the button at 62, and the title's middle is at 84.
    let list = layOut(bar, CGSize(width: 402, height: 54))

    #expect(glass(in: list) == [CGRect(x: 16, y: 0, width: 44, height: 44)])
    let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Second" && !$0.isHidden })
    #expect(abs(title.frame.midY - 22) <= 1 / 3)
    let mirrored = layOut(bar, CGSize(width: 402, height: 54), direction: .rightToLeft)
    #expect(glass(in: mirrored) == [CGRect(x: 342, y: 0, width: 44, height: 44)])
  }

  @Test("Neighboring pictures share a capsule; titles and prominent items have their own, and hidden backgrounds none")
  func groups() {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "")
    let images = (0..<2).map { _ in UIBarButtonItem(systemItem: .add) }
    let done = UIBarButtonItem(systemItem: .done)
    item.rightBarButtonItems = [done] + images
    bar.items = [item]

    let shown = glass(in: layOut(bar, CGSize(width: 402, height: 54)))

    #expect(shown.count == 2)
    #expect(shown.contains { $0.width == 88 && $0.height == 44 })
    images[0].hidesSharedBackground = true
    #expect(glass(in: layOut(bar, CGSize(width: 402, height: 54))).map(\.width).contains(88) == false)
  }

  @Test(
    "The capsule of a tab bar is 62 high and 86 wide for each tab plus 16, up to 21 from the sides",
    arguments: [(2, 188.0), (3, 274), (4, 360), (5, 360)])
  func tabBar(count: Int, width: Double) {
    let bar = UITabBar()
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }

    // Apple's design resources: 188, 274 and 360 for two, three, and four or five tabs on a screen 402 wide.
    let shown = glass(in: layOut(bar, CGSize(width: 402, height: 83)))

    #expect(shown.count == 1)
    #expect(shown.first?.size == CGSize(width: width, height: 62))
    #expect(shown.first?.midX == 201)
  }

  @Test("Tabs are 98 wide if there are four, and 74 if there are six")
  func tabWidths() {
    #expect(GlassBarMetrics.tabWidth(4, in: 360) == 98)
    #expect(abs(GlassBarMetrics.tabWidth(6, in: 360) - 74) < 1e-9)
  }

  @Test("A search tab is a circle beside the other tabs")
  func searchTab() {
    let controller = UITabBarController(tabs: [
      UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() },
      UISearchTab { _ in UIViewController() },
    ])
    #expect(controller.selectedTab?.identifier == "home")
    #expect(controller.viewControllers?.count == 2)
    let bar = UITabBar()
    bar.items = controller.tabBar.items

    let shown = glass(in: layOut(bar, CGSize(width: 402, height: 83)))

    #expect(shown.map(\.size) == [CGSize(width: 62, height: 62), CGSize(width: 102, height: 62)])
    #expect(shown.map(\.minX) == [319, 21])
  }

  @Test("Tabs set the controllers, and hidden tabs have none")
  func tabs() {
    let tabs = ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
    let controller = UITabBarController(tabs: tabs)
    controller.selectedTab = tabs[1]

    #expect(controller.selectedIndex == 1)
    #expect(controller.tab(forIdentifier: "a") === tabs[0])
    #expect(tabs[0].tabBarController === controller)
    tabs[0].isHidden = true
    #expect(controller.viewControllers?.count == 1)
  }

  @Test("A scroll edge effect that is hidden removes the gradient below a scrolled bar")
  func edgeEffects() {
    let scroll = UIScrollView()
    #expect(scroll.topEdgeEffect === scroll.topEdgeEffect)
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Title")]
    func hasGradient(_ list: DisplayList) -> Bool {
      list.items.contains { if case .gradient = $0 { true } else { false } }
    }
    #expect(hasGradient(layOut(bar, CGSize(width: 402, height: 54))))
    scroll.topEdgeEffect.isHidden = true
    bar.edgeEffect = scroll.topEdgeEffect
    #expect(!hasGradient(layOut(bar, CGSize(width: 402, height: 54))))
  }
}
