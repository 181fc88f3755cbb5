import UIKitCore

extension ClassRegistry {
  static let table = ClassDescription(
    "UITableView", inherits: "UIScrollView", "Rows below one another, in sections.",
    with: "style", .word("a style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]),
    "The separation of sections.",
    make: { UITableView(frame: .zero, style: $0 ?? .plain) },
    properties: [
      PropertyDescription("rowHeight", .length, "The height of rows; 0 for that of the content.") {
        (table: UITableView, height) in table.rowHeight = height > 0 ? height : UITableView.automaticDimension
      },
      PropertyDescription(
        "sectionHeaderHeight", .length, "The height of headers.", \UITableView.sectionHeaderHeight),
      PropertyDescription(
        "sectionFooterHeight", .length, "The height of footers.", \UITableView.sectionFooterHeight),
      PropertyDescription(
        "sectionHeaderTopPadding", .length, "Room above headers.", \UITableView.sectionHeaderTopPadding),
      PropertyDescription(
        "separatorStyle", .word("a style", ["none": .none, "singleLine": .singleLine]),
        "The lines between rows.", \UITableView.separatorStyle),
      PropertyDescription("separatorColor", .color, "The colour of those lines.", \UITableView.separatorColor),
      PropertyDescription(
        "separatorInset", .edgeInsets, "How far those lines stay from the edges.", \UITableView.separatorInset),
      PropertyDescription(
        "cellLayoutMarginsFollowReadableWidth", .boolean, "Whether wide tables have wide margins.",
        \UITableView.cellLayoutMarginsFollowReadableWidth),
      PropertyDescription(
        "allowsMultipleSelection", .boolean, "Whether several rows can be selected.",
        \UITableView.allowsMultipleSelection),
      PropertyDescription("isEditing", .boolean, "Whether rows are being edited.", \UITableView.isEditing),
    ],
    children: [
      .list("sections", of: "TableSection", "The sections with their rows.") {
        (table: UITableView, sections: [TableSection]) in TableRows(sections).fill(table)
      },
      .one("tableHeaderView", "UIView", "A view above the rows.") { (table: UITableView, view: UIView) in
        view.takeFittingHeight()
        table.tableHeaderView = view
      },
      .one("tableFooterView", "UIView", "A view below the rows.") { (table: UITableView, view: UIView) in
        view.takeFittingHeight()
        table.tableFooterView = view
      },
      .one("backgroundView", "UIView", "A view behind the rows.", \UITableView.backgroundView),
    ])

  static let tableSection = ClassDescription(
    "TableSection", inherits: nil, "Rows of a table under a title.",
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
    "UITableViewCell", "A row of a table.", shorthand: "text",
    with: "style",
    .word("a style", ["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle]),
    "The position of the second text.",
    make: { UITableViewCell(style: $0 ?? .default, reuseIdentifier: nil) },
    properties: [
      PropertyDescription("text", .text, "The text of its label.") { (cell: UITableViewCell, text) in
        cell.textLabel?.text = text
      },
      PropertyDescription("detailText", .text, "The text of its second label.") { (cell: UITableViewCell, text) in
        cell.detailTextLabel?.text = text
      },
      PropertyDescription("image", .image, "Its picture.") { (cell: UITableViewCell, image) in
        cell.imageView?.image = image
      },
      PropertyDescription("contentConfiguration", .listContent, "Texts and picture in one, as of iOS 14.") {
        (cell: UITableViewCell, content) in cell.contentConfiguration = content.configuration
      },
      PropertyDescription("backgroundConfiguration", .backgroundConfiguration, "The background, as of iOS 14.") {
        (cell: UITableViewCell, background) in cell.backgroundConfiguration = background
      },
      PropertyDescription(
        "accessoryType", .accessoryType, "The accessory at the trailing end.", \UITableViewCell.accessoryType),
      PropertyDescription(
        "editingAccessoryType", .accessoryType, "The accessory while editing.",
        \UITableViewCell.editingAccessoryType),
      PropertyDescription(
        "selectionStyle",
        .word("a style", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        "How it looks while selected.", \UITableViewCell.selectionStyle),
      PropertyDescription(
        "separatorInset", .edgeInsets, "How far the line below stays from the edges.",
        \UITableViewCell.separatorInset),
      PropertyDescription(
        "indentationLevel", .integer(0...100), "How deep it is indented.", \UITableViewCell.indentationLevel),
      PropertyDescription(
        "indentationWidth", .length, "How far one level is indented.", \UITableViewCell.indentationWidth),
      PropertyDescription("isSelected", .boolean, "Whether it is selected.", \UITableViewCell.isSelected),
      PropertyDescription("isHighlighted", .boolean, "Whether it is pressed.", \UITableViewCell.isHighlighted),
    ],
    children: [
      .part("contentView", "UIView", "The container of its subviews.") { (cell: UITableViewCell) in cell.contentView },
      .part("textLabel", "UILabel", "Its label.") { (cell: UITableViewCell) in cell.textLabel },
      .part("detailTextLabel", "UILabel", "Its second label.") { (cell: UITableViewCell) in cell.detailTextLabel },
      .part("imageView", "UIImageView", "The view of its picture.") { (cell: UITableViewCell) in cell.imageView },
      .one("accessoryView", "UIView", "A view at the trailing end.", \UITableViewCell.accessoryView),
      .one("backgroundView", "UIView", "A view behind the content.", \UITableViewCell.backgroundView),
      .one(
        "selectedBackgroundView", "UIView", "A view behind the content while selected.",
        \UITableViewCell.selectedBackgroundView),
    ])

  static let headerFooter = ClassDescription(
    "UITableViewHeaderFooterView", "A header or footer of a section.", shorthand: "text",
    make: { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    properties: [
      PropertyDescription("text", .text, "The text of its label.") { (view: UITableViewHeaderFooterView, text) in
        view.textLabel?.text = text
      },
      PropertyDescription("contentConfiguration", .listContent, "Texts and picture in one, as of iOS 14.") {
        (view: UITableViewHeaderFooterView, content) in view.contentConfiguration = content.configuration
      },
      PropertyDescription("backgroundConfiguration", .backgroundConfiguration, "The background, as of iOS 14.") {
        (view: UITableViewHeaderFooterView, background) in view.backgroundConfiguration = background
      },
    ],
    children: [
      .part("contentView", "UIView", "The container of its subviews.") { (view: UITableViewHeaderFooterView) in
        view.contentView
      },
      .part("textLabel", "UILabel", "Its label.") { (view: UITableViewHeaderFooterView) in view.textLabel },
      .one("backgroundView", "UIView", "A view behind the content.", \UITableViewHeaderFooterView.backgroundView),
    ])
}
