package import Foundation
internal import UIFoundation

extension UITableView {
  /// A part of a table that comes from a document of Interface Builder and not from a data source.
  enum CanvasPart {
    case cell(UITableViewCell, row: Int, last: Int)
    case title(UITableViewHeaderFooterView)
    /// The view above or below all rows.
    case edge(UIView)
  }

  /// Adds a cell at its current height and position, styled as a row of a section with `count` rows.
  package func place(_ cell: UITableViewCell, row: Int, of count: Int) {
    cell.table = self
    addSubview(cell)
    canvasParts.append(.cell(cell, row: row, last: count - 1))
  }

  /// Adds a section's header above its rows, or its footer below them, in the given space.
  ///
  /// The title is next to the rows: a header is at the bottom of the space, and a footer is at its top. The space is in
  /// content coordinates, in points.
  package func place(title: String, of section: Int, isFooter: Bool, in space: CGRect) {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    prepare(view, section, isFooter: isFooter)
    view.show(title: title, rowMetrics)
    let height = min(view.fittingHeight(forWidth: space.width), space.height)
    view.frame = CGRect(
      x: space.minX, y: isFooter ? space.minY : space.maxY - height, width: space.width, height: height)
    addSubview(view)
    canvasParts.append(.title(view))
  }

  /// Adds the view above or below all rows at its current height and position.
  package func placeEdge(_ view: UIView) {
    addSubview(view)
    canvasParts.append(.edge(view))
  }

  /// Sets the horizontal positions and widths of the parts of the canvas.
  ///
  /// Cells and titles have the width of the table's rows, and the views above and below them the width of the table.
  func layOutCanvas() {
    for part in canvasParts {
      switch part {
      case .cell(let cell, let row, let last):
        spread(cell, from: rowEdges.left, width: rowWidth)
        cell.rowAppearance = appearance(row: row, last: last, of: cell)
      case .title(let view):
        view.contentInsets = rowSafeArea
        spread(view, from: rowEdges.left, width: rowWidth)
      case .edge(let view): spread(view, from: 0, width: bounds.width)
      }
    }
  }

  private func spread(_ view: UIView, from x: CGFloat, width: CGFloat) {
    view.frame = CGRect(x: x, y: view.frame.minY, width: width, height: view.frame.height)
  }
}
