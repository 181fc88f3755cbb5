extension UITableView {
  /// Shows a cell where its frame says, looking as a row of a section of so many.
  ///
  /// Canvases have cells without a data source.
  package func place(_ cell: UITableViewCell, row: Int, of count: Int) {
    cell.table = self
    cell.tableLook = look(row: row, last: count - 1, of: cell)
    addSubview(cell)
  }
}
