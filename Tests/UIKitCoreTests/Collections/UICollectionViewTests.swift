import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Collection views")
struct UICollectionViewTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    var requestCount = 0
    var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      requestCount += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      fill(cell, indexPath)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  /// A cell with a wrapping label at a distance of 8 points from all edges.
  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      contentView.addPinned(label, inset: 8)
    }

    required init?(coder: NSCoder) { fatalError("never decoded") }
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ source: Source, size: CGSize = CGSize(width: 320, height: 480),
    cell: AnyClass = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  // MARK: Flow

  @Test("Five items of 50 with gaps of at least 10 fill 320: gaps of (320 − 250) / 4 = 17.5")
  func flowLines() {
    let view = collection(UICollectionViewFlowLayout(), Source([7]))

    #expect(frames(view).prefix(5).map(\.minX) == [0, 67.5, 135, 202.5, 270])
    #expect(frames(view)[5] == CGRect(x: 0, y: 60, width: 50, height: 50))
    // The last line has the columns of a full one.
    #expect(frames(view)[6].minX == 67.5)
    #expect(view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test("In right-to-left layouts, lines begin at the right")
  func flowRightToLeft() {
    let source = Source([2])
    let view = collection(UICollectionViewFlowLayout(), source)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()

    #expect(frames(view).map(\.minX) == [270, 202.5])
  }

  @Test("Insets, header and footer surround a section's lines: 30 + 5 + 50 + 7 + 20 = 112")
  func flowSection() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 11, bottom: 7, right: 13)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let view = collection(layout, Source([2, 1]))

    // Five columns of 50 in 320 − 24 = 296 are (296 − 250) / 4 = 11.5 apart.
    #expect(frames(view).map(\.origin) == [CGPoint(x: 11, y: 35), CGPoint(x: 72.5, y: 35), CGPoint(x: 11, y: 147)])
    #expect(view.contentSize.height == 224)
    #expect(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 0, y: 92, width: 320, height: 20))
  }

  @Test("Only visible items have cells: 8 lines of 5 items, 60 apart, intersect 480 points")
  func lazyItems() {
    let source = Source([10_000])
    let view = collection(UICollectionViewFlowLayout(), source)

    #expect(view.visibleCells.count == 40)
    #expect(source.requestCount == 40)

    view.contentOffset.y = 6000
    view.layoutIfNeeded()

    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 500, section: 0))
  }

  @Test("Estimated items have the size of their constraints: 20.5 + 16 = 36.5 high")
  func flowSelfSizing() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let source = Source([2])
    source.fill = { cell, path in (cell as? TextCell)?.label.text = path.item == 0 ? "A" : "A longer text" }
    let view = collection(layout, source, cell: TextCell.self)

    let cells = view.visibleCells.compactMap { $0 as? TextCell }
    #expect(cells.map(\.frame.height) == [36.5, 36.5])
    #expect(cells.map(\.frame.width) == cells.map { $0.label.intrinsicContentSize.width + 16 })
  }

  // MARK: The ticker

  @Test("A paging collection view has pages as wide as itself, and no intrinsic height")
  func ticker() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 320, height: 120)
    let source = Source([3])
    let view = collection(layout, source, size: CGSize(width: 320, height: 120))
    view.isPagingEnabled = true

    #expect(view.contentSize == CGSize(width: 960, height: 120))
    #expect(frames(view) == [CGRect(x: 0, y: 0, width: 320, height: 120)])
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)

    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)

    #expect(view.contentOffset.x == 640)
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0)])
  }

  // MARK: Compositional

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Returns a section of items as wide as the collection view.
  private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
  }

  @Test("Three items in a row with gaps of 10 and insets of 20: (320 − 40 − 20) / 3 = 86.67, on the pixel grid")
  func grid() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let view = collection(UICollectionViewCompositionalLayout(section: section), Source([4]))

    #expect(frames(view).map(\.minX) == [20, 116.5, 213.5, 20])
    #expect(frames(view).map(\.maxX) == [106.5, 203.5, 300, 106.5])
    #expect(frames(view)[3].minY == 90)
    #expect(view.contentSize.height == 170)
  }

  @Test("A large item next to a column of two: 2/3 and 1/3 of 300, insets of 5 inside")
  func nestedGroups() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), Source([5]),
      size: CGSize(width: 300, height: 480))

    #expect(
      frames(view) == [
        CGRect(x: 5, y: 5, width: 190, height: 90), CGRect(x: 200, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 50, width: 100, height: 50), CGRect(x: 5, y: 105, width: 190, height: 90),
        CGRect(x: 200, y: 100, width: 100, height: 50),
      ])
  }

  @Test("A list's rows have the height of their content, one below the other")
  func list() {
    let source = Source([2])
    source.fill = { cell, path in
      (cell as? TextCell)?.label.text = path.item == 0 ? "A" : String(repeating: "many words ", count: 12)
    }
    let view = collection(
      UICollectionViewCompositionalLayout(section: rows(.estimated(50))), source, cell: TextCell.self)

    let heights = frames(view).map(\.height)
    #expect(frames(view)[0] == CGRect(x: 0, y: 0, width: 320, height: 36.5))
    #expect(frames(view)[1].minY == 36.5)
    #expect(heights[1] > 70)
    #expect(view.contentSize.height == 36.5 + heights[1])
  }

  @Test("Pages of an orthogonal section, 0.8 · 320 = 256 wide, are in a separate scroll view")
  func orthogonalPages() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 8
    let source = Source([5, 1])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source)

    #expect(view.visibleCells.count == 3)
    #expect(view.contentSize == CGSize(width: 320, height: 200))
    #expect(
      view.sectionScrollers.map(\.contentSize) == [
        CGSize(width: 1312, height: 100), CGSize(width: 256, height: 100),
      ])

    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)

    #expect(view.sectionScrollers[0].contentOffset.x == 992)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 1056)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("A header is above its section, and a pinned header stays at the top")
  func headers() {
    let section = rows(.absolute(100))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = Source([10])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source)

    #expect(frames(view)[0].minY == 30)

    view.contentOffset.y = 250
    view.layoutIfNeeded()
    let shown = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)

    #expect(shown.map(\.frame) == [CGRect(x: 0, y: 250, width: 320, height: 30)])
  }

  @Test("In right-to-left layouts, a grid is mirrored")
  func compositionalRightToLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), Source([4]))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()

    #expect(frames(view).map(\.minX) == [220, 120, 20, 220])
  }

  @Test("Rows of an inset grouped list configuration are 44.5 high and 16 from the edges")
  func listConfiguration() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Three"])
    source.apply(snapshot)
    view.layoutIfNeeded()

    // As Interface Builder records it, a row is 12 + 20.5 + 12 = 44.5 high. Above the first row is the space of a group
    // without a header, 17.5, half of the 35 between two groups.
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 16, y: 17.5, width: 343, height: 44.5), CGRect(x: 16, y: 62, width: 343, height: 44.5),
        CGRect(x: 16, y: 106.5, width: 343, height: 44.5),
      ])
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  // Apple's documentation: `fractionalHeight` is "a fraction of the height of the containing group".
  @Test("An item of half the height is half as high as its row, whose height comes from another item")
  func fractionOfSelfSizedRow() {
    let text = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(0.5)))
    let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [text, half, whole])
    let source = Source([3])
    source.fill = { cell, path in
      (cell as? TextCell)?.label.text = path.item == 0 ? String(repeating: "many words ", count: 12) : "A"
    }
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source,
      cell: TextCell.self)

    let heights = frames(view).map(\.height)
    #expect(heights[0] > 140)
    #expect(abs(heights[1] - heights[0] / 2) <= 0.5)
    #expect(heights[2] == heights[0])
  }

  /// Returns a pinned header or footer of 30 points.
  private func pinned(_ kind: String, _ alignment: NSRectAlignment, isVertical: Bool = true)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: isVertical ? size(.fractionalWidth(1), .absolute(30)) : size(.absolute(30), .fractionalHeight(1)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = true
    return item
  }

  // Apple's documentation: "pinned to the top or bottom visible boundary of the section", and "shown while any portion
  // of the section ... is visible".
  @Test("A pinned footer stays at the bottom of the visible part, and below the start of its section")
  func pinnedFooters() {
    let section = rows(.absolute(100))
    section.boundarySupplementaryItems = [pinned(UICollectionView.elementKindSectionFooter, .bottom)]
    // Each section is 6 · 100 + 30 = 630 high; 480 points are visible.
    let source = Source([6, 6])
    defer { withExtendedLifetime(source) {} }
    let view = collection(UICollectionViewCompositionalLayout(section: section), source)
    func footers() -> [CGFloat] {
      view.layoutIfNeeded()
      return view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).map(\.frame.minY)
        .sorted()
    }

    #expect(footers() == [450])

    view.contentOffset.y = 150
    #expect(footers() == [600])

    // 10 points of the second section are visible: its footer begins with it.
    view.contentOffset.y = 160
    #expect(footers() == [600, 630])
  }

  @Test("Pinned headers and footers stay at the sides of a layout that scrolls horizontally, in both directions")
  func pinnedSides() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      pinned(UICollectionView.elementKindSectionHeader, .topLeading, isVertical: false),
      pinned(UICollectionView.elementKindSectionFooter, .bottomTrailing, isVertical: false),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    // The section is 30 + 10 · 100 + 30 = 1060 wide; 320 points are visible.
    let view = collection(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), Source([10]))
    func edges() -> [CGFloat?] {
      view.layoutIfNeeded()
      return [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
        view.visibleSupplementaryViews(ofKind: $0).first?.frame.minX
      }
    }

    view.contentOffset.x = 200
    #expect(edges() == [200, 490])

    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    view.contentOffset.x = 300
    #expect(edges() == [590, 300])
  }

  // Apple's documentation of both properties: headers pin "to the top", footers "to the bottom of the collection view
  // bounds during scrolling".
  @Test("Headers and footers of a flow layout pin to the visible part, vertically and horizontally")
  func pinnedFlow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 30, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = collection(layout, Source([10]))
    func frames() -> [CGRect?] {
      view.layoutIfNeeded()
      return [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
        view.visibleSupplementaryViews(ofKind: $0).first?.frame
      }
    }

    view.contentOffset.y = 200
    #expect(frames() == [CGRect(x: 0, y: 200, width: 320, height: 30), CGRect(x: 0, y: 650, width: 320, height: 30)])

    view.contentOffset = .zero
    layout.itemSize = CGSize(width: 100, height: 480)
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    view.contentOffset.x = 200
    #expect(frames() == [CGRect(x: 200, y: 0, width: 30, height: 480), CGRect(x: 490, y: 0, width: 30, height: 480)])
  }

  @Test("Items can be selected in editing mode only if that is allowed, several if multiple selection is allowed")
  func selectionDuringEditing() {
    func selected(_ configure: (UICollectionView) -> Void) -> [Int] {
      let source = Source([3])
      let view = collection(UICollectionViewFlowLayout(), source)
      configure(view)
      for cell in view.visibleCells.prefix(2) { _ = cell.accessibilityActivate() }
      return (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }

    #expect(selected { $0.isEditing = true } == [])
    #expect(
      selected {
        $0.allowsSelectionDuringEditing = true
        $0.isEditing = true
      } == [1])
    #expect(
      selected {
        $0.allowsMultipleSelectionDuringEditing = true
        $0.isEditing = true
      } == [0, 1])
  }

  @Test("A missing item and a missing cell of a diffable data source are logged with different messages")
  func missingItems() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView()
    let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
    let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A"])
    items.apply(snapshot)
    rows.apply(snapshot)
    var lines: [String] = []
    let previous = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { lines.append($0) }
    defer { LayoutDiagnostics.sink = previous }

    for item in [0, 1] {
      _ = items.collectionView(view, cellForItemAt: IndexPath(item: item, section: 0))
      _ = rows.tableView(table, cellForRowAt: IndexPath(row: item, section: 0))
    }

    #expect(
      lines == [
        "UICollectionViewDiffableDataSource: the cell provider returned nil for [0, 0]",
        "UITableViewDiffableDataSource: the cell provider returned nil for [0, 0]",
        "UICollectionViewDiffableDataSource: there is no item at [0, 1]",
        "UITableViewDiffableDataSource: there is no item at [0, 1]",
      ])
  }
}
