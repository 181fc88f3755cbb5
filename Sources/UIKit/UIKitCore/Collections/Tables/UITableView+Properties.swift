internal import Foundation

extension Catalog {
  package static let table = ClassProperties(
    of: UITableView.self, "A table of rows in sections.", element: "tableView",
    with: .argument("style", .word(.tableStyle), "The style of the sections."),
    make: { (style: UITableView.Style?) in UITableView(frame: .zero, style: style ?? .plain) }
  ) {
    Entry("rowHeight", .number, nil, \.rowHeight)
    Entry("sectionHeaderHeight", .length, "The height of headers, in points.", \.sectionHeaderHeight)
    Entry("sectionFooterHeight", .length, "The height of footers, in points.", \.sectionFooterHeight)
    Entry(
      .documents("sectionHeaderTopPadding"), .length, "The space above headers, in points.", \.sectionHeaderTopPadding)
    Entry(
      "separatorStyle", .word("a style", ["none": .none, "singleLine": .singleLine]),
      "The style of the separators between rows.", \.separatorStyle)
    Entry("separatorColor", .color, "The color of the separators.", \.separatorColor).appearance
    Entry("separatorInset", .edgeInsets, "The insets of the separators, in points.", \.separatorInset).appearance
    Entry(
      .documents("separatorInsetReference"),
      .word("a reference", ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]),
      "The edges from which separator insets are measured.", \.separatorInsetReference)
    Entry(
      .documents("cellLayoutMarginsFollowReadableWidth"), .boolean,
      "Indicates whether the margins of cells follow the readable width. It has no effect.",
      \.cellLayoutMarginsFollowReadableWidth)
    Entry("allowsSelection", .boolean, nil, \.allowsSelection)
    Entry(
      .documents("allowsMultipleSelection"), .boolean, "Indicates whether several rows can be selected.",
      \.allowsMultipleSelection)
    Entry(.documents("isEditing"), .boolean, "Indicates whether rows are being edited.", \.isEditing)
    Entry(
      "allowsSelectionDuringEditing", .boolean, "Indicates whether a row can be selected in editing mode.",
      \.allowsSelectionDuringEditing)
    Entry(
      "allowsMultipleSelectionDuringEditing", .boolean,
      "Indicates whether rows have check marks for selecting several in editing mode.",
      \.allowsMultipleSelectionDuringEditing)
    Entry("sectionIndexColor", \.sectionIndexColor).appearance
    Entry("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor).appearance
  } children: {
    Child(one: "backgroundView", "A view behind the rows.", \.backgroundView)
  }
}
