package import Foundation

extension UITableView {
  /// Adds a cell at its current frame, styled as the given row of a section with `count` rows.
  ///
  /// On an Interface Builder canvas, cells are part of the document and do not come from a data source.
  package func place(_ cell: UITableViewCell, row: Int, of count: Int) {
    cell.table = self
    cell.rowAppearance = appearance(row: row, last: count - 1, of: cell)
    addSubview(cell)
  }

  /// Adds a section's header above its rows, or its footer below them, in the given space.
  ///
  /// The title is next to the rows: a header is at the bottom of the space, a footer at its top. The space is in
  /// content coordinates, in points.
  package func place(title: String, of section: Int, isFooter: Bool, in space: CGRect) {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    prepare(view, section, isFooter: isFooter)
    view.show(title: title)
    let height = min(view.fittingHeight(forWidth: space.width), space.height)
    view.frame = CGRect(
      x: space.minX, y: isFooter ? space.minY : space.maxY - height, width: space.width, height: height)
    addSubview(view)
  }
}
