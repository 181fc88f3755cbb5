import Testing

@testable import UIKitCore

@MainActor
@Suite("Bars and their items")
struct BarTests {
  private func labels(of view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(of: $0) }.filter { !$0.isHidden }
  }

  @Test("A prompt makes a navigation bar 44 + 30 = 74 points high and a search bar 56 + 19 = 75")
  func prompts() {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    #expect(bar.intrinsicContentSize.height == 44)

    item.prompt = "Prompt"
    let search = UISearchBar()
    search.prompt = "Prompt"
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 74)
    bar.layoutIfNeeded()

    #expect(bar.intrinsicContentSize.height == 74)
    #expect(search.intrinsicContentSize.height == 75)
    let shown = labels(of: bar)
    #expect(shown.first { $0.text == "Prompt" }.map { $0.frame.maxY <= 30 } == true)
    #expect(shown.first { $0.text == "Title" }.map { abs($0.frame.midY - 52) <= 0.25 } == true)
  }

  // A bar of 320 points with two tabs: the selected one is 160 wide, and its center is at (80, 24.5).
  @Test("The picture behind the selected tab is in the tab's center, at its own size, below its icon")
  func selectionIndicator() {
    let (bar, first) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49)), UITabBarItem())
    bar.items = [first, UITabBarItem()]
    bar.selectionIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    func pictures() -> [CGRect] {
      let window = OffscreenWindow(of: bar, in: OffscreenWindow.Environment(size: CGSize(width: 320, height: 49)))
      var (frames, transform, stack) = ([CGRect](), CGAffineTransform.identity, [CGAffineTransform]())
      for item in window.displayList.items {
        switch item {
        case .save, .beginGroup: stack.append(transform)
        case .restore, .endGroup: transform = stack.popLast() ?? .identity
        case .transform(let change): transform = change.concatenating(transform)
        case .drawing(let drawing): frames.append(drawing.destination.applying(transform))
        default: break
        }
      }
      return frames
    }
    #expect(pictures() == [])

    bar.selectedItem = first

    #expect(pictures() == [CGRect(x: 70, y: 19.5, width: 20, height: 10)])
  }

  @Test("Toolbar items are 16 points apart, unless a space with a width is between them")
  func toolbarGaps() {
    func frames(_ items: [UIBarButtonItem]) -> [CGRect] {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = items
      bar.layoutIfNeeded()
      return bar.subviews.map(\.frame).sorted { $0.minX < $1.minX }
    }
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    let wide = UIBarButtonItem(systemItem: .fixedSpace)
    wide.width = 40
    func done() -> UIBarButtonItem { UIBarButtonItem(systemItem: .done) }

    for (items, gap) in [([done(), done()], 16.0), ([done(), space, done()], 16), ([done(), wide, done()], 40)] {
      let shown = frames(items)
      #expect(shown.count == 2)
      #expect(abs(shown[1].minX - shown[0].maxX - gap) <= 0.5)
    }
  }

  @Test("Custom views keep their initial size in a toolbar, without spacing between two of them")
  func toolbarCustomViews() {
    // In a file saved by build 17126 of Interface Builder, a view of 100×36 is at 87 and a slider of 140×34 at 187,
    // in a toolbar 414 wide.
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 36))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
    bar.items = [
      .flexibleSpace(), UIBarButtonItem(customView: view), UIBarButtonItem(customView: slider), .flexibleSpace(),
    ]

    bar.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 87, y: 4, width: 100, height: 36))
    #expect(slider.frame == CGRect(x: 187, y: 5, width: 140, height: 34))
  }

  @Test("Items between two flexible spaces are in the middle of a toolbar if there is space")
  func toolbarMiddle() {
    func middle(leading: CGFloat, width: CGFloat) -> CGFloat {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
      func item(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 32)))
      }
      let shown = item(width)
      bar.items = [item(leading), .flexibleSpace(), shown, .flexibleSpace(), item(22)]
      bar.layoutIfNeeded()
      return shown.customView?.frame.minX ?? -1
    }

    // In files saved by build 17126 of Interface Builder, a control 147 wide is at 133.5, regardless of the titles next
    // to it.
    #expect(middle(leading: 73, width: 147) == 133.5)
    // The toolbar has 414 − 2 · 20 = 374 points between its margins, of which (374 − 200 − 100 − 22) / 2 = 26 are left
    // on either side.
    #expect(middle(leading: 200, width: 100) == 246.0)
  }

  @Test("A collapsed split shows its detail with a back button to the primary column")
  func collapsedSplit() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    (list.title, detail.title) = ("List", "Detail")
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)

    _ = OffscreenWindow(of: split, size: CGSize(width: 390, height: 844))

    let bar = try #require(detail.navigationController?.navigationBar)
    #expect(bar.backItem?.title == "List")
    #expect(bar.topItem?.title == "Detail")
  }

  @Test("A navigation controller has the tab bar item of its first controller")
  func tabBarItem() {
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.tabBarItem.title == "First")

    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)

    #expect(navigation.tabBarItem.title == "Own")
    #expect(first.tabBarItem.title == "First")
  }

  private func buttons(of bar: UIView) -> [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }

  @Test("An item without its image shows its title again")
  func removedImage() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil)
    item.image = UIImage(systemName: "star")
    bar.items = [item]
    bar.layoutIfNeeded()
    let button = try #require(buttons(of: bar).first)
    #expect(button.currentImage != nil)

    item.image = nil
    bar.layoutIfNeeded()

    #expect(button.currentImage == nil)
    #expect(button.currentTitle == "Title")
    #expect(button.imageView?.superview == nil)
  }

  @Test("An initially hidden item appears in its bar as soon as it is not hidden")
  func hiddenItems() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (tool, left) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .add))
    (tool.isHidden, left.isHidden) = (true, true)
    toolbar.items = [tool]
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = left
    navigationBar.items = [item]
    for bar in [toolbar, navigationBar] { bar.layoutIfNeeded() }
    let before = buttons(of: navigationBar).count
    #expect(buttons(of: toolbar).isEmpty)

    (tool.isHidden, left.isHidden) = (false, false)
    for bar in [toolbar, navigationBar] { bar.layoutIfNeeded() }

    #expect(buttons(of: toolbar).count == 1)
    #expect(buttons(of: navigationBar).count == before + 1)
  }

  // matrixprojects.net/p/uibarbuttonitem-ios11, a single page: since iOS 11, "negative fixed space items no longer work
  // and now have a minimum width of 8 points".
  @Test(
    "A fixed space in a navigation bar is at least 8 wide, between a margin of 16 and an item, or two items 12 apart",
    arguments: [(-16, 8), (0, 8), (5, 8), (8, 8), (20, 20)] as [(CGFloat, CGFloat)])
  func fixedSpaces(width: CGFloat, used: CGFloat) {
    func item() -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    }
    func starts(_ items: [UIBarButtonItem], atTrailing: Bool) -> [CGFloat] {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      let top = UINavigationItem()
      if atTrailing { top.rightBarButtonItems = items } else { top.leftBarButtonItems = items }
      bar.items = [top]
      bar.layoutIfNeeded()
      return items.compactMap(\.customView).map(\.frame.minX)
    }

    #expect(starts([item()], atTrailing: false) == [16])
    #expect(starts([.fixedSpace(width), item()], atTrailing: false) == [16 + used])
    #expect(starts([item(), .fixedSpace(width), item()], atTrailing: false) == [16, 16 + 30 + 12 + used])
    #expect(starts([.fixedSpace(width), item()], atTrailing: true) == [375 - 16 - used - 30])
  }

  @Test("A fixed space of negative width in a toolbar has no effect")
  func negativeToolbarSpace() {
    func starts(_ space: CGFloat) -> [CGFloat] {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let items = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .done)]
      bar.items = items.flatMap { [.fixedSpace(space), $0] }
      bar.layoutIfNeeded()
      return bar.subviews.map(\.frame.minX).sorted()
    }

    #expect(starts(-16) == starts(0))
  }

  @Test("A new width or custom view of an item lays out its bar")
  func changedItems() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (item, space) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .fixedSpace))
    space.width = 10
    bar.items = [space, item]
    bar.layoutIfNeeded()
    let start = buttons(of: bar).first?.frame.minX ?? 0

    space.width = 40
    bar.layoutIfNeeded()
    #expect(buttons(of: bar).first?.frame.minX == start + 30)

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    item.customView = view
    bar.layoutIfNeeded()
    #expect(view.superview === bar)
    #expect(buttons(of: bar).isEmpty)
  }

  // Apple's documentation of `automatic`: "Inherit the display mode from the previous navigation item." The title of
  // the first item is large.
  @Test(
    "An item with an automatic title inherits the mode of the nearest item below it that has one",
    arguments: [
      ([.automatic], 96), ([.never, .automatic], 44), ([.never, .automatic, .automatic], 44),
      ([.never, .always, .automatic, .automatic], 96), ([.automatic, .automatic, .never], 44),
    ] as [([UINavigationItem.LargeTitleDisplayMode], CGFloat)])
  func inheritedTitleMode(modes: [UINavigationItem.LargeTitleDisplayMode], height: CGFloat) {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = true
    bar.items = modes.map { mode in
      let item = UINavigationItem(title: "Title")
      item.largeTitleDisplayMode = mode
      return item
    }

    #expect(bar.intrinsicContentSize.height == height)
  }

  @Test("Changes of a navigation item's back button and left items lay out the bar")
  func changedNavigationItem() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (back, top) = (UINavigationItem(title: "Back"), UINavigationItem(title: "Top"))
    top.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.items = [back, top]
    func titles() -> [String?] {
      bar.layoutIfNeeded()
      return buttons(of: bar).filter { !$0.isHidden }.map(\.currentTitle)
    }
    #expect(titles() == [nil])

    top.leftItemsSupplementBackButton = true
    #expect(titles() == ["Back", nil])

    back.backButtonDisplayMode = .minimal
    #expect(titles() == [nil, nil])
  }
}
