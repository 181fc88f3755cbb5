import Foundation
import Testing
import UIKit

/// Behavior of views, controllers and values on which the tests of libraries rely.
@MainActor
@Suite("Behavior on which libraries rely")
struct ViewBehaviorTests {
  // MARK: Anchors

  @Test("A distance between anchors equals a constant of 100, or 0.25 of a height of 400")
  func distances() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 100),
      a.leadingAnchor.anchorWithOffset(to: a.trailingAnchor).constraint(lessThanOrEqualToConstant: 50),
      a.trailingAnchor.anchorWithOffset(to: root.trailingAnchor).constraint(greaterThanOrEqualToConstant: 150),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      root.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: root.heightAnchor, multiplier: 0.25),
      b.heightAnchor.constraint(
        equalTo: root.topAnchor.anchorWithOffset(to: b.topAnchor), multiplier: 0.5, constant: 1),
    ])
    root.layoutIfNeeded()

    #expect(a.frame.minX == 100 && a.frame.width == 50)
    #expect(b.frame.minY == 100 && b.frame.height == 51)
  }

  @Test("Anchors of one attribute of one item are equal and have equal hashes, and others are not equal")
  func equalAnchors() {
    let (view, other) = (UIView(), UIView())

    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != other.leadingAnchor)
    #expect(view.widthAnchor != view.heightAnchor)
    #expect(view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor) != view.trailingAnchor as NSObject)
    let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(constraint.firstAnchor as NSObject == view.leadingAnchor)
    #expect(constraint.secondAnchor as NSObject? == other.trailingAnchor)
  }

  @Test("A size with a multiplier of 0 of another is a constant: its multiplier is 1, and it has no second anchor")
  func zeroMultiplier() {
    let (view, other) = (UIView(), UIView())

    let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0, constant: 30)

    #expect(constraint.multiplier == 1)
    #expect(constraint.secondAnchor == nil && constraint.secondItem == nil)
    #expect(constraint.constant == 30)
  }

  // MARK: Windows and controllers

  @Test("The run loop lays out a visible window whose view needs layout, on the main actor")
  func runLoopLayout() async throws {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        // Handlers of observers assume isolation, and stop the process outside of the main actor.
        MainActor.assumeIsolated { count += 1 }
      }
    }
    let (counter, controller) = (Counter(), UIViewController())
    controller.view.addSubview(counter)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let before = counter.count

    counter.setNeedsLayout()
    #expect(counter.count == before)
    try await runMainQueue { counter.count > before }
    #expect(counter.count == before + 1)

    window.isHidden = true
    counter.setNeedsLayout()
    try await Task.sleep(for: .milliseconds(50))
    #expect(counter.count == before + 1)
  }

  @Test("Pages that are set without animation are complete before the call returns")
  func pages() {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var isFinished: Bool?

    controller.setViewControllers([UIViewController()], direction: .forward, animated: false) { isFinished = $0 }

    #expect(isFinished == true)
  }

  /// Returns the frame and the insets of a child's view in a window of 390×844 points.
  private func content(
    _ container: UIViewController, _ child: UIViewController
  ) -> (frame: CGRect, top: CGFloat, bottom: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let insets = child.view.safeAreaInsets
    return (child.view.convert(child.view.bounds, to: window), insets.top, insets.bottom)
  }

  // Apple's documentation of `extendedLayoutIncludesOpaqueBars` and `edgesForExtendedLayout`.
  @Test("A view starts below an opaque navigation bar of 44 points, and extends under a translucent one")
  func opaqueBar() {
    func result(isTranslucent: Bool, includes: Bool = false, edges: UIRectEdge = .all) -> (CGRect, CGFloat) {
      let child = UIViewController()
      child.extendedLayoutIncludesOpaqueBars = includes
      child.edgesForExtendedLayout = edges
      let navigation = UINavigationController(rootViewController: child)
      navigation.navigationBar.isTranslucent = isTranslucent
      let found = content(navigation, child)
      return (found.frame, found.top)
    }
    let (full, below) = (CGRect(x: 0, y: 0, width: 390, height: 844), CGRect(x: 0, y: 44, width: 390, height: 800))

    #expect(result(isTranslucent: false) == (below, 0))
    #expect(result(isTranslucent: true) == (full, 44))
    #expect(result(isTranslucent: false, includes: true) == (full, 44))
    #expect(result(isTranslucent: true, edges: [.bottom]) == (below, 0))
  }

  @Test("A view ends above an opaque tab bar of 49 points, and extends under a translucent one")
  func opaqueTabBar() {
    for isTranslucent in [true, false] {
      let (child, tabs) = (UIViewController(), UITabBarController())
      tabs.viewControllers = [child]
      tabs.tabBar.isTranslucent = isTranslucent
      let found = content(tabs, child)
      #expect(found.frame == CGRect(x: 0, y: 0, width: 390, height: isTranslucent ? 844 : 795))
      #expect(found.bottom == (isTranslucent ? 49 : 0))
    }
  }

  @Test("A pushed controller hides the tab bar immediately, even outside of a window, and returns it when popped")
  func hiddenBottomBar() {
    let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: UIViewController()))
    tabs.viewControllers = [navigation]
    tabs.loadViewIfNeeded()
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true

    navigation.pushViewController(pushed, animated: false)
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }

  // MARK: Views

  @Test("After the removal of the last gesture recognizer, the list is empty; before the first, it is nil")
  func gestures() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    #expect(view.gestureRecognizers == nil)

    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)

    #expect(view.gestureRecognizers == [])
  }

  @Test("A refresh control is a hidden subview of its scroll view until another replaces it")
  func refreshControl() {
    let (table, first, second) = (UITableView(), UIRefreshControl(), UIRefreshControl())

    table.refreshControl = first
    #expect(first.superview === table && first.isHidden)
    table.refreshControl = second
    #expect(first.superview == nil && second.superview === table)
    table.refreshControl = nil
    #expect(second.superview == nil)
  }

  @Test("The content inset of a scroll view without a size does not move its content before it has one")
  func freshContentInset() {
    let scroll = UIScrollView()
    scroll.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    #expect(scroll.contentOffset == .zero)

    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(scroll.contentOffset == CGPoint(x: -10, y: -20))
  }

  @Test("Inserted, reloaded and deleted items do not call an overridden reloadData()")
  func updatesWithoutReload() {
    final class Collection: UICollectionView {
      var count = 0
      override func reloadData() {
        count += 1
        super.reloadData()
      }
    }
    final class Table: UITableView {
      var count = 0
      override func reloadData() {
        count += 1
        super.reloadData()
      }
    }
    let source = Rows()
    let collection = Collection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    collection.dataSource = source
    table.dataSource = source
    for view in [collection, table] as [UIView] { view.layoutIfNeeded() }
    (collection.count, table.count) = (0, 0)

    source.count = 3
    collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    source.count = 2
    collection.performBatchUpdates { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    table.performBatchUpdates { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    for view in [collection, table] as [UIView] { view.layoutIfNeeded() }

    #expect(collection.count == 0 && table.count == 0)
    #expect(collection.visibleCells.count == 2 && table.visibleCells.count == 2)
  }

  private final class Rows: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var count = 2
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test("Headers of a flow layout without a size have attributes of a size of 0, and no views")
  func emptyHeaders() {
    let (source, layout) = (Rows(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    func attributes(_ kind: String, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))
    }

    #expect(attributes(UICollectionView.elementKindSectionHeader)?.frame == .zero)
    // One line of items, 50 points high.
    #expect(attributes(UICollectionView.elementKindSectionFooter)?.frame == CGRect(x: 0, y: 50, width: 0, height: 0))
    #expect(attributes(UICollectionView.elementKindSectionHeader, 1) == nil)
    #expect(attributes("other") == nil)
    #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 2)
  }

  @Test("A custom button with an empty title and insets of 1 point is 2 wide and a line higher: 22 + 2 = 24")
  func buttonWithEmptyTitle() {
    let button = UIButton(type: .custom)
    button.setTitle("", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

    #expect(button.intrinsicContentSize == CGSize(width: 2, height: 24))
  }

  // MARK: Values

  @Test("Paths with the same elements and style are equal")
  func equalPaths() {
    func path(_ width: CGFloat = 1) -> UIBezierPath {
      let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5)
      path.lineWidth = width
      return path
    }

    #expect(path() == path() && path().hash == path().hash)
    #expect(path() != path(2))
    #expect(path() != UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20)))
    #expect(UIBezierPath() == UIBezierPath())
  }

  @Test("Rectangles that only touch do not intersect, by the C function")
  func touchingRectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

    #expect(!CGRectIntersectsRect(rect, CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!CGRectIntersectsRect(rect, CGRect(x: 0, y: -5, width: 10, height: 5)))
    #expect(CGRectIntersectsRect(rect, CGRect(x: 19, y: 19, width: -10, height: -10)))
    #expect(!CGRectIntersectsRect(rect, .null))
  }

  @Test("Line heights have no errors of binary fractions: 1.15 em of Helvetica are 23 points at 20")
  func lineHeights() throws {
    for size in stride(from: CGFloat(1), through: 120, by: 0.5) {
      let font = try #require(UIFont(name: "Helvetica", size: size))
      #expect(font.lineHeight == (115 * size) / 100, "\(size)")
      // The system font has a line of 2444 units of 2048 in an em.
      #expect(UIFont.systemFont(ofSize: size).lineHeight == 2444 * size / 2048)
    }
    #expect(UIFont(name: "Helvetica", size: 20)?.lineHeight == 23)
  }

  @Test("A bar that becomes opaque after layout moves the content below it, in the next layout")
  func laterOpacity() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.isHidden = false
    func frame() -> CGRect {
      window.layoutIfNeeded()
      return controller.view.convert(controller.view.bounds, to: window)
    }
    #expect(frame() == CGRect(x: 0, y: 0, width: 390, height: 844))

    navigation.navigationBar.isTranslucent = false
    #expect(frame() == CGRect(x: 0, y: 44, width: 390, height: 800))
  }

  @Test("A subclass can encode its own values; views and controllers encode none")
  func encoding() throws {
    final class TitleView: UIView {
      override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode("Title", forKey: "title")
      }
    }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    TitleView().encode(with: archiver)
    UIViewController().encode(with: archiver)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    #expect(unarchiver.decodeObject(forKey: "title") as? String == "Title")
  }

  @Test("Activities of a test call their block and return its result; attachments are accepted")
  func activities() throws {
    let result = XCTContext.runActivity(named: "Open") { activity in
      activity.add(NSObject())
      return activity.name + "!"
    }
    #expect(result == "Open!")
    #expect(throws: CancellationError.self) {
      try XCTContext.runActivity(named: "Fail") { _ in throw CancellationError() }
    }
  }

  @Test("Text without a font has Helvetica at 12 points, the documented default of the attribute")
  func defaultFont() throws {
    // Adobe's font metrics: the widths of "H" and "i" are 722 and 222 thousandths of an em.
    let width = 12 * (722 + 222) / 1000.0
    #expect(abs(NSAttributedString(string: "Hi").size().width - width) < 0.01)
    #expect(abs("Hi".size(withAttributes: nil).width - width) < 0.01)
    // The lines of Helvetica are 1.15 em high.
    #expect(abs(NSAttributedString(string: "Hi").size().height - 13.8) < 0.001)
  }

  @Test("The attributes of a named font are its name and size, and lead to an equal font")
  func fontAttributes() throws {
    for name in ["Helvetica", "Helvetica-Bold", "Inter-Regular"] {
      let font = try #require(UIFont(name: name, size: 20))
      let attributes = font.fontDescriptor.fontAttributes
      #expect(attributes[.name] as? String == name && attributes[.size] as? CGFloat == 20)
      // Foundation's numbers can be cast to each type.
      #expect(attributes[.size] as? Int == 20 && attributes[.size] as? Double == 20)
      #expect(attributes.count == 2)
      #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0) == font)
      #expect(font.fontDescriptor.object(forKey: .family) != nil)
    }
    #expect(UIFont.systemFont(ofSize: 20).fontDescriptor.fontAttributes[.traits] != nil)
  }

  @Test("A label's font is that of an attributed text assigned later, and a text view has a font once it has text")
  func fonts() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(label.font.pointSize == 10)
    label.font = .systemFont(ofSize: 30)
    #expect(label.font.pointSize == 30)
    label.attributedText = NSAttributedString(string: "Text")
    #expect(label.font.pointSize == 30)

    let view = UITextView()
    #expect(view.font == nil)
    view.text = "Text"
    #expect(view.font == .systemFont(ofSize: 12))
  }

  @Test("A text view has the content size of its text before layout: 8 + 8 and one or two lines of 14.32 points")
  func textContentSize() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "One"
    // 16 + 14.32 and 16 + 28.64 points, rounded up to whole points.
    #expect(view.contentSize == CGSize(width: 100, height: 31))

    view.text = "One\nTwo"
    #expect(view.contentSize == CGSize(width: 100, height: 45))

    view.contentSize = CGSize(width: 10, height: 10)
    #expect(view.contentSize == CGSize(width: 10, height: 10))
  }
}
