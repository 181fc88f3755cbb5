internal import Foundation
internal import UIFoundation

extension UITableView {
  func tableHeaderOrFooterDidChange(from old: UIView?) {
    if old !== tableHeaderView, old !== tableFooterView { old?.removeFromSuperview() }
    for view in [tableHeaderView, tableFooterView].compactMap({ $0 }) where view.superview !== self {
      addSubview(view)
    }
    heightsDidChange()
  }

  func heightsDidChange() {
    isGeometryCurrent = false
    setNeedsLayout()
  }

  /// Requests a new measurement of a row, unless the table itself causes the change.
  func contentDidChange(of cell: UITableViewCell) {
    guard !isMeasuring else { return }
    changedCells.append(cell)
    setNeedsLayout()
  }

  /// Returns the rectangle of a span over the width of the rows.
  func rect(_ span: (start: CGFloat, end: CGFloat)) -> CGRect {
    CGRect(x: rowEdges.left, y: span.start, width: rowWidth, height: span.end - span.start)
  }

  /// Returns the vertical offset at which a row is at a position, as closely as the content allows.
  ///
  /// The row `NSNotFound` is the whole section, which can be empty.
  func offset(for path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let rect = path.row == NSNotFound ? self.rect(forSection: path.section) : rectForRow(at: path)
    let insets = adjustedContentInset
    let (top, bottom) = (contentOffset.y + insets.top, contentOffset.y + bounds.height - insets.bottom)
    let visibleHeight = bounds.height - insets.vertical
    let target: CGFloat =
      switch position {
      case .top: rect.minY
      case .middle: rect.midY - visibleHeight / 2
      case .bottom: rect.maxY - visibleHeight
      case .none: rect.minY < top ? rect.minY : (rect.maxY > bottom ? rect.maxY - visibleHeight : top)
      }
    let end = max(0, contentSize.height - visibleHeight)
    return min(max(0, target), end) - insets.top
  }

  /// Returns the rows that intersect a rectangle of the content, from top to bottom.
  func paths(in rect: CGRect) -> [IndexPath] {
    prepareGeometry()
    return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Sets the editing state of a cell and the controls that it has in this state.
  func updateEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let isEdited = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? true)
    cell.delegateEditingStyle = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    cell.delegateAllowsIndentation = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.isMovable = dataSource?.tableView(self, canMoveRowAt: path) ?? true
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
  }

  /// Applies a change of the data immediately, or at the end of the current updates.
  func change(_ record: (inout IndexPathChanges) -> Void) {
    var recorded = changes ?? IndexPathChanges()
    record(&recorded)
    changes = recorded
    if updateDepth == 0 { commitUpdates() }
  }

  /// Reloads the data after a change, and moves the selection to its new index paths.
  ///
  /// Without changes, only the heights are read again.
  func commitUpdates() {
    guard let changes else { return heightsDidChange() }
    self.changes = nil
    selected = selected.compactMap(changes.newPath)
    discardContent()
  }

  /// Performs changes in a nonescaping closure, which UIKit also accepts.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
