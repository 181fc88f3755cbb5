internal import Foundation
internal import UIFoundation
internal import UIGraphics

extension UITableView {
  /// The header or footer of a section.
  typealias SectionView = (section: Int, isFooter: Bool, view: UIView)

  /// The insets of rows from the table's edges, in points.
  ///
  /// Inset groups have a margin inside the safe area.
  var rowEdges: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    return UIEdgeInsets(top: 0, left: safe.left + rowSideMargin, bottom: 0, right: safe.right + rowSideMargin)
  }
  /// The insets of rows' content where the rows extend beyond the safe area, in points.
  var rowSafeArea: UIEdgeInsets {
    guard style != .insetGrouped, insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }
  var rowWidth: CGFloat { max(0, bounds.width - rowEdges.horizontal) }
  /// The width of rows inside the safe area, in points.
  var contentWidth: CGFloat { rowWidth - rowSafeArea.horizontal }
  var isGrouped: Bool { style != .plain }

  // MARK: Heights

  /// Creates the visible rows after a reload. Code that asks for cells does not wait for the next layout.
  func layOutReloadedRows() {
    guard visibleRows.isEmpty, !isGeometryCurrent, !isMeasuring, dataSource != nil, bounds.height > 0 else { return }
    layOutRows()
  }

  /// Reads the counts and heights from the data source and the delegate if they are out of date.
  func prepareGeometry() {
    guard !isGeometryCurrent || measuredWidth != contentWidth else { return }
    isGeometryCurrent = true
    measuredWidth = contentWidth
    geometry.sections = []
    for section in 0..<max(0, dataSource?.numberOfSections(in: self) ?? 0) {
      let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
      let rows = (0..<count).map { heightOfRow(IndexPath(row: $0, section: section)) }
      let (padding, header) = headerHeight(section)
      geometry.sections.append(
        .init(topPadding: padding, header: header, rows: rows, footer: footerHeight(section)))
    }
    geometry.tableHeader = tableHeaderOrFooterHeight(of: tableHeaderView)
    geometry.tableFooter = tableHeaderOrFooterHeight(of: tableFooterView)
    geometry.updatePositions()
  }

  private func heightOfRow(_ path: IndexPath) -> TableGeometry.Height {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return .init(value: height, isMeasured: true) }
    let estimate = estimatedHeight(path)
    return .init(value: estimate > 0 ? estimate : rowMetrics.height, isMeasured: estimate == 0)
  }

  private func estimatedHeight(_ path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
  }

  /// Indicates whether the content of a row determines its height. An estimate of 0 disables that.
  private func sizesItself(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0 && estimatedHeight(path) != 0
  }

  /// Returns the height of the table's header or footer view, in points.
  private func tableHeaderOrFooterHeight(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.intrinsicContentSize.height
    return intrinsic > 0 ? intrinsic : 0
  }

  /// Returns the stated height of a header or footer, negative for the standard one.
  ///
  /// In grouped tables, a delegate's 0 is the standard height; only `leastNormalMagnitude` removes the space
  /// (stackoverflow.com/q/18880341; wsa.jianshu.io/p/5a8830d29909).
  private func requestedHeight(_ height: CGFloat?, otherwise: CGFloat) -> CGFloat {
    guard let height else { return otherwise }
    return isGrouped && height == 0 && otherwise != 0 ? Self.automaticDimension : height
  }

  private func headerHeight(_ section: Int) -> (padding: CGFloat, TableGeometry.Height?) {
    let view = headerOrFooter(section, isFooter: false)
    let height = requestedHeight(
      tableDelegate?.tableView(self, heightForHeaderInSection: section), otherwise: sectionHeaderHeight)
    let padding: CGFloat =
      isGrouped || view == nil
      ? 0 : (sectionHeaderTopPadding == UITableView.automaticDimension ? 22 : sectionHeaderTopPadding)
    if height >= 0, view != nil || isGrouped { return (padding, .init(value: height, isMeasured: true)) }
    guard let view else {
      // A table header replaces the space above the first group, however small it is.
      let startsBelowHeader = section == 0 && tableHeaderOrFooterHeight(of: tableHeaderView) > 0
      let spacing = startsBelowHeader ? 0 : TableMetrics.spacing(beforeGroup: section)
      return (0, isGrouped ? .init(value: spacing, isMeasured: true) : nil)
    }
    return (padding, .init(value: fittingHeight(of: view), isMeasured: true))
  }

  private func footerHeight(_ section: Int) -> TableGeometry.Height? {
    let view = headerOrFooter(section, isFooter: true)
    let height = requestedHeight(
      tableDelegate?.tableView(self, heightForFooterInSection: section), otherwise: sectionFooterHeight)
    if height >= 0, view != nil || isGrouped { return .init(value: height, isMeasured: true) }
    guard let view else { return isGrouped ? .init(value: TableMetrics.groupSpacing, isMeasured: true) : nil }
    return .init(value: fittingHeight(of: view), isMeasured: true)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    isMeasuring = true
    defer { isMeasuring = false }
    if let view = view as? UITableViewHeaderFooterView {
      view.contentInsets = rowSafeArea
      return view.fittingHeight(forWidth: rowWidth)
    }
    let fitted = UITableViewCell.fittingHeight(of: view, width: rowWidth)
    return fitted > 0 ? fitted : view.bounds.height
  }

  // MARK: Headers and footers

  /// Returns the header or footer of a section: the existing view, the delegate's, or one with the title.
  private func headerOrFooter(_ section: Int, isFooter: Bool) -> UIView? {
    if let existing = sectionViews.first(where: { $0.section == section && $0.isFooter == isFooter }) {
      return existing.view
    }
    guard let view = makeHeaderOrFooter(section, isFooter: isFooter) else { return nil }
    sectionViews.append((section, isFooter, view))
    if view.superview !== self { addSubview(view) }
    if isFooter {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  private func makeHeaderOrFooter(_ section: Int, isFooter: Bool) -> UIView? {
    let custom =
      isFooter
      ? tableDelegate?.tableView(self, viewForFooterInSection: section)
      : tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    if custom == nil, title == nil { return nil }
    let view = custom ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    guard let standardView = view as? UITableViewHeaderFooterView else { return view }
    prepare(standardView, section, isFooter: isFooter)
    if custom == nil, let title { standardView.show(title: title, rowMetrics) }
    return view
  }

  /// Sets the style and the insets of a header or footer according to the table's style.
  func prepare(_ view: UITableViewHeaderFooterView, _ section: Int, isFooter: Bool) {
    view.isGrouped = isGrouped || isFooter
    view.isFooter = isFooter
    let top: CGFloat = isFooter ? 8 : (isGrouped ? TableMetrics.spacing(beforeGroup: section) : 4)
    // In groups, the inset below the header's uppercase title is 5. In plain tables, 4 above and 3.5 below a line of
    // 20.5 make a header of 28.
    view.standardInsets = UIEdgeInsets(
      top: top, left: rowSideMargin, bottom: isGrouped ? (isFooter ? 8 : 5) : 3.5, right: rowSideMargin)
  }

  // MARK: Rows

  func layOutRows() {
    guard bounds.width > 0 else { return }
    measureChangedCells()
    repeatLayout {
      prepareGeometry()
      contentSize = CGSize(width: bounds.width, height: pixelGrid.ceil(geometry.totalHeight))
      return updateVisibleRows()
    }
    placeRows()
    placeSectionViews()
    placeTableHeaderAndFooter()
  }

  /// The vertical span of the content whose rows are created, in points.
  private var visibleSpan: (top: CGFloat, bottom: CGFloat) {
    showsWholeContent ? (0, max(geometry.totalHeight, 1)) : (bounds.minY, bounds.maxY)
  }

  private func measureChangedCells() {
    let cells = changedCells
    changedCells = []
    guard isGeometryCurrent else { return }
    for cell in cells {
      if let path = indexPath(for: cell) { _ = measure(cell, at: path) }
    }
    if !cells.isEmpty { geometry.updatePositions() }
  }

  /// Creates and measures the visible rows, and removes all others. Returns whether a height changed.
  private func updateVisibleRows() -> Bool {
    let span = visibleSpan
    var rows: [(path: IndexPath, cell: UITableViewCell)] = []
    var changed = false
    // The visible rows are sorted by index path, so one pass over them is enough.
    var old = visibleRows[...]
    for section in geometry.sections(from: span.top, to: span.bottom) {
      for row in geometry.rows(of: section, from: span.top, to: span.bottom) {
        let path = IndexPath(row: row, section: section)
        while let first = old.first, first.path < path {
          retire(first.cell, at: first.path)
          old.removeFirst()
        }
        if let first = old.first, first.path == path {
          // The height is an estimate again if the geometry was reset, for instance by a change of the width.
          if !geometry.isMeasured(section, row), measure(first.cell, at: path) { changed = true }
          rows.append(old.removeFirst())
          continue
        }
        guard let cell = makeCell(at: path) else { continue }
        rows.append((path, cell))
        if measure(cell, at: path) { changed = true }
      }
    }
    for (path, cell) in old { retire(cell, at: path) }
    visibleRows = rows
    if changed { geometry.updatePositions() }
    return changed
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    isMeasuring = true
    defer { isMeasuring = false }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    cell.setSelected(selected.contains(path), animated: false)
    if cell.superview !== self { addSubview(cell) }
    updateEditing(cell, at: path)
    cellBeingPrepared = cell
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path), level != cell.indentationLevel {
      cell.indentationLevel = level
    }
    cellBeingPrepared = nil
    cell.setNeedsUpdateConfiguration()
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Measures a self-sizing row; returns whether its height changed or was an estimate.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard geometry.rowSpan(path.section, path.row) != nil else { return false }
    guard sizesItself(path) else { return false }
    isMeasuring = true
    defer { isMeasuring = false }
    let height = cell.sizeThatFits(CGSize(width: rowWidth, height: 0)).height
    let old = geometry.sections[path.section].rows[path.row]
    geometry.sections[path.section].rows[path.row] = .init(value: height, isMeasured: true)
    return !old.isMeasured || old.value != height
  }

  /// Removes a cell that is no longer visible, and makes it reusable if it has an identifier.
  private func retire(_ cell: UITableViewCell, at path: IndexPath) {
    retire(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.table = nil
    cellPool.add(cell)
  }

  /// Removes a header or footer.
  func retire(_ sectionView: SectionView) {
    let (section, isFooter, view) = sectionView
    view.removeFromSuperview()
    if isFooter {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView { headerPool.add(view) }
  }

  // MARK: Frames

  private func placeRows() {
    isMeasuring = true
    defer { isMeasuring = false }
    for (path, cell) in visibleRows {
      cell.frame = rectForRow(at: path)
      cell.rowAppearance = appearance(
        row: path.row, last: geometry.sections[path.section].rows.count - 1, of: cell)
    }
  }

  /// Returns the insets of a cell's separator unless the cell has its own, in points.
  func separatorInset(of cell: UITableViewCell) -> UIEdgeInsets {
    guard var insets = customSeparatorInset else { return cell.automaticSeparatorInset }
    if separatorInsetReference == .fromAutomaticInsets { insets.left += rowSideMargin }
    return insets
  }

  /// Returns the appearance of a row, given the index of the last row of its section.
  func appearance(row: Int, last: Int, of cell: UITableViewCell) -> RowAppearance {
    var result = RowAppearance()
    result.background = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    result.separatorColor = separatorColor
    let hasSeparators = separatorStyle != .none
    if hasSeparators, row < last || !isGrouped {
      var insets = cell.separatorInset
      (insets.left, insets.right) = (max(0, insets.left), max(0, insets.right))
      if isRightToLeft {
        insets = UIEdgeInsets(top: 0, left: insets.right, bottom: 0, right: insets.left + rowSafeArea.right)
      } else {
        insets.left += rowSafeArea.left
      }
      result.separator = insets
    }
    if style == .grouped, hasSeparators {
      result.drawsTopLine = row == 0
      result.drawsBottomLine = row == last
    }
    if style == .insetGrouped {
      let metrics = rowMetrics
      result.roundCorners(isFirst: row == 0, isLast: row == last, radius: metrics.groupRadius)
      if metrics.insetsSeparators, let separator = result.separator {
        // The text begins at the leading inset; the trailing one is the margin of the row.
        let margin = rowSideMargin
        result.separator = UIEdgeInsets(
          top: 0, left: max(separator.left, isRightToLeft ? margin : 0), bottom: 0,
          right: max(separator.right, isRightToLeft ? 0 : margin))
      }
    }
    return result
  }

  /// Places headers and footers. In plain tables, headers stay at the top while their section scrolls.
  private func placeSectionViews() {
    for (section, isFooter, view) in sectionViews {
      guard let span = isFooter ? geometry.footerSpan(section) : geometry.headerSpan(section) else { continue }
      var rect = rect(span)
      (view as? UITableViewHeaderFooterView)?.contentInsets = rowSafeArea
      if !isGrouped, !isFooter, !showsWholeContent, let sectionSpan = geometry.sectionSpan(section) {
        let top = bounds.minY + adjustedContentInset.top
        if rect.minY < top { rect.origin.y = min(top, sectionSpan.end - rect.height) }
        if rect.minY > span.start, let header = view as? UITableViewHeaderFooterView {
          header.backgroundConfiguration = header.backgroundConfiguration ?? .listPlainHeaderFooter()
        }
      }
      view.frame = rect
      bringSubviewToFront(view)
    }
  }

  private func placeTableHeaderAndFooter() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.tableHeader)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry.totalHeight - geometry.tableFooter, width: bounds.width, height: geometry.tableFooter)
    backgroundView?.frame = bounds
  }
}
