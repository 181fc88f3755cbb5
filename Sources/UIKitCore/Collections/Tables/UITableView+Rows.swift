extension UITableView {
  // MARK: Questions

  public var numberOfSections: Int {
    prepareGeometry()
    return geometry.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    prepareGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareGeometry()
    guard let span = geometry.rowSpan(indexPath.section, indexPath.row) else { return .zero }
    return CGRect(x: rowInset, y: span.start, width: rowWidth, height: span.end - span.start)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.headerSpan(section).map { rect($0) } ?? .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.footerSpan(section).map { rect($0) } ?? .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.sectionSpan(section).map { rect($0) } ?? .zero
  }

  private func rect(_ span: (start: CGFloat, end: CGFloat)) -> CGRect {
    CGRect(x: rowInset, y: span.start, width: rowWidth, height: span.end - span.start)
  }

  /// The row's cell, if it is in the visible part.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownCells.first { $0.path == indexPath }?.cell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.cell === cell }?.path }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareGeometry()
    for section in geometry.sections(from: point.y, to: point.y.nextUp) {
      if let row = geometry.rows(of: section, from: point.y, to: point.y.nextUp).first {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  public var visibleCells: [UITableViewCell] { shownCells.map(\.cell) }
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.map(\.path) }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders.first { $0.section == section && !$0.isFooter }?.view as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders.first { $0.section == section && $0.isFooter }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { selected.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected { cellForRow(at: path)?.isSelected = false }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForRow(at: indexPath)?.isSelected = true
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.isSelected = false
  }

  // MARK: Scrolling

  /// Scrolls until the row stands where asked, as far as the content reaches.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    // Measured rows move those below, so the offset is found anew once its rows are known.
    for _ in 0..<4 {
      layoutIfNeeded()
      let offset = offset(for: indexPath, scrollPosition)
      guard offset != contentOffset.y else { break }
      setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
    }
    layoutIfNeeded()
  }

  private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let rect = rectForRow(at: path)
    let insets = adjustedContentInset
    let (top, bottom) = (contentOffset.y + insets.top, contentOffset.y + bounds.height - insets.bottom)
    let room = bounds.height - insets.vertical
    let wanted: CGFloat =
      switch position {
      case .top: rect.minY
      case .middle: rect.midY - room / 2
      case .bottom: rect.maxY - room
      case .none: rect.minY < top ? rect.minY : (rect.maxY > bottom ? rect.maxY - room : top)
      }
    let end = max(0, contentSize.height - room)
    return min(max(0, wanted), end) - insets.top
  }

  // MARK: Changes: the data source is asked anew

  public func beginUpdates() {}
  public func endUpdates() { reloadData() }
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
}
