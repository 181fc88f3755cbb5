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

  /// The rows that reach into a rectangle of the content, from top to bottom.
  func paths(in rect: CGRect) -> [IndexPath] {
    prepareGeometry()
    return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Tells a cell whether its row is edited, and how; controls for it are not drawn.
  func takeEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let isEdited = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? true)
    cell.ownEditingStyle = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
  }

  /// Takes a change of the data; at once unless updates have begun.
  func change(_ note: (inout IndexPathChanges) -> Void) {
    var noted = changes ?? IndexPathChanges()
    note(&noted)
    changes = noted
    if updateDepth == 0 { commitUpdates() }
  }

  /// Asks the data source anew where something changed; rows that stay selected have new places.
  func commitUpdates() {
    guard let changes else { return heightsDidChange() }
    self.changes = nil
    selected = selected.compactMap(changes.newPath)
    reloadData()
  }

  /// Makes changes that do not outlive the call; UIKit takes such a closure, too.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
