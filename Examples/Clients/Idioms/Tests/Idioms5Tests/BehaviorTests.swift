import UIKit
import XCTest

@testable import Idioms

/// What libraries' tests expect of UIKit. The values are those of UIKit.
@MainActor
final class BehaviorTests: XCTestCase, UITableViewDataSource {
  private var rows = 1

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  private func inWindow<View: UIView>(_ view: View) -> View {
    let window = UIWindow()
    window.addSubview(view)
    return view
  }

  func testAnchors() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      outer.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor).constraint(equalToConstant: 100),
      outer.topAnchor.anchorWithOffset(to: inner.topAnchor).constraint(equalTo: outer.heightAnchor, multiplier: 0.25),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    XCTAssertEqual(inner.frame, CGRect(x: 100, y: 50, width: 10, height: 10))
    XCTAssertEqual(outer.leadingAnchor, outer.leadingAnchor)
    XCTAssertNotEqual(outer.leadingAnchor, inner.leadingAnchor)
  }

  func testWindows() {
    let view = inWindow(UIView())
    XCTAssertNotNil(view.window)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 30).isActive = true
    let laidOut = expectation(description: "layout")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { laidOut.fulfill() }
    wait(for: [laidOut], timeout: 5)
    XCTAssertEqual(label.frame.minX, 30)
  }

  func testPages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var isComplete = false
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false) { isComplete = $0 }
    XCTAssertTrue(isComplete)
  }

  func testTables() {
    let table = inWindow(CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    table.dataSource = self
    table.reloadData()
    XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.refreshControl = UIRefreshControl()
    XCTAssertTrue(table.refreshControl?.superview === table)
    rows = 2
    let reloads = table.reloads
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    XCTAssertEqual(table.reloads, reloads)
  }

  func testTexts() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    XCTAssertEqual(label.font.pointSize, 20)
    let view = UITextView()
    XCTAssertNil(view.font)
    view.text = "a"
    XCTAssertEqual(view.font?.pointSize, 12)
    XCTAssertEqual(UIFont(name: "Helvetica", size: 20)?.lineHeight, 23)
    XCTAssertEqual(Toolbox.tracking.rawValue, "CTTracking")
    let html = try Toolbox.text(ofHTML: "<p>A <b>b</b> &amp; c</p>")
    XCTAssertEqual(html.string, "A b & c\n")
    XCTAssertEqual((html.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.fontName, "TimesNewRomanPS-BoldMT")
  }

  func testScrolling() {
    let scrollView = UIScrollView()
    scrollView.contentInset.top = 10
    XCTAssertEqual(scrollView.contentOffset, .zero)
    let tap = UITapGestureRecognizer()
    scrollView.addGestureRecognizer(tap)
    let view = UIView()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    XCTAssertEqual(view.gestureRecognizers, [])
    XCTAssertEqual(UIBezierPath(rect: scrollView.bounds), UIBezierPath(rect: scrollView.bounds))
    let button = UIButton(type: .custom)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    button.setTitle("", for: .normal)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 2, height: 24))
  }

  func testFrameworks() {
    XCTAssertEqual(Toolbox.inverse(of: CATransform3DMakeScale(2, 4, 1)).m22, 0.25)
    XCTAssertEqual(Toolbox.corner(), 4)
    XCTAssertEqual(Toolbox.type(ofFile: "png"), "public.png")
    XCTAssertEqual(Toolbox.misspelled(""), NSNotFound)
    XCTAssertEqual(Toolbox.name(of: UIView()), "UIView")
    XCTAssertEqual(Toolbox.height(in: ["frame": NSValue(cgRect: CGRect(x: 0, y: 0, width: 1, height: 3))]), 3)
    XCTAssertNil(Toolbox.height(in: nil))
    XCTAssertEqual(Toolbox.country("DE"), "Germany")
    let helper = Helper()
    helper.awakeFromNib()
    XCTAssertTrue(helper.isAwake)
    XCTAssertTrue(Shout().canPerform(withActivityItems: ["a"]))
  }

  func testInput() {
    let field = CodeField()
    XCTAssertFalse(field.canBecomeFocused || field.isFocused)
    XCTAssertNil(UIFocusSystem.focusSystem(for: field))
    XCTAssertEqual(field.textInputMode?.primaryLanguage?.prefix(2), "en")
    field.reloadInputViews()
    let bar = UISearchBar()
    bar.keyboardType = .numberPad
    XCTAssertEqual((bar as UITextInputTraits).keyboardType, .numberPad)
    let tabs = UITabBar()
    tabs.selectionIndicatorImage = UIImage()
    XCTAssertNotNil(tabs.selectionIndicatorImage)
    XCTAssertEqual(UIImage.animatedImage(with: [UIImage(), UIImage()], duration: 1)?.images?.count, 2)
  }
}
