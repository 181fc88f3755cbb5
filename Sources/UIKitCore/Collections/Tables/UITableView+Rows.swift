internal import Foundation
internal import UIFoundation

extension UITableView {
  func rect(_ span: (start: CGFloat, end: CGFloat)) -> CGRect {
    CGRect(x: rowEdges.left, y: span.start, width: rowWidth, height: span.end - span.start)
  }

  func offset(for path: IndexPath, _ position: ScrollPosition) -> CGFloat {
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

  /// Returns the rows that intersect a rectangle of the content, from top to bottom.
  func paths(in rect: CGRect) -> [IndexPath] {
    prepareGeometry()
    return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Sets the editing state and style of a cell; its editing controls are not drawn.
  func updateEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let isEdited = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? true)
    cell.ownEditingStyle = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
  }

  /// Applies a change of the data immediately, or at the end of the current updates.
  func change(_ note: (inout IndexPathChanges) -> Void) {
    var noted = changes ?? IndexPathChanges()
    note(&noted)
    changes = noted
    if updateDepth == 0 { commitUpdates() }
  }

  /// Reads changed sections from the data source again, and moves the selection to its new rows.
  func commitUpdates() {
    guard let changes else { return heightsDidChange() }
    self.changes = nil
    selected = selected.compactMap(changes.newPath)
    reloadData()
  }

  /// Performs changes in a non-escaping closure, which UIKit accepts, too.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
