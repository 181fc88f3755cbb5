import Testing

@testable import UIKitCore

/// UIKit's layout on an iPhone: a row of 52 points below the title, its field 36 high, 1 from the top.
@MainActor
@Suite("Search controllers")
struct SearchControllerTests {
  private static let phone = OffscreenWindow.Environment(
    size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private func navigation(_ content: UIViewController, large: Bool = false) -> UINavigationController {
    content.navigationItem.title = "Title"
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    _ = OffscreenWindow(of: navigation, in: Self.phone)
    return navigation
  }

  /// Returns a screen and its view, a scroll view with content taller than the screen.
  private func scrolling() -> (UIViewController, UIScrollView) {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let content = UIViewController()
    content.view = scroll
    return (content, scroll)
  }

  private func field(of navigation: UINavigationController) throws -> CGRect {
    let bar = try #require(navigation.topViewController?.navigationItem.searchController?.searchBar)
    return bar.searchTextField.convert(bar.searchTextField.bounds, to: navigation.view)
  }

  @Test("The bar takes 52 points below the title, and its field is 16 from the sides: 47 + 44 + 1 = 92")
  func stacked() throws {
    let content = UIViewController()
    let navigation = navigation(content)

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(content.view.safeAreaInsets.top == 143)
    #expect(try field(of: navigation) == CGRect(x: 16, y: 92, width: 358, height: 36))
  }

  @Test("The search bar is in the row below a large title: 47 + 44 + 52 + 1 = 144")
  func largeTitle() throws {
    let content = UIViewController()
    let navigation = navigation(content, large: true)

    #expect(content.view.safeAreaInsets.top == 195)
    #expect(try field(of: navigation).minY == 144)
  }

  @Test(
    "Scrolling collapses first the search bar, then the large title, and keeps the row of the title",
    arguments: [(0, 148), (20, 128), (52, 96), (80, 68), (104, 44), (500, 44)])
  func scrolled(distance: CGFloat, height: CGFloat) {
    let (content, scroll) = scrolling()
    let navigation = navigation(content, large: true)
    #expect(scroll.contentOffset.y == -195)

    scroll.contentOffset.y += distance
    navigation.view.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == height)
    #expect(scroll.contentOffset.y == distance - 195)
    #expect(scroll.adjustedContentInset.top == 47 + height)
  }

  @Test("Scrolling back restores title and search bar")
  func scrolledBack() {
    let (content, scroll) = scrolling()
    let navigation = navigation(content, large: true)

    for offset in [300, -100, -195] as [CGFloat] {
      scroll.contentOffset.y = offset
      navigation.view.layoutIfNeeded()
    }

    #expect(navigation.navigationBar.frame.height == 148)
    #expect(scroll.contentOffset.y == -195)
  }

  @Test("A search bar that does not hide when scrolling is kept: 44 + 52 = 96")
  func staying() {
    let (content, scroll) = scrolling()
    let navigation = navigation(content, large: true)
    content.navigationItem.hidesSearchBarWhenScrolling = false

    scroll.contentOffset.y = 300
    navigation.view.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test("The title is in the bar's row once the large title has collapsed")
  func inlineTitle() throws {
    let (content, scroll) = scrolling()
    let navigation = navigation(content, large: true)
    let bar = navigation.navigationBar
    func inlineTitles() -> [String?] {
      bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text != nil }.map(\.text)
    }
    #expect(inlineTitles() == [])

    scroll.contentOffset.y = 300
    navigation.view.layoutIfNeeded()

    #expect(inlineTitles() == ["Title"])
  }

  @Test("During a search, the bar replaces the title and has a cancel button")
  func active() throws {
    let content = UIViewController()
    let navigation = navigation(content, large: true)
    let search = try #require(content.navigationItem.searchController)

    search.isActive = true
    navigation.view.layoutIfNeeded()

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 52))
    #expect(search.searchBar.showsCancelButton)
    #expect(try field(of: navigation).minY == 48)

    search.isActive = false
    navigation.view.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test("Results replace the searched content as soon as a text is entered")
  func results() throws {
    let results = UIViewController()
    let content = UIViewController()
    content.navigationItem.searchController = UISearchController(searchResultsController: results)
    let navigation = UINavigationController(rootViewController: content)
    _ = OffscreenWindow(of: navigation, in: Self.phone)
    let search = try #require(content.navigationItem.searchController)

    search.isActive = true
    navigation.view.layoutIfNeeded()
    #expect(results.viewIfLoaded?.superview == nil)

    search.searchBar.text = "Moon"
    navigation.view.layoutIfNeeded()

    let subviews = navigation.view.subviews
    let index = try #require(subviews.firstIndex { $0 === results.view })
    #expect(index > (try #require(subviews.firstIndex { $0 === content.view })))
    #expect(index < (try #require(subviews.firstIndex { $0 === navigation.navigationBar })))
    #expect(results.view.safeAreaInsets.top == 99)

    search.isActive = false
    navigation.view.layoutIfNeeded()

    #expect(results.viewIfLoaded?.superview == nil)
    #expect(results.parent == nil)
  }

  // Apple's documentation of `updateSearchResults(for:)`: "The system calls this method when the search bar becomes the
  // first responder or the search bar's text changes." Of `searchBar(_:textDidChange:)`: "the user changed the search
  // text".
  @Test("The beginning of editing and changes of the text update the results; only typing notifies the bar's delegate")
  func typing() {
    final class Log: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
      var (updates, typed): ([String?], [String]) = ([], [])

      func updateSearchResults(for searchController: UISearchController) {
        updates.append(searchController.searchBar.text)
      }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { typed.append(searchText) }
    }
    let log = Log()
    let search = UISearchController(searchResultsController: nil)
    let field = search.searchBar.searchTextField
    search.searchResultsUpdater = log
    search.searchBar.delegate = log

    field.becomeFirstResponder()
    field.insertText("Mo")
    field.deleteBackward()
    search.searchBar.text = "Moon"

    #expect(log.updates == ["", "Mo", "M", "Moon"])
    #expect(log.typed == ["Mo", "M"])
  }
}
