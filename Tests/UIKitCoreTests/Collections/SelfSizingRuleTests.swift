import TestViews
import Testing

@testable import UIKitCore

@MainActor
@Suite("Estimates of collections and tables")
struct SelfSizingRuleTests {
  /// A cell with a box of 40 points that determines its height.
  private final class BoxCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      contentView.addPinned(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }

    required init?(coder: NSCoder) { fatalError("never decoded") }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let (cell, box) = (UITableViewCell(), UIView())
      cell.contentView.addPinned(box)
      let height = box.heightAnchor.constraint(equalToConstant: 100)
      height.priority = UILayoutPriority(999)
      height.isActive = true
      return cell
    }
  }

  private let source = Source()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), collectionViewLayout: layout)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func heights(_ group: NSCollectionLayoutGroup) -> [CGFloat] {
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = collection(layout)
    return (0..<4).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
      + (view.visibleCells.isEmpty ? [-1] : [])
  }

  private func size(_ height: NSCollectionLayoutDimension, width: CGFloat = 1) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
  }

  // vbutko.com, komaji504.hateblo.jp/entry/2020/11/21/023856, developer.apple.com/forums/thread/719750: "compositional
  // layout just uses the estimate you provide for the height as the actual height and no self-sizing occurs at all".
  @Test("Items of a fraction of an estimated group keep its estimate; only estimated items size themselves")
  func fractionsOfEstimates() {
    let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalHeight(1)))
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalHeight(0.5), width: 0.5))
    let own = NSCollectionLayoutItem(layoutSize: size(.estimated(100)))

    #expect(heights(.horizontal(layoutSize: size(.estimated(250)), subitems: [whole])) == [250, 250, 250, 250])
    #expect(heights(.horizontal(layoutSize: size(.estimated(250)), subitems: [half])) == [125, 125, 125, 125])
    #expect(heights(.horizontal(layoutSize: size(.estimated(250)), subitems: [own])) == [40, 40, 40, 40])
  }

  /// Cells with heights of 40, 80, 60 and 30 points.
  private final class UnevenSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let box = cell.contentView.subviews.first
      box?.constraints.first { $0.firstAttribute == .height }?.constant = [40, 80, 60, 30][indexPath.item]
      return cell
    }
  }

  private func frames(_ group: NSCollectionLayoutGroup) -> [CGRect] {
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000), collectionViewLayout: layout)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
    let source = UnevenSource()
    view.dataSource = source
    view.layoutIfNeeded()
    return (0..<4).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  // Apple, uniformAcrossSiblings(estimate:): items have the size of the largest of their siblings in the group.
  @Test("Items of uniform height are as high as the highest of their group, along and across it")
  func uniformSiblings() {
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50)
    #expect(uniform.isUniformAcrossSiblings && !uniform.isEstimated && uniform.dimension == 50)
    let item = NSCollectionLayoutItem(layoutSize: size(uniform, width: 1.0 / 3))
    let row = frames(.horizontal(layoutSize: size(.estimated(50)), repeatingSubitem: item, count: 3))
    // The second group begins below the first and contains only the item of 30 points.
    #expect(row.map(\.height) == [80, 80, 80, 30])
    #expect(row.map(\.minY) == [0, 0, 0, 80])

    let wide = NSCollectionLayoutItem(layoutSize: size(uniform))
    let column = frames(.vertical(layoutSize: size(.estimated(100)), repeatingSubitem: wide, count: 2))
    #expect(column.map(\.height) == [80, 80, 60, 60])
    #expect(column.map(\.minY) == [0, 80, 160, 220])

    // An item with an estimate has its own height beside items of uniform height.
    let own = NSCollectionLayoutItem(layoutSize: size(.estimated(50), width: 1.0 / 3))
    let mixed = frames(.horizontal(layoutSize: size(.estimated(50)), subitems: [item, own, item]))
    #expect(mixed.prefix(3).map(\.height) == [60, 80, 60])
  }

  // komaji504.hateblo.jp: in a group with a count along the scroll direction, items keep the estimated height.
  @Test("Items that share the length of an estimated column have equal parts of its estimate")
  func countedColumns() {
    let own = NSCollectionLayoutItem(layoutSize: size(.estimated(100)))

    #expect(heights(.vertical(layoutSize: size(.estimated(100)), subitem: own, count: 1)) == [100, 100, 100, 100])
    #expect(heights(.vertical(layoutSize: size(.estimated(100)), subitem: own, count: 2)) == [50, 50, 50, 50])
    #expect(heights(.vertical(layoutSize: size(.estimated(100)), repeatingSubitem: own, count: 2)) == [40, 40, 40, 40])
    #expect(heights(.horizontal(layoutSize: size(.estimated(100)), subitem: own, count: 2)) == [40, 40, 40, 40])
  }

  // Apple, estimatedRowHeight: "Setting the value to 0 disables estimated heights. ... If your table uses self-sizing
  // cells, the value of this property must not be 0." Rows are then 44 high, as before iOS 11.
  @Test("An estimate of 0 disables the self-sizing of rows")
  func tablesWithoutEstimates() {
    func firstHeight(_ estimate: CGFloat) -> CGFloat {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      table.estimatedRowHeight = estimate
      table.layoutIfNeeded()
      return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }

    // A row of 100 points has a separator of one pixel more.
    #expect(firstHeight(60) > 100 && firstHeight(UITableView.automaticDimension) > 100)
    #expect(firstHeight(0) == 44)
  }

  // Apple: "the values in the separatorInset property are interpreted as offsets from the default insets".
  @Test("Separators start at their inset, or at an offset from the automatic one")
  func separatorReference() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480))
    table.dataSource = source
    table.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11)
    table.layoutIfNeeded()
    func separator() -> UIEdgeInsets? {
      table.layoutIfNeeded()
      return table.visibleRows.first?.cell.rowAppearance.separator
    }

    #expect(separator() == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11))

    table.separatorInsetReference = .fromAutomaticInsets

    // The automatic inset of a table that is no screen is the margin of its rows.
    let margin = table.rowSideMargin
    #expect(separator() == UIEdgeInsets(top: 0, left: 3 + margin, bottom: 0, right: 11))
  }

  // Apple, supplementaryContentInsetsReference and contentInsets of NSCollectionLayoutItem.
  @Test("Headers have the section's insets unless their reference is another one, and insets of their own")
  func headerInsets() {
    func header(_ change: (NSCollectionLayoutSection, NSCollectionLayoutBoundarySupplementaryItem) -> Void) -> CGRect? {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50)))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(40)), elementKind: "head", alignment: .top)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(50)), subitems: [item]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      section.boundarySupplementaryItems = [header]
      change(section, header)
      let layout = UICollectionViewCompositionalLayout(section: section)
      let view = collection(layout)
      defer { withExtendedLifetime(view) {} }
      return layout.layoutAttributesForSupplementaryView(ofKind: "head", at: IndexPath(item: 0, section: 0))?.frame
    }

    #expect(header { _, _ in } == CGRect(x: 10, y: 0, width: 300, height: 40))
    #expect(
      header { section, _ in section.supplementariesFollowContentInsets = false }
        == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(
      header { section, _ in section.supplementaryContentInsetsReference = .none }
        == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(
      header { _, header in
        header.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      } == CGRect(x: 12, y: 1, width: 294, height: 36))
  }

  // Apple, boundarySupplementaryItems of the layout's configuration: "associated with the boundary edges of the entire
  // layout, such as global headers and footers".
  @Test("A header and a footer of the whole layout are before the first and after the last section")
  func globalBoundaries() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.absolute(50)), subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map { alignment in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(30)), elementKind: alignment == .top ? "head" : "foot", alignment: alignment)
    }
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000), collectionViewLayout: layout)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["head", "foot"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    }
    view.dataSource = source
    view.layoutIfNeeded()

    #expect(
      view.visibleSupplementaryViews(ofKind: "head").map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 30)])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
    // 30 + 4 · 50.
    #expect(
      view.visibleSupplementaryViews(ofKind: "foot").map(\.frame) == [CGRect(x: 0, y: 230, width: 320, height: 30)])
    #expect(view.contentSize.height == 260)
  }

  // Apple, sectionInsetReference: "The boundary that section insets are defined in relation to."
  @Test("Section insets start at the edges of the content, the safe area or the margins")
  func sectionInsetReference() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset.left = 5
    let view = collection(layout)
    view.contentInsetAdjustmentBehavior = .never
    view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = OffscreenWindow(
      of: controller,
      in: OffscreenWindow.Environment(
        size: CGSize(width: 320, height: 480), safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)))
    func start(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> CGFloat? {
      layout.sectionInsetReference = reference
      view.layoutIfNeeded()
      return layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    }

    #expect(start(.fromContentInset) == 5)
    #expect(start(.fromSafeArea) == 49)
    // Margins are measured from the safe area: 44 + 30.
    #expect(start(.fromLayoutMargins) == 79)
    withExtendedLifetime(window) {}
  }

  // Apple, visibleItemsInvalidationHandler: "called before each layout cycle to allow modification of the items in the
  // section immediately before they are displayed". The scale is that of published carousels.
  @Test("A carousel's handler scales the items at the sides before they are displayed")
  func carousel() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(100), width: 0.5), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = 1 - distance / environment.container.contentSize.width
        item.transform = CGAffineTransform(scaleX: item.alpha, y: item.alpha)
      }
    }
    let view = collection(UICollectionViewCompositionalLayout(section: section))

    // Items of 160 in a width of 320. The first is in the center, at 80 to 240; the second is half visible.
    let cells = view.visibleCells.sorted { $0.center.x < $1.center.x }
    #expect(cells.map(\.alpha) == [1, 0.5])
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 80, y: 0, width: 160, height: 100), CGRect(x: 280, y: 25, width: 80, height: 50),
      ])
  }
}
