import UIKitCore

/// The pages of a document, as a page view controller asks for them.
final class PageList: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]
  private var shown = 0
  /// The number of dots; `nil` for one per page.
  var count: Int?

  init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  /// Lets a controller show the first of the pages.
  func fill(_ controller: UIPageViewController) {
    controller.retainedDataSource = self
    show(0, in: controller)
  }

  /// Lets a controller show a page counted from 0; beyond the last one it shows that.
  func show(_ index: Int, in controller: UIPageViewController) {
    guard let last = pages.indices.last else { return }
    shown = min(index, last)
    controller.setViewControllers([pages[shown]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: 1)
  }

  private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count ?? pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { shown }
}

extension UIPageViewController {
  /// The pages from a document.
  var pageList: PageList? { retainedDataSource as? PageList }
}
