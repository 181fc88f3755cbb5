import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  var counts = [5]
  var log: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.indentationLevel = 1
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    log.append("will \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("did end \(section)")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class Indented: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 3 }
}

/// A layout with a cache of attributes by item, as in tutorials.
private final class CachedLayout: UICollectionViewLayout {
  var cache: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20 * cache.count) }
  override func prepare() {
    cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
      attributes.frame = CGRect(x: 0, y: 20 * $0, width: 100, height: 20)
      return attributes
    }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { cache }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}

// Expected: Apple's pages of performBatchUpdates and of the methods below. Indexes of deletions refer to the rows
// before the changes, and indexes of insertions to the rows after them.
@MainActor
@Suite("Batch changes of tables and collections")
struct BatchChangeTests {
  private let rows = Rows()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = rows
    table.allowsMultipleSelection = true
    return table
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  @Test("Rows stay selected when changes above move them; deleted and reloaded rows do not")
  func selectedRows() {
    let table = table()
    for row in 0..<5 { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }

    // The old row 0 is deleted, 1 is reloaded, 3 moves to the front, and new rows are inserted at 2 and 3.
    rows.counts = [6]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    }

    // New order: 3, reloaded 1, new, new, 2, 4.
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 4, 5])
  }

  @Test("Rows stay selected when a section is inserted before theirs")
  func selectedSections() {
    let table = table()
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)

    rows.counts = [1, 5]
    table.insertSections([0], with: .none)

    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
  }

  @Test("Items stay selected if others are inserted before them or they are reconfigured, but not if they are deleted")
  func selectedItems() {
    let view = collection(UICollectionViewFlowLayout())
    view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])

    rows.counts = [6]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.reconfigureItems(at: [IndexPath(item: 4, section: 0)])
    let moved = view.indexPathsForSelectedItems
    rows.counts = [5]
    view.deleteItems(at: [IndexPath(item: 4, section: 0)])

    #expect(moved == [IndexPath(item: 4, section: 0)])
    #expect(view.indexPathsForSelectedItems == [])
  }

  // Apple, finalLayoutAttributesForDisappearingItem(at:): "The default implementation of this method returns nil."
  @Test("The attributes of a deleted item are not requested from the layout")
  func cachedLayout() {
    let layout = CachedLayout()
    let view = collection(layout)

    rows.counts = [4]
    view.deleteItems(at: [IndexPath(item: 4, section: 0)])

    #expect(layout.cache.count == 4)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("Headers are announced before they are displayed, and when they are removed")
  func headers() {
    let table = table()
    table.delegate = rows
    table.layoutIfNeeded()
    let color = table.headerView(forSection: 0)?.textLabel?.textColor

    table.reloadData()

    #expect(color == .red)
    #expect(rows.log == ["will 0", "did end 0"])
  }

  @Test("Cells keep their own indentation unless the delegate specifies one")
  func indentation() {
    let (table, delegate) = (table(), Indented())
    table.layoutIfNeeded()
    let own = table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel
    table.delegate = rows
    table.reloadData()
    table.layoutIfNeeded()
    let withOther = table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()

    #expect(own == 1)
    #expect(withOther == 1)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel == 3)
  }

  // Interface Builder records rows of 390 points and more with a margin of 20.
  @Test("On 390 points, plain lists extend to the edges, and inset groups are inset by 20 as in tables")
  func listMargins() throws {
    let plain = collection(
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let inset = collection(
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let path = IndexPath(item: 0, section: 0)

    #expect(try #require(plain.layoutAttributesForItem(at: path)).frame.minX == 0)
    #expect(try #require(inset.layoutAttributesForItem(at: path)).frame.minX == 20)
    #expect(try #require(inset.layoutAttributesForItem(at: path)).frame.width == 350)
  }
}
