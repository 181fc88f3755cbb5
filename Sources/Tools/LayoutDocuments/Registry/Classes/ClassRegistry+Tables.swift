import UIKitCore

extension ClassRegistry {
  static let table = ClassDescription(
    Catalog.table,
    properties: [
      PropertyDescription("rowHeight", .length, "The height of rows, in points; 0 for the height of their content.") {
        (table: UITableView, height) in table.rowHeight = height > 0 ? height : UITableView.automaticDimension
      }
    ] + Catalog.table.descriptions,
    children: [ChildDescription](of: UITableView.self) {
      Child(list: "sections", of: TableSection.self, "The sections with their rows.") { TableRows($1).fill($0) }
      Child(one: "tableHeaderView", UIView.self, "A view above the rows.") { table, view in
        view.resizeToFittingHeight()
        table.tableHeaderView = view
      }
      Child(one: "tableFooterView", UIView.self, "A view below the rows.") { table, view in
        view.resizeToFittingHeight()
        table.tableFooterView = view
      }
    } + Catalog.table.children)

  static let tableSection = ClassDescription(
    "TableSection", "A section of a table.",
    make: { TableSection() },
    properties: [
      PropertyDescription("headerTitle", .text, "The text above the rows.", \TableSection.headerTitle),
      PropertyDescription("footerTitle", .text, "The text below the rows.", \TableSection.footerTitle),
    ],
    children: [ChildDescription](of: TableSection.self) {
      Child(list: "rows", of: UITableViewCell.self, "The rows in their order.") { $0.rows = $1 }
      Child(one: "header", "A view above the rows.", \.header)
      Child(one: "footer", "A view below the rows.", \.footer)
    })

  static let tableCell = ClassDescription(
    Catalog.tableCell,
    children: Catalog.tableCell.children + swipeActions(of: UITableViewCell.self)
  ).prepared { (cell: UITableViewCell) in cell.delegateEditingStyle = .delete }

  /// The keys of the actions beside a row.
  static func swipeActions<Row: SwipeableRow & NSObject>(of row: Row.Type) -> [ChildDescription] {
    [ChildDescription](of: row) {
      swipeActions("leadingSwipeActions", at: "leading", isLeading: true)
      swipeActions("trailingSwipeActions", at: "trailing", isLeading: false)
    }
  }

  private static func swipeActions<Row: SwipeableRow & NSObject>(
    _ name: String, at edge: String, isLeading: Bool
  ) -> Child<Row> {
    Child(
      list: name, of: UIContextualAction.self,
      "The actions at the \(edge) edge, which the picture shows as after a swipe, the outermost first."
    ) { row, actions in
      row.showSwipeActions(UISwipeActionsConfiguration(actions: actions), atLeadingEdge: isLeading)
    }.presented
  }
}
