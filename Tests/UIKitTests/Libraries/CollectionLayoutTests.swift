import Testing
import UIKit

/// A layout of rows whose heights come from the cells, as in libraries.
private final class RowsLayout: UICollectionViewLayout {
  var heights: [CGFloat] = []
  var calls: [String] = []
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override class var invalidationContextClass: AnyClass { RowsContext.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: heights.reduce(0, +)) }

  override func prepare() {
    super.prepare()
    calls.append("prepare")
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    if heights.count != count { heights = Array(repeating: 20, count: count) }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard heights.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = heights[..<indexPath.item].reduce(0, +)
    attributes.frame = CGRect(x: 0, y: top, width: 100, height: heights[indexPath.item])
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return true
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("bounds \(collectionView?.bounds.minY ?? -1) \(newBounds.minY)")
    return false
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    calls += updateItems.map { "update \($0.updateAction.rawValue) \($0.indexPathAfterUpdate?.item ?? -1)" }
  }

  override func finalizeCollectionViewUpdates() { calls.append("finalize") }
}

private final class RowsContext: UICollectionViewLayoutInvalidationContext {
  var note = "made"
}

private final class RowCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // A cell gets a copy that it can change.
    layoutAttributes.size.height = 30 + 10 * CGFloat(layoutAttributes.indexPath.item)
    return layoutAttributes
  }
}

private final class RowsView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 2
  var inserted = 0
  var lastDelegate: UICollectionViewDelegate?

  override var delegate: UICollectionViewDelegate? {
    didSet { lastDelegate = delegate }
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    inserted += indexPaths.count
    super.insertItems(at: indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

@MainActor
@Suite("Collection layouts of libraries")
struct CollectionLayoutTests {
  private func makeView() -> (RowsView, RowsLayout) {
    let layout = RowsLayout()
    let view = RowsView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = view
    view.layoutIfNeeded()
    return (view, layout)
  }

  @Test("A custom layout uses the preferred heights of its cells")
  func selfSizing() {
    let (view, layout) = makeView()

    // 30 for the first row and 40 for the second, as the cells prefer.
    #expect(layout.heights == [30, 40])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
    #expect(view.contentSize == CGSize(width: 100, height: 70))
  }

  @Test("Invalidation creates contexts of the layout's class, for everything or for one item")
  func contexts() throws {
    let (view, layout) = makeView()
    let sized = try #require(layout.contexts.last)

    layout.invalidateLayout()
    let whole = try #require(layout.contexts.last as? RowsContext)
    view.reloadData()
    let counted = try #require(layout.contexts.last)

    #expect(sized.invalidatedItemIndexPaths?.isEmpty == false)
    #expect(!sized.invalidateEverything)
    #expect(whole.note == "made")
    #expect(whole.invalidateEverything && !whole.invalidateDataSourceCounts)
    #expect(counted.invalidateEverything && counted.invalidateDataSourceCounts)
  }

  @Test("During shouldInvalidateLayout the layout reads the old bounds")
  func boundsChange() {
    let (view, layout) = makeView()
    layout.calls = []

    view.contentOffset.y = 10
    view.layoutIfNeeded()

    #expect(layout.calls.contains("bounds 0.0 10.0"))
    #expect(view.bounds.minY == 10)
  }

  @Test("An overridden insertion runs, and the layout is notified after its preparation")
  func updates() {
    let (view, layout) = makeView()
    layout.calls = []

    view.performBatchUpdates {
      view.count = 3
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }

    #expect(view.inserted == 1)
    #expect(layout.calls == ["prepare", "update 0 2", "finalize"])
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test("A delegate that is set through the type UIScrollView is also the collection view's delegate")
  func delegates() {
    let (view, _) = makeView()

    (view as UIScrollView).delegate = view

    #expect(view.delegate === view)
    #expect(view.lastDelegate === view)
    let typed: UICollectionViewDelegate? = view.delegate
    #expect(typed != nil)
  }

  @Test("Copied attributes are equal until one of them changes")
  func attributes() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.5

    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)

    #expect(copy !== attributes)
    #expect(copy == attributes)
    copy.zIndex = 1
    #expect(copy != attributes)
  }
}

/// Supplementary views of items in compositional layouts, such as badges.
@MainActor
@Suite("Badges of items")
struct ItemBadgeTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: path)
    }
  }

  /// Returns the frames of badges of 20×10 at two items of 100×80, at (20, 30) and (120, 30).
  private func badges(
    _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor? = nil, isRightToLeft: Bool = false
  ) -> [CGRect] {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10))
    let badge =
      item.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: container, itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: container)
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80)),
      supplementaryItems: [badge])
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [cell]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 20, bottom: 0, trailing: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    let source = Source()
    view.dataSource = source
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    view.layoutIfNeeded()
    return (0..<2).compactMap {
      view.supplementaryView(forElementKind: "badge", at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  // engineering.nodesagency.com/categories/ios/2020/01/10/Compositional-Layout-Part2; ali-akhtar.medium.com, part 3.
  @Test("A fractional offset of (0.5, −0.5) centers a badge in the top trailing corner: (120, 30) − (10, 5)")
  func fractionalOffset() {
    let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))

    #expect(
      badges(corner) == [CGRect(x: 110, y: 25, width: 20, height: 10), CGRect(x: 210, y: 25, width: 20, height: 10)])
    #expect(badges(corner, isRightToLeft: true).first == CGRect(x: 190, y: 25, width: 20, height: 10))
  }

  @Test("Without an offset, a badge is inside of its edges; an absolute offset is in points")
  func absoluteOffset() {
    let inside = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let below = NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 3, y: 4))

    #expect(badges(inside).first == CGRect(x: 100, y: 30, width: 20, height: 10))
    // The middle of 20 to 120 is 70: 70 − 10 + 3, and 110 − 10 + 4.
    #expect(badges(below).first == CGRect(x: 63, y: 104, width: 20, height: 10))
  }

  @Test("With an item anchor, the two anchors coincide: the badge's bottom leading corner is at the top trailing one")
  func itemAnchor() {
    let container = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let item = NSCollectionLayoutAnchor(edges: [.bottom, .leading])

    #expect(badges(container, item).first == CGRect(x: 120, y: 20, width: 20, height: 10))
  }
}
