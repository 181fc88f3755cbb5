import UIKitCore

/// Tables and collections, their cells and layouts.
extension Catalog {
  package static let table = ClassProperties(of: UITableView.self) {
    Entry("rowHeight", .number, nil, \.rowHeight)
    Entry("sectionHeaderHeight", .length, "The height of headers, in points.", \.sectionHeaderHeight)
    Entry("sectionFooterHeight", .length, "The height of footers, in points.", \.sectionFooterHeight)
    Entry(
      .documents("sectionHeaderTopPadding"), .length, "The space above headers, in points.", \.sectionHeaderTopPadding)
    Entry(
      "separatorStyle", .word("a style", ["none": .none, "singleLine": .singleLine]),
      "The style of the separators between rows.", \.separatorStyle)
    Entry("separatorColor", .color, "The color of the separators.", \.separatorColor)
    Entry("separatorInset", .edgeInsets, "The insets of the separators, in points.", \.separatorInset)
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
  }

  package static let tableCell = ClassProperties(of: UITableViewCell.self) {
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
  }

  package static let collection = ClassProperties(of: UICollectionView.self) {
    Entry("allowsSelection", .boolean, nil, \.allowsSelection)
    Entry(
      "allowsMultipleSelection", .boolean, "Indicates whether several items can be selected.", \.allowsMultipleSelection
    )
    Entry(.documents("isEditing"), .boolean, "Indicates whether items are being edited.", \.isEditing)
  }

  package static let flowLayout = ClassProperties(of: UICollectionViewFlowLayout.self) {
    Entry(
      "scrollDirection", .word(.scrollDirection), "The direction of scrolling, in which lines follow one another.",
      \.scrollDirection)
    Entry("itemSize", .size, "The size of the items, in points.", \.itemSize)
    Entry("estimatedItemSize", .size, "The estimated size of self-sizing items, in points.", \.estimatedItemSize)
    Entry("minimumLineSpacing", .length, "The minimum gap between lines, in points.", \.minimumLineSpacing)
    Entry(
      "minimumInteritemSpacing", .length, "The minimum gap between items of a line, in points.",
      \.minimumInteritemSpacing)
    Entry("sectionInset", .edgeInsets, "The insets around each section, in points.", \.sectionInset)
    Entry(
      .documents("sectionInsetReference"),
      .word(
        "a reference",
        [
          "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea,
          "fromLayoutMargins": .fromLayoutMargins,
        ]), "The area from whose sides section insets are measured.", \.sectionInsetReference)
    Entry("headerReferenceSize", .size, "The size of the headers, in points.", \.headerReferenceSize)
    Entry("footerReferenceSize", .size, "The size of the footers, in points.", \.footerReferenceSize)
  }
}
