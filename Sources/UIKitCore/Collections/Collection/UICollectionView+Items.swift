package import Foundation
internal import UIFoundation

extension UICollectionView {
  var countedItems: [Int] {
    if let itemCounts { return itemCounts }
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let counts = (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
    itemCounts = counts
    return counts
  }

  // MARK: Scrolling

  static func offset(
    of view: UIScrollView, bringing rect: CGRect, to position: ScrollPosition
  ) -> CGPoint {
    let insets = view.adjustedContentInset
    var offset = view.contentOffset
    let (width, height) = (view.bounds.width - insets.horizontal, view.bounds.height - insets.vertical)
    if position.contains(.left) { offset.x = rect.minX - insets.left }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - width / 2 - insets.left }
    if position.contains(.right) { offset.x = rect.maxX - width - insets.left }
    if position.contains(.top) { offset.y = rect.minY - insets.top }
    if position.contains(.centeredVertically) { offset.y = rect.midY - height / 2 - insets.top }
    if position.contains(.bottom) { offset.y = rect.maxY - height - insets.top }
    let end = CGPoint(
      x: max(0, view.contentSize.width - width) - insets.left, y: max(0, view.contentSize.height - height) - insets.top)
    return CGPoint(x: min(max(-insets.left, offset.x), end.x), y: min(max(-insets.top, offset.y), end.y))
  }

  /// Scrolls an orthogonal section, in points from its beginning; for pictures of its later pages.
  package func setContentOffset(_ offset: CGPoint, inSection section: Int) {
    layoutIfNeeded()
    sectionScrollers.first { $0.section == section }?.contentOffset = offset
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Changes

  /// Applies changes immediately, or at the end of the current batch.
  func update(_ items: [UICollectionViewUpdateItem]) {
    updateItems += items
    commitUpdates()
  }

  /// Updates counts and layout, and notifies the layout of the changes.
  func commitUpdates() {
    guard batchDepth == 0 else { return }
    let items = updateItems
    updateItems = []
    guard !items.isEmpty else { return layoutDidInvalidate() }
    selected = selected.compactMap(Self.changes(items).newPath)
    reloadData()
    guard bounds.width > 0, bounds.height > 0 else { return }
    prepareLayout()
    let announced = items.filter { $0.updateAction != .none }
    guard !announced.isEmpty else { return }
    collectionViewLayout.prepare(forCollectionViewUpdates: announced)
    for item in announced {
      if let path = item.indexPathBeforeUpdate, item.updateAction != .insert, path.item != NSNotFound {
        _ = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
      }
      if let path = item.indexPathAfterUpdate, item.updateAction != .delete, path.item != NSNotFound {
        _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  private static func changes(_ items: [UICollectionViewUpdateItem]) -> IndexPathChanges {
    var changes = IndexPathChanges()
    for item in items where item.updateAction != .none {
      switch (item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
      case (let before?, let after?) where item.updateAction == .move: changes.move(before, to: after)
      case (let before?, .some): changes.reload([before])
      case (let before?, nil): changes.remove([before])
      case (nil, let after?): changes.insert([after])
      case (nil, nil): break
      }
    }
    return changes
  }

  /// Performs changes in a non-escaping closure, which UIKit accepts, too.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
