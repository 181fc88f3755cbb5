import UIKitCore

extension ClassRegistry {
  static let table = ClassDescription(
    Catalog.table,
    with: "style", .word(.tableStyle),
    "The style of the sections.",
    make: { UITableView(frame: .zero, style: $0 ?? .plain) },
    properties: [
      PropertyDescription("rowHeight", .length, "The height of rows, in points; 0 for the height of their content.") {
        (table: UITableView, height) in table.rowHeight = height > 0 ? height : UITableView.automaticDimension
      }
    ] + Catalog.table.descriptions,
    children: [
      .list("sections", of: "TableSection", "The sections with their rows.") {
        (table: UITableView, sections: [TableSection]) in TableRows(sections).fill(table)
      },
      .one("tableHeaderView", "UIView", "A view above the rows.") { (table: UITableView, view: UIView) in
        view.resizeToFittingHeight()
        table.tableHeaderView = view
      },
      .one("tableFooterView", "UIView", "A view below the rows.") { (table: UITableView, view: UIView) in
        view.resizeToFittingHeight()
        table.tableFooterView = view
      },
      .one("backgroundView", "UIView", "A view behind the rows.", \UITableView.backgroundView),
    ])

  static let tableSection = ClassDescription(
    "TableSection", inherits: nil, "A section of a table.",
    make: { TableSection() },
    properties: [
      PropertyDescription("headerTitle", .text, "The text above the rows.", \TableSection.headerTitle),
      PropertyDescription("footerTitle", .text, "The text below the rows.", \TableSection.footerTitle),
    ],
    children: [
      .list("rows", of: "UITableViewCell", "The rows in their order.") {
        (section: TableSection, rows: [UITableViewCell]) in section.rows = rows
      },
      .one("header", "UIView", "A view above the rows.", \TableSection.header),
      .one("footer", "UIView", "A view below the rows.", \TableSection.footer),
    ])

  static let tableCell = ClassDescription(
    Catalog.tableCell,
    with: "style",
    .word(.cellStyle),
    "The position of the second text.",
    make: { style in
      let cell = UITableViewCell(style: style ?? .default, reuseIdentifier: nil)
      cell.delegateEditingStyle = .delete
      return cell
    },
    properties: [
      PropertyDescription(
        "editingStyle", .word("a style", ["none": .none, "delete": .delete, "insert": .insert]),
        "The control before the content in editing mode."
      ) { (cell: UITableViewCell, style: UITableViewCell.EditingStyle) in cell.delegateEditingStyle = style },
      PropertyDescription("text", .text, "The text of the label.") { (cell: UITableViewCell, text) in
        cell.textLabel?.text = text
      },
      PropertyDescription("detailText", .text, "The text of the second label.") { (cell: UITableViewCell, text) in
        cell.detailTextLabel?.text = text
      },
      PropertyDescription("image", .image, "The picture of the cell.") { (cell: UITableViewCell, image) in
        cell.imageView?.image = image
      },
    ] + configurations(of: UITableViewCell.self) + Catalog.tableCell.descriptions,
    children: [
      .part("contentView", "UIView", "The view that contains the content.", \UITableViewCell.contentView),
      .part("textLabel", "UILabel", "The label of the text.", \UITableViewCell.textLabel),
      .part("detailTextLabel", "UILabel", "The label of the second text.", \UITableViewCell.detailTextLabel),
      .part("imageView", "UIImageView", "The view of the picture.", \UITableViewCell.imageView),
      .one("accessoryView", "UIView", "The view at the trailing end.", \UITableViewCell.accessoryView),
      .one("backgroundView", "UIView", "The view behind the content.", \UITableViewCell.backgroundView),
      .one(
        "selectedBackgroundView", "UIView", "The view behind the content of a selected cell.",
        \UITableViewCell.selectedBackgroundView),
    ] + swipeActions(of: UITableViewCell.self))

  static let headerFooter = ClassDescription(
    "UITableViewHeaderFooterView", "A header or footer of a section.", shorthand: "text",
    make: { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    properties: [
      PropertyDescription("text", .text, "The text of the label.") { (view: UITableViewHeaderFooterView, text) in
        view.textLabel?.text = text
      }
    ] + configurations(of: UITableViewHeaderFooterView.self),
    children: [
      .part("contentView", "UIView", "The view that contains the content.", \UITableViewHeaderFooterView.contentView),
      .part("textLabel", "UILabel", "The label of the text.", \UITableViewHeaderFooterView.textLabel),
      .one("backgroundView", "UIView", "The view behind the content.", \UITableViewHeaderFooterView.backgroundView),
    ])

  /// The keys of the actions beside a row.
  static func swipeActions<Row: SwipeableRow & NSObject>(of row: Row.Type) -> [ChildDescription] {
    [("leadingSwipeActions", "leading", true), ("trailingSwipeActions", "trailing", false)].map {
      name, edge, isLeading in
      .list(
        name, of: "UIContextualAction",
        "The actions at the \(edge) edge, which the picture shows as after a swipe, the outermost first."
      ) { (row: Row, actions: [UIContextualAction]) in
        row.showSwipeActions(UISwipeActionsConfiguration(actions: actions), atLeadingEdge: isLeading)
      }
      .presented
    }
  }

  static let contextualAction = ClassDescription(
    "UIContextualAction", inherits: nil, "An action beside a row.", shorthand: "title",
    with: "style", .word("a style", ["normal": .normal, "destructive": .destructive]),
    "The role of the action, which determines its color.",
    make: { UIContextualAction(style: $0 ?? .normal, title: nil) { _, _, _ in } },
    properties: [
      PropertyDescription("title", .text, "The title.", \UIContextualAction.title),
      PropertyDescription("image", .image, "The picture.", \UIContextualAction.image),
      PropertyDescription("backgroundColor", .color, "The color behind the title.") {
        (action: UIContextualAction, color) in action.backgroundColor = color
      },
    ])
}
