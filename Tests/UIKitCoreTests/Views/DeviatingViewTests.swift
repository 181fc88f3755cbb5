import Testing

@testable import UIKitCore

/// Missing features of views. Each test is named by a row of Deviations.md.
@MainActor
@Suite("Views that differ from UIKit's")
struct DeviatingViewTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3
    var requestCount = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requestCount += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func items(of view: UIView, _ width: CGFloat = 320, _ height: CGFloat = 100) -> [DisplayItem] {
    OffscreenWindow(of: view, size: CGSize(width: width, height: height)).displayList.items
  }

  private func fills(_ items: [DisplayItem]) -> Int {
    items.count { if case .fill = $0 { true } else { false } }
  }

  @Test("Inserting a row loads all rows again")
  func insertedRow() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    let before = source.requestCount

    source.count = 4
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.layoutIfNeeded()

    #expect(before == 3)
    #expect(source.requestCount == 3 + 4)
  }

  @Test("A date picker shows 1 January 2001 in American English and Greenwich Mean Time by default")
  func datePicker() {
    let picker = UIDatePicker()
    picker.datePickerMode = .dateAndTime

    let texts = items(of: picker).compactMap { if case .glyphs(let glyphs) = $0 { glyphs.text } else { nil } }

    // English has a narrow space before AM.
    #expect(texts.joined(separator: " ").replacing("\u{202F}", with: " ") == "Jan 1, 2001 12:00 AM")
  }

  @Test("Tab bars and toolbars have a background even if nothing is scrolled under them")
  func bars() {
    #expect(fills(items(of: UITabBar())) >= 1)
    #expect(fills(items(of: UIToolbar())) >= 1)
  }

  @Test("The bar of a search controller is below the title on an iPad, too, and dims nothing")
  func searchController() throws {
    let content = UITableViewController(style: .plain)
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController?.isActive = true
    content.navigationItem.searchController?.hidesNavigationBarDuringPresentation = false
    let navigation = UINavigationController(rootViewController: content)
    let pad = try #require(Device.named("iPadMini6"))
    _ = OffscreenWindow(of: navigation, in: OffscreenWindow.Environment(device: pad, orientation: .portrait))

    // A row of 50 for the title, as on all iPads, and a row of 52 for the search bar.
    #expect(navigation.navigationBar.frame.height == 102)
    #expect(navigation.view.subviews.filter { !$0.isHidden }.count == 2)
  }
}
