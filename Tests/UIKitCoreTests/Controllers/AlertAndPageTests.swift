import Testing

@testable import UIKitCore

@MainActor
@Suite("Alerts and pages")
struct AlertAndPageTests {
  private func buttons(of view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(of: $0) }
  }

  private func shown(_ alert: UIAlertController) -> (root: UIView, buttons: [(title: String?, frame: CGRect)]) {
    let window = OffscreenWindow(of: alert, size: CGSize(width: 390, height: 844))
    return (
      window.root,
      buttons(of: window.root).map { ($0.currentTitle, $0.convert($0.bounds, to: window.root)) }
    )
  }

  @Test("An alert is 270 wide and centered; two actions are side by side, cancel first, each (270 − 0.5) / 2 wide")
  func alert() throws {
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    let (root, buttons) = shown(alert)

    #expect(buttons.map(\.title) == ["Cancel", "Delete"])
    // Both edges are rounded to half points: 60 + 134.75 is 195 - 0.25.
    #expect(buttons.allSatisfy { abs($0.frame.width - 134.75) <= 0.5 && $0.frame.height == 44 })
    let card = try #require(root.subviews.first)
    #expect(card.frame.width == 270)
    #expect(card.frame.midX == 195)
    #expect(abs(card.frame.midY - 422) <= 0.5)
  }

  @Test("Three actions of an alert are stacked, cancel last")
  func threeChoices() {
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Save", .default), ("Discard", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }

    let (_, buttons) = shown(alert)

    #expect(buttons.map(\.title) == ["Save", "Discard", "Cancel"])
    #expect(buttons.map(\.frame.minY) == buttons.map(\.frame.minY).sorted())
    #expect(buttons.allSatisfy { $0.frame.width == 270 })
  }

  @Test("An action sheet is 8 from the edges; its rows are 57 high, and the cancel action is 8 below the others")
  func sheet() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    let (_, buttons) = shown(sheet)

    // 844 − 8 − 57 = 779 for the cancel action, and 779 − 8 − 57 = 714 for the row above.
    #expect(
      buttons.map(\.frame) == [
        CGRect(x: 8, y: 714, width: 374, height: 57), CGRect(x: 8, y: 779, width: 374, height: 57),
      ])
  }

  @Test("An alert can have text fields, and an action sheet cannot; an empty alert can be laid out")
  func fields() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    _ = shown(alert)
    alert.addTextField { $0.placeholder = "Name" }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()

    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(alert.textFields?.first?.window == nil)
    #expect(sheet.textFields == nil)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test("A page fills its controller, or leaves 37 points for a page control")
  func pages() throws {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pager.setViewControllers([page], direction: .forward, animated: false)
    _ = OffscreenWindow(of: pager, size: CGSize(width: 320, height: 480))
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))

    let source = Pages()
    pager.dataSource = source
    pager.view.layoutIfNeeded()

    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 443))
    let dots = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(!dots.isHidden)
    #expect((dots.numberOfPages, dots.currentPage) == (3, 1))
    #expect(page.parent === pager)
  }

  @Test("In a right-to-left layout, the second of an open book's two pages is at the left, and each has half the width")
  func book() {
    let pager = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let pages = [UIViewController(), UIViewController()]
    pager.setViewControllers(pages, direction: .forward, animated: false)

    _ = OffscreenWindow(of: pager, size: CGSize(width: 400, height: 300), direction: .rightToLeft)

    #expect(pages.map { ($0.view as UIView).frame.minX } == [200, 0])
  }
}
