extension Catalog {
  package static let tableCell = ClassProperties(
    of: UITableViewCell.self, "A row of a table.", shorthand: "text",
    with: .argument("style", .word(.cellStyle), "The position of the second text."),
    make: { (style: UITableViewCell.CellStyle?) in
      UITableViewCell(style: style ?? .default, reuseIdentifier: nil)
    }
  ) {
    Entry(
      .documents("editingStyle"), .word("a style", ["none": .none, "delete": .delete, "insert": .insert]),
      "The control before the content in editing mode."
    ) { (cell, style: UITableViewCell.EditingStyle) in cell.delegateEditingStyle = style }
    Entry(.documents("text"), .text, "The text of the label.") { $0.textLabel?.text = $1 }
    Entry(.documents("detailText"), .text, "The text of the second label.") { $0.detailTextLabel?.text = $1 }
    Entry(.documents("image"), .image, "The picture of the cell.") { $0.imageView?.image = $1 }
    Entry.configurations
    Entry("accessoryType", .word(.accessoryType), "The accessory at the trailing end.", \.accessoryType)
    Entry(
      "editingAccessoryType", .word(.accessoryType), "The accessory at the trailing end in editing mode.",
      \.editingAccessoryType)
    Entry(
      "showsReorderControl", .boolean, "Indicates whether the cell has a control for moving it in editing mode.",
      \.showsReorderControl)
    Entry(
      "shouldIndentWhileEditing", .boolean,
      "Indicates whether the content moves in editing mode, even if there is no control before it.",
      \.shouldIndentWhileEditing)
    Entry(
      "selectionStyle", .word("a style", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
      "The style of the selected cell.", \.selectionStyle)
    Entry("separatorInset", .edgeInsets, "The insets of the separator below, in points.", \.separatorInset)
    Entry("indentationLevel", .integer(0...100), "The number of indentation levels.", \.indentationLevel)
    Entry("indentationWidth", .length, "The width of one indentation level, in points.", \.indentationWidth)
    Entry(.documents("isSelected"), .boolean, "Indicates whether the cell is selected.", \.isSelected)
    Entry(.documents("isHighlighted"), .boolean, "Indicates whether the cell is highlighted.", \.isHighlighted)
  } children: {
    Child(part: "contentView", "The view that contains the content.", \.contentView)
    Child(part: "textLabel", "The label of the text.", \.textLabel)
    Child(part: "detailTextLabel", "The label of the second text.", \.detailTextLabel)
    Child(part: "imageView", "The view of the picture.", \.imageView)
    Child(one: "accessoryView", "The view at the trailing end.", \.accessoryView)
    Child(one: "backgroundView", "The view behind the content.", \.backgroundView)
    Child(one: "selectedBackgroundView", "The view behind the content of a selected cell.", \.selectedBackgroundView)
  }
}
