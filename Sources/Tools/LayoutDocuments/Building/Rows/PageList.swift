import UIKitCore

/// A data source of the pages in a document.
final class PageList: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]
  private var shownIndex = 0
  /// The number of dots; `nil` for one per page.
  var count: Int?

  init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  func fill(_ controller: UIPageViewController) {
    controller.retainedDataSource = self
    show(0, in: controller)
  }

  /// Shows a page in a controller. Pages are counted from 0, and clamped to the last page.
  func show(_ index: Int, in controller: UIPageViewController) {
    guard let last = pages.indices.last else { return }
    shownIndex = min(index, last)
    controller.setViewControllers([pages[shownIndex]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(at: -1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(at: 1, from: viewController)
  }

  private func page(at offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count ?? pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { shownIndex }
}

extension UIPageViewController {
  /// The pages from a document.
  var pageList: PageList? { retainedDataSource as? PageList }
}
