extension UITableView {
  /// Shows a cell where its frame says, looking as a row of a section of so many.
  ///
  /// Canvases have cells without a data source.
  package func place(_ cell: UITableViewCell, row: Int, of count: Int) {
    cell.table = self
    cell.tableLook = look(row: row, last: count - 1, of: cell)
    addSubview(cell)
  }

  /// Shows the title of a section in the room above its rows, or below them; in the table's content, in points.
  package func place(title: String, of section: Int, isFooter: Bool, in room: CGRect) {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    prepare(view, section, isFooter: isFooter)
    view.show(title: title)
    let height = min(view.fittingHeight(forWidth: room.width), room.height)
    view.frame = CGRect(x: room.minX, y: isFooter ? room.minY : room.maxY - height, width: room.width, height: height)
    addSubview(view)
  }
}
