internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The maximum number of rounds in which measured heights move rows.
private let tableRoundLimit = 16

extension UITableView {
  /// A visible header or footer.
  typealias SectionView = (section: Int, isFooter: Bool, view: UIView)

  /// The insets of rows from the table's edges, in points.
  ///
  /// Inset groups have a margin inside the safe area.
  var rowEdges: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    return UIEdgeInsets(top: 0, left: safe.left + sideMargin, bottom: 0, right: safe.right + sideMargin)
  }
  /// The insets of rows' content where the rows extend beyond the safe area, in points.
  var rowSafeArea: UIEdgeInsets {
    guard style != .insetGrouped, insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }
  var rowWidth: CGFloat { max(0, bounds.width - rowEdges.horizontal) }
  /// The width of rows inside the safe area, in points.
  var contentWidth: CGFloat { rowWidth - rowSafeArea.horizontal }
  private var hairline: CGFloat { 1 / max(1, pixelGrid.scale) }
  var isGrouped: Bool { style != .plain }

  // MARK: Heights

  /// Reads the unknown counts and heights from data source and delegate.
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
    geometry.tableHeader = outerHeight(of: tableHeaderView)
    geometry.tableFooter = outerHeight(of: tableFooterView)
    for (path, cell) in shownCells where geometry.rowSpan(path.section, path.row) == nil { retire(cell) }
    geometry.place()
  }

  private func heightOfRow(_ path: IndexPath) -> TableGeometry.Height {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return .init(value: asked, isMeasured: true) }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return .init(value: estimate > 0 ? estimate : TableMetrics.rowHeight, isMeasured: false)
  }

  private func outerHeight(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.intrinsicContentSize.height
    return intrinsic > 0 ? intrinsic : 0
  }

  private func headerHeight(_ section: Int) -> (padding: CGFloat, TableGeometry.Height?) {
    let view = headerOrFooter(section, isFooter: false)
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let padding: CGFloat =
      isGrouped || view == nil
      ? 0 : (sectionHeaderTopPadding == UITableView.automaticDimension ? 22 : sectionHeaderTopPadding)
    if asked >= 0, view != nil || isGrouped { return (padding, .init(value: asked, isMeasured: true)) }
    guard let view else {
      // UIKit's spacing of groups without a header: 35 before the first, half of it before the others.
      return (0, isGrouped ? .init(value: section == 0 ? 35 : 17.5, isMeasured: true) : nil)
    }
    return (padding, .init(value: fittingHeight(of: view), isMeasured: true))
  }

  private func footerHeight(_ section: Int) -> TableGeometry.Height? {
    let view = headerOrFooter(section, isFooter: true)
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0, view != nil || isGrouped { return .init(value: asked, isMeasured: true) }
    guard let view else { return isGrouped ? .init(value: 17.5, isMeasured: true) : nil }
    return .init(value: fittingHeight(of: view), isMeasured: true)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    isMeasuring = true
    defer { isMeasuring = false }
    if let view = view as? UITableViewHeaderFooterView {
      view.safeEdges = rowSafeArea
      return view.fittingHeight(forWidth: rowWidth)
    }
    let fitted = UITableViewCell.fittingHeight(of: view, width: rowWidth)
    return fitted > 0 ? fitted : view.bounds.height
  }

  // MARK: Headers and footers

  /// Returns the header or footer of a section: the visible one, the delegate's, or one with the title.
  private func headerOrFooter(_ section: Int, isFooter: Bool) -> UIView? {
    if let shown = shownHeaders.first(where: { $0.section == section && $0.isFooter == isFooter }) {
      return shown.view
    }
    guard let view = makeHeaderOrFooter(section, isFooter: isFooter) else { return nil }
    shownHeaders.append((section, isFooter, view))
    if view.superview !== self { addSubview(view) }
    if isFooter {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  private func makeHeaderOrFooter(_ section: Int, isFooter: Bool) -> UIView? {
    let own =
      isFooter
      ? tableDelegate?.tableView(self, viewForFooterInSection: section)
      : tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    if own == nil, title == nil { return nil }
    let view = own ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    guard let header = view as? UITableViewHeaderFooterView else { return view }
    prepare(header, section, isFooter: isFooter)
    if own == nil, let title { header.show(title: title) }
    return view
  }

  /// Sets the look and the insets of a header or footer for the table's style.
  func prepare(_ header: UITableViewHeaderFooterView, _ section: Int, isFooter: Bool) {
    header.isGrouped = isGrouped || isFooter
    header.isFooter = isFooter
    let above: CGFloat = isGrouped ? (isFooter ? 8 : (section == 0 ? 35 : 17.5)) : (isFooter ? 8 : 4)
    // Insets of 5 below the small capitals of groups, and a height of 28 for the headers of plain tables.
    header.standardInsets = UIEdgeInsets(
      top: above, left: sideMargin, bottom: isGrouped ? (isFooter ? 8 : 5) : 3.5,
      right: sideMargin)
  }

  // MARK: Rows

  func layOutRows() {
    guard bounds.width > 0 else { return }
    measureChangedCells()
    for _ in 0..<tableRoundLimit {
      prepareGeometry()
      contentSize = CGSize(width: bounds.width, height: pixelGrid.ceil(geometry.totalHeight))
      if !makeVisibleRows() { break }
    }
    placeRows()
    placeHeaders()
    placeOuterViews()
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
    if !cells.isEmpty { geometry.place() }
  }

  /// Creates and measures the rows in the visible span; returns whether a height changed.
  private func makeVisibleRows() -> Bool {
    let span = visibleSpan
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    var changed = false
    // Shown cells are in order, so that one pass finds all of them.
    var old = shownCells[...]
    for section in geometry.sections(from: span.top, to: span.bottom) {
      for row in geometry.rows(of: section, from: span.top, to: span.bottom) {
        let path = IndexPath(row: row, section: section)
        while let first = old.first, first.path < path {
          retire(first.cell, at: first.path)
          old.removeFirst()
        }
        if let first = old.first, first.path == path {
          // Invalidated heights, for example of another width, are measured again.
          if !geometry.isMeasured(section, row), measure(first.cell, at: path) { changed = true }
          kept.append(old.removeFirst())
          continue
        }
        guard let cell = makeCell(at: path) else { continue }
        kept.append((path, cell))
        if measure(cell, at: path) { changed = true }
      }
    }
    for (path, cell) in old { retire(cell, at: path) }
    shownCells = kept
    if changed { geometry.place() }
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
    cellBeingMade = cell
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path), level != cell.indentationLevel {
      cell.indentationLevel = level
    }
    cellBeingMade = nil
    cell.setNeedsUpdateConfiguration()
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Measures a self-sizing row; returns whether its height changed.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard geometry.rowSpan(path.section, path.row) != nil else { return false }
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard asked < 0 else { return false }
    isMeasuring = true
    defer { isMeasuring = false }
    let height = cell.sizeThatFits(CGSize(width: rowWidth, height: 0)).height
    let old = geometry.sections[path.section].rows[path.row]
    geometry.sections[path.section].rows[path.row] = .init(value: height, isMeasured: true)
    return !old.isMeasured || old.value != height
  }

  /// Removes a cell that is no longer visible and makes it reusable.
  private func retire(_ cell: UITableViewCell, at path: IndexPath) {
    retire(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.table = nil
    if let identifier = cell.reuseIdentifier { cellPool.give(cell, identifier) }
  }

  /// Removes a header or footer.
  func retire(_ header: SectionView) {
    let (section, isFooter, view) = header
    view.removeFromSuperview()
    if isFooter {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerPool.give(view, identifier)
    }
  }

  // MARK: Places

  private func placeRows() {
    isMeasuring = true
    defer { isMeasuring = false }
    for (path, cell) in shownCells {
      cell.frame = rectForRow(at: path)
      cell.tableLook = look(at: path, of: cell)
    }
  }

  private func look(at path: IndexPath, of cell: UITableViewCell) -> TableRowLook {
    look(row: path.row, last: geometry.sections[path.section].rows.count - 1, of: cell)
  }

  /// Returns the look of a row, given the last row of its section.
  func look(row: Int, last: Int, of cell: UITableViewCell) -> TableRowLook {
    var look = TableRowLook()
    look.background = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    look.separatorColor = separatorColor
    let draws = separatorStyle != .none
    if draws, row < last || !isGrouped {
      var ends = cell.hasOwnSeparatorInset ? cell.separatorInset : separatorInset
      if !cell.hasOwnSeparatorInset, ownSeparatorInset == nil { ends.left = cell.textStart }
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        ends = UIEdgeInsets(top: 0, left: ends.right, bottom: 0, right: ends.left + rowSafeArea.right)
      } else {
        ends.left += rowSafeArea.left
      }
      look.separator = ends
    }
    if style == .grouped, draws {
      look.lineAbove = row == 0
      look.lineBelow = row == last
    }
    if style == .insetGrouped {
      look.cornerRadius = 10
      if row == 0 { look.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row == last { look.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    return look
  }

  /// Places headers; those of plain tables stay at the top while their section scrolls.
  private func placeHeaders() {
    for (section, isFooter, view) in shownHeaders {
      guard let span = isFooter ? geometry.footerSpan(section) : geometry.headerSpan(section) else { continue }
      var rect = rect(span)
      (view as? UITableViewHeaderFooterView)?.safeEdges = rowSafeArea
      if !isGrouped, !isFooter, !showsWholeContent, let whole = geometry.sectionSpan(section) {
        let top = bounds.minY + adjustedContentInset.top
        if rect.minY < top { rect.origin.y = min(top, whole.end - rect.height) }
        if rect.minY > span.start, let header = view as? UITableViewHeaderFooterView {
          header.backgroundConfiguration = header.backgroundConfiguration ?? .listPlainHeaderFooter()
        }
      }
      view.frame = rect
      bringSubviewToFront(view)
    }
  }

  private func placeOuterViews() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.tableHeader)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry.totalHeight - geometry.tableFooter, width: bounds.width, height: geometry.tableFooter)
    backgroundView?.frame = bounds
  }
}
