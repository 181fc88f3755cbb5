extension UITableView {
  /// Adds a cell at its own frame, with the look of one of a number of rows.
  ///
  /// Canvases have cells without a data source.
  package func place(_ cell: UITableViewCell, row: Int, of count: Int) {
    cell.table = self
    cell.tableLook = look(row: row, last: count - 1, of: cell)
    addSubview(cell)
  }

  /// Adds the title of a section above or below its rows; the rectangle is in the content, in points.
  package func place(title: String, of section: Int, isFooter: Bool, in room: CGRect) {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    prepare(view, section, isFooter: isFooter)
    view.show(title: title)
    let height = min(view.fittingHeight(forWidth: room.width), room.height)
    view.frame = CGRect(x: room.minX, y: isFooter ? room.minY : room.maxY - height, width: room.width, height: height)
    addSubview(view)
  }
}
