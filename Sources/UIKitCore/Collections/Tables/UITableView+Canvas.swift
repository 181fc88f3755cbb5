package import Foundation

extension UITableView {
  /// Adds a cell at its current frame, styled as the given row of a section with `count` rows.
  ///
  /// On an Interface Builder canvas, cells are part of the document instead of from a data source.
  package func place(_ cell: UITableViewCell, row: Int, of count: Int) {
    cell.table = self
    cell.rowAppearance = appearance(row: row, last: count - 1, of: cell)
    addSubview(cell)
  }

  /// Adds a section's title next to its rows, in the space above or, for a footer, below them.
  ///
  /// The title is at the bottom of the space above, or at the top of the space below, which is in content coordinates,
  /// in points.
  package func place(title: String, of section: Int, isFooter: Bool, in room: CGRect) {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    prepare(view, section, isFooter: isFooter)
    view.show(title: title)
    let height = min(view.fittingHeight(forWidth: room.width), room.height)
    view.frame = CGRect(x: room.minX, y: isFooter ? room.minY : room.maxY - height, width: room.width, height: height)
    addSubview(view)
  }
}
