import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Table views")
struct UITableViewTests {
  /// Rows of text, with a count of the requested cells.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var titles: [String?] = []
    var requestCount = 0
    var height: CGFloat = UITableView.automaticDimension
    var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requestCount += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, sections[indexPath.section][indexPath.row])
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  }

  /// A row with a wrapping label at a distance of 10 points from all edges of the content view.
  private final class WrappingCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      contentView.addPinned(label, inset: 10)
    }

    required init?(coder: NSCoder) { fatalError("never decoded") }
  }

  private func table(
    _ source: Source, _ style: UITableView.Style = .plain, size: CGSize = CGSize(width: 375, height: 400),
    cell: AnyClass = UITableViewCell.self
  ) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    return table
  }

  /// A row that counts how often it was prepared for reuse.
  private final class CountingCell: UITableViewCell {
    var preparations = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  // Apple's documentation of prepareForReuse(): the method prepares a *reusable* cell.
  @Test("Cells are prepared for reuse when they return from the pool, not when they are new")
  func preparations() {
    let source = Source([Array(repeating: "Row", count: 40)])
    source.height = 40
    var first: [ObjectIdentifier: Int] = [:]
    var last: [Int] = []
    source.configure = { cell, _ in
      let count = (cell as? CountingCell)?.preparations ?? -1
      if first[ObjectIdentifier(cell)] == nil { first[ObjectIdentifier(cell)] = count } else { last.append(count) }
    }
    let table = table(source, cell: CountingCell.self)
    table.layoutIfNeeded()
    #expect(first.count == 10 && first.values.allSatisfy { $0 == 0 })

    table.contentOffset.y = 1200
    table.layoutIfNeeded()

    #expect(first.values.allSatisfy { $0 == 0 })
    #expect(!last.isEmpty && last.allSatisfy { $0 == 1 })
  }

  @Test("Only visible rows have cells: 400 / 40 = 10 of a hundred thousand")
  func lazyRows() {
    let source = Source([Array(repeating: "Row", count: 100_000)])
    source.height = 40
    let table = table(source)

    table.layoutIfNeeded()

    #expect(source.requestCount == 10)
    #expect(table.visibleCells.count == 10)
    #expect(table.contentSize == CGSize(width: 375, height: 4_000_000))
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0))?.frame == CGRect(x: 0, y: 360, width: 375, height: 40))
    #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
  }

  @Test("Scrolling reuses cells: 11 rows intersect 400 points that begin in the middle of a row")
  func scrolling() {
    let source = Source([Array(repeating: "Row", count: 1000)])
    source.height = 40
    let table = table(source)
    table.layoutIfNeeded()
    let before = Set(table.visibleCells.map(ObjectIdentifier.init))

    table.contentOffset.y = 20_020
    table.layoutIfNeeded()

    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(500...510))
    #expect(before.isSubset(of: Set(table.visibleCells.map(ObjectIdentifier.init))))
  }

  @Test(
    "Standard rows are 43.5 high at 2x, as in Interface Builder's files; labels have margins of 16 and the row's height"
  )
  func standardRows() {
    let source = Source([["One", "Two"]])
    let table = table(source)

    table.layoutIfNeeded()

    let cells = table.visibleCells
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 375, height: 43.5), CGRect(x: 0, y: 43.5, width: 375, height: 43.5),
      ])
    #expect(cells[0].textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 43.5))
  }

  /// Returns a source of one row with a disclosure indicator.
  private func disclosingSource() -> Source {
    let source = Source([["One"]])
    source.configure = {
      $0.textLabel?.text = $1
      $0.accessoryType = .disclosureIndicator
    }
    return source
  }

  @Test("With a disclosure indicator, the content is 383.5 of 414 wide, and the label 355.5")
  func disclosure() {
    let source = disclosingSource()
    let table = table(source, size: CGSize(width: 414, height: 400))

    table.layoutIfNeeded()

    #expect(table.visibleCells[0].contentView.frame == CGRect(x: 0, y: 0, width: 383.5, height: 43.5))
    #expect(table.visibleCells[0].textLabel?.frame == CGRect(x: 20, y: 0, width: 355.5, height: 43.5))
  }

  @Test("In right-to-left layouts, accessory and content are exchanged")
  func rightToLeft() {
    let source = disclosingSource()
    let table = table(source, size: CGSize(width: 414, height: 400))
    table.semanticContentAttribute = .forceRightToLeft
    let window = OffscreenWindow(of: table, size: CGSize(width: 414, height: 400), direction: .rightToLeft)

    let cell = table.visibleCells[0]

    #expect(cell.contentView.frame.minX == 30.5)
    #expect(cell.textLabel?.frame == CGRect(x: 8, y: 0, width: 355.5, height: 43.5))
    #expect(window.root === table)
  }

  @Test("Rows have the height of their constraints and a pixel: 20.5 + 20 + 0.5 = 41 for a line, more for more lines")
  func selfSizing() {
    let source = Source([["One line", String(repeating: "many words ", count: 20), "One line"]])
    source.configure = { ($0 as? WrappingCell)?.label.text = $1 }
    let table = table(source, cell: WrappingCell.self)

    table.layoutIfNeeded()

    let heights = table.visibleCells.map(\.frame.height)
    let label = (table.visibleCells[1] as? WrappingCell)?.label
    #expect(heights[0] == 41)
    #expect(heights[2] == 41)
    #expect(heights[1] == (label?.frame.height ?? 0) + 20)
    #expect((label?.frame.height ?? 0) > 80)
    #expect(label?.frame.width == 355)
    #expect(table.contentSize.height == heights.reduce(0, +))
  }

  @Test("Changed text updates the row's height")
  func changedText() {
    let source = Source([["Short", "Other"]])
    let table = table(source)
    table.layoutIfNeeded()

    table.visibleCells[0].textLabel?.numberOfLines = 0
    table.visibleCells[0].textLabel?.text = String(repeating: "many words ", count: 20)
    table.layoutIfNeeded()

    #expect(table.visibleCells[0].frame.height > 80)
    #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.height)
  }

  @Test("Plain headers are 28 high after 22 of padding: rows begin at 50, as in files of Interface Builder")
  func plainHeaders() {
    let source = Source([["A"], ["B"]])
    source.titles = ["First", "Second"]
    let table = table(source)

    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 143.5)
  }

  @Test("A plain header stays at the top while its section scrolls")
  func stickyHeader() {
    let source = Source([Array(repeating: "A", count: 30)])
    source.titles = ["First"]
    let table = table(source)
    table.layoutIfNeeded()

    table.contentOffset.y = 300
    table.layoutIfNeeded()

    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 300, width: 375, height: 28))
  }

  @Test("Groups are 35 apart: a footer of 17.5 and a header of 17.5")
  func groups() {
    let source = Source([["A"], ["B"]])
    let table = table(source, .grouped)

    table.layoutIfNeeded()

    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 35 + 43.5 + 35)
  }

  /// A row with a block 34 points high, 10 points below its top and above its bottom.
  private final class BlockCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let block = UIView()
      contentView.addPinned(block, inset: 10)
      let height = block.heightAnchor.constraint(equalToConstant: 34)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }

    required init?(coder: NSCoder) { fatalError("never decoded") }
  }

  // Logs of UIView-Encapsulated-Layout-Height on iOS 13: 54.3333 for 54 at 3x, 312.5 for 312 at 2x.
  @Test(
    "Rows of 10 + 34 + 10 = 54 points have another pixel for the separator, in all styles of tables",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [CGFloat(1), 2, 3])
  func separatorPixel(style: UITableView.Style, scale: CGFloat) {
    let source = Source([["One", "Two"]])
    source.configure = { _, _ in }
    let table = table(source, style, cell: BlockCell.self)
    _ = OffscreenWindow(of: table, size: CGSize(width: 375, height: 400), scale: scale)

    for cell in table.visibleCells {
      #expect(abs(cell.frame.height - 54 - 1 / scale) < 1e-6)
      #expect(abs(cell.contentView.frame.height - cell.frame.height) < 1e-6)
    }

    table.separatorStyle = .none
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [54, 54])
  }

  @Test("A row with a height from the delegate has no additional pixel")
  func fixedHeight() {
    let source = Source([["One"]])
    source.height = 54
    let table = table(source, cell: BlockCell.self)
    source.configure = { _, _ in }
    table.layoutIfNeeded()

    #expect(table.visibleCells.map(\.frame.height) == [54])
  }

  // Sources: stackoverflow.com/q/18880341 and blog.sunnyxx.com/2015/04/15/ios-hide-grouped-tableview-header.
  @Test(
    "A table header replaces the space of 35 above the first group, unless its height is 0",
    arguments: [(.leastNonzeroMagnitude, 0), (0.1, 0.1), (100, 100), (0, 35)] as [(CGFloat, CGFloat)])
  func tableHeader(height: CGFloat, top: CGFloat) {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let source = Source([["One"], ["Two"]])
      let table = table(source, style)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))

      table.layoutIfNeeded()

      #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - top) < 1e-6)
      // The spaces between groups remain.
      #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - top - 43.5 - 35) < 1e-6)
    }
  }

  // stackoverflow.com/q/18880341; wsa.jianshu.io/p/5a8830d29909: "0 is the same as the default; use CGFLOAT_MIN".
  @Test("A delegate's height of 0 is the standard space before a group, 35; the smallest number removes the space")
  func groupWithoutSpace() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    }
    for (height, top) in [(CGFloat(0), CGFloat(35)), (.leastNormalMagnitude, 0), (12, 12)] {
      let source = Source()
      source.height = height
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .grouped)
      (table.dataSource, table.delegate) = (source, source)
      table.layoutIfNeeded()

      #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - top) < 1e-6)
    }
  }

  @Test("A table of 375 on a screen of 414 has the screen's margin of 20, and 30.5 for a disclosure indicator")
  func rowsOnWiderScreen() throws {
    // In a file saved by build 17506 of Interface Builder for an iPhone 11, the content is 344 of 375 points wide, in
    // whole points: 375 - 30.5 = 344.5.
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    table.dataSource = source
    let root = UIView()
    root.addSubview(table)
    _ = OffscreenWindow(of: root, size: CGSize(width: 414, height: 896))

    let cell = try #require(table.visibleCells.first)
    #expect(cell.textLabel?.frame.minX == 20)
    #expect(cell.contentView.frame.width == 344.5)
  }

  @Test("Inset groups are 20 from the edges of a table 414 wide, and 16 from the edges of a table 375 wide")
  func insetGroups() {
    let source = Source([["A"]])

    for (width, inset) in [(CGFloat(414), CGFloat(20)), (375, 16)] {
      let table = table(source, .insetGrouped, size: CGSize(width: width, height: 400))
      table.layoutIfNeeded()

      #expect(table.visibleCells[0].frame.minX == inset)
      #expect(table.visibleCells[0].frame.width == width - 2 * inset)
      #expect(table.visibleCells[0].rowAppearance.cornerRadius == 10)
    }
  }

  @Test("A row is scrolled to the top, the middle or the bottom, as closely as the content allows")
  func scrollToRow() {
    let source = Source([Array(repeating: "Row", count: 100)])
    source.height = 40
    let table = table(source)
    let path = IndexPath(row: 50, section: 0)

    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1640)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 1820)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 3600)
  }

  @Test("With showsWholeContent, every row has a cell")
  func wholeContent() {
    let source = Source([Array(repeating: "Row", count: 50)])
    let table = table(source)
    table.showsWholeContent = true

    table.layoutIfNeeded()

    #expect(table.visibleCells.count == 50)
    #expect(table.contentSize.height == 2175)
  }

  @Test("Items that are appended to a missing section stay in their own section")
  func missingSection() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])

    snapshot.appendItems(["a"], toSection: 7)

    #expect(snapshot.itemIdentifiers == ["a", "b"])
  }

  @Test("A snapshot sets the sections and items of a table, and another snapshot changes them")
  func diffable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])

    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()

    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))

    snapshot.moveItem("c", beforeItem: "a")
    source.apply(snapshot)
    table.layoutIfNeeded()

    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["c", "a", "b"])
    #expect(table.numberOfRows(inSection: 1) == 0)
  }

  @Test("Inserting an item that a snapshot already contains moves it, and a missing neighbor changes nothing")
  func snapshotInsertion() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])

    snapshot.insertItems(["c"], beforeItem: "a")
    let inserted = snapshot.itemIdentifiers
    snapshot.moveItem("c", afterItem: "missing")

    #expect(inserted == ["c", "a", "b"])
    #expect(snapshot.itemIdentifiers == ["c", "a", "b"])
  }

  @Test("A list configuration's row is 12 + 20.5 + 12 = 44.5 high, as in files of Interface Builder")
  func listConfiguration() {
    let source = Source([["Text"]])
    source.configure = { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let table = table(source)

    table.layoutIfNeeded()

    #expect(table.visibleCells[0].frame.height == 44.5)
  }

  // Apple's documentation: `allowsMultipleSelection` is for selection "outside of editing mode", and
  // `allowsMultipleSelectionDuringEditing` for selection "in editing mode". Apple's sample TableMultiSelect sets only
  // the latter.
  @Test("In editing mode, taps select several rows if multiple selection during editing is allowed")
  func multipleSelectionDuringEditing() {
    func selected(_ configure: (UITableView) -> Void) -> [Int] {
      let source = Source([["A", "B", "C"]])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      configure(table)
      table.layoutIfNeeded()
      for cell in table.visibleCells.prefix(2) { _ = cell.accessibilityActivate() }
      return (table.indexPathsForSelectedRows ?? []).map(\.row)
    }

    #expect(
      selected {
        $0.allowsMultipleSelectionDuringEditing = true
        $0.isEditing = true
      } == [0, 1])
    #expect(
      selected {
        $0.allowsMultipleSelection = true
        $0.allowsSelectionDuringEditing = true
        $0.isEditing = true
      } == [1])
    #expect(selected { $0.allowsMultipleSelectionDuringEditing = true } == [1])
    #expect(selected { $0.isEditing = true } == [])
  }

  // Apple's documentation of `scrollToRow(at:at:animated:)`: "`NSNotFound` is a valid row index for scrolling to a
  // section with zero rows."
  @Test("A table scrolls to an empty section by the row NSNotFound, and has no rectangle for rows beyond its last")
  func emptySection() {
    let source = Source([["A", "B", "C", "D", "E"], [], ["F", "G", "H", "I", "J"]])
    source.height = 100
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()

    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)

    #expect(table.contentOffset.y == 500)
    for row in [NSNotFound, -1, 5] { #expect(table.rectForRow(at: IndexPath(row: row, section: 0)) == .zero) }
  }
}
