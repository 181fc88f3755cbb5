extension UICollectionView {
  // MARK: Questions

  public var numberOfSections: Int { countedItems.count }

  public func numberOfItems(inSection section: Int) -> Int {
    let counts = countedItems
    return counts.indices.contains(section) ? counts[section] : 0
  }

  private var countedItems: [Int] {
    if let itemCounts { return itemCounts }
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let counts = (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
    itemCounts = counts
    return counts
  }

  /// The item's cell, if it is in the visible part.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key == ElementKey(path: indexPath, kind: nil) }?.view as? UICollectionViewCell
  }

  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown.first { $0.key == ElementKey(path: indexPath, kind: elementKind) }?.view
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.map(\.view)
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.key.path
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.last { $0.key.kind == nil && $0.view.convert($0.view.bounds, to: self).contains(point) }?.key.path
  }

  public var visibleCells: [UICollectionViewCell] {
    var cells: [UICollectionViewCell] = []
    for element in shown { if let cell = element.view as? UICollectionViewCell { cells.append(cell) } }
    return cells
  }

  public var indexPathsForVisibleItems: [IndexPath] { shown.filter { $0.key.kind == nil }.map(\.key.path) }

  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { selected }

  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected { cellForItem(at: path)?.isSelected = false }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Scrolling

  /// Scrolls until the item stands where asked, as far as the content reaches.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    // Measured items move those after them, so the offset is found anew once they are known.
    for _ in 0..<4 {
      guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
      let scroller = attributes.scrollingSection.flatMap { section in
        sectionScrollers.first { $0.section == section }
      }
      let target: UIScrollView = scroller ?? self
      let offset = Self.offset(of: target, bringing: attributes.frame, to: scrollPosition)
      guard offset != target.contentOffset else { break }
      target.setContentOffset(offset, animated: animated)
      if scroller != nil { setNeedsLayout() }
    }
    layoutIfNeeded()
  }

  private static func offset(
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

  /// Moves a section that scrolls across, in points from its beginning; for pictures of its later pages.
  package func setContentOffset(_ offset: CGPoint, inSection section: Int) {
    layoutIfNeeded()
    sectionScrollers.first { $0.section == section }?.contentOffset = offset
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Changes: the data source is asked anew

  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  public func insertSections(_ sections: IndexSet) { reloadData() }
  public func deleteSections(_ sections: IndexSet) { reloadData() }
  public func reloadSections(_ sections: IndexSet) { reloadData() }
}
