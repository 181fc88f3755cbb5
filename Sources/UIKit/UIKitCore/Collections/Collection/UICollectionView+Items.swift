internal import Foundation
internal import UIFoundation

extension UICollectionView {
  /// The number of items in each section, read from the data source unless it is cached.
  var sectionItemCounts: [Int] {
    if let itemCounts { return itemCounts }
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let counts = (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
    itemCounts = counts
    return counts
  }

  // MARK: Scrolling

  /// Returns the content offset at which a rectangle is at a position, as closely as the content allows.
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

  // MARK: Selection

  /// Indicates whether taps select items in the current mode: editing or not.
  private var allowsCurrentSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Indicates whether several items can be selected in the current mode: editing or not.
  var allowsCurrentMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects an item as a tap does. Returns false if the view or its delegate does not allow that.
  ///
  /// With multiple selection, a selected item is deselected. Selecting an item performs its segue, then calls the
  /// delegate's `didSelectItemAt`.
  func activate(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell), allowsCurrentSelection,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    if allowsCurrentMultipleSelection, selected.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
      deselect(path)
      return true
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !allowsCurrentMultipleSelection {
      for other in selected where other != path { deselect(other) }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    cell.segueTemplate?.trigger(cell)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  private func deselect(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: Changes

  /// Applies changes immediately, or at the end of the current batch.
  func update(_ items: [UICollectionViewUpdateItem]) {
    updateItems += items
    commitUpdates()
  }

  /// Reloads the data and notifies the layout of the changes, at the end of the outermost batch.
  ///
  /// Without changes, only invalidates the layout.
  func commitUpdates() {
    guard batchDepth == 0 else { return }
    let items = updateItems
    updateItems = []
    guard !items.isEmpty else { return layoutDidInvalidate() }
    selected = selected.compactMap(Self.changes(items).newPath)
    discardContent()
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

  /// Performs changes in a nonescaping closure, which UIKit also accepts.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
