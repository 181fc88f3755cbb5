import UIKitCore

/// Tables and collections, their cells and layouts.
extension Catalogue {
  package static let table = ClassProperties(
    of: UITableView.self,
    [
      Property("rowHeight", .number, nil, \UITableView.rowHeight),
      Property("sectionHeaderHeight", .length, "The height of headers, in points.", \UITableView.sectionHeaderHeight),
      Property("sectionFooterHeight", .length, "The height of footers, in points.", \UITableView.sectionFooterHeight),
      Property(
        .documents("sectionHeaderTopPadding"), .length, "The space above headers, in points.",
        \UITableView.sectionHeaderTopPadding),
      Property(
        "separatorStyle", .word("a style", ["none": .none, "singleLine": .singleLine]),
        "The style of the separators between rows.",
        \UITableView.separatorStyle),
      Property("separatorColor", .color, "The colour of the separators.", \UITableView.separatorColor),
      Property("separatorInset", .edgeInsets, "The insets of the separators, in points.", \UITableView.separatorInset),
      Property(
        .documents("cellLayoutMarginsFollowReadableWidth"), .boolean,
        "Indicates whether the margins of cells follow the readable width.",
        \UITableView.cellLayoutMarginsFollowReadableWidth),
      Property("allowsSelection", .boolean, nil, \UITableView.allowsSelection),
      Property(
        .documents("allowsMultipleSelection"), .boolean, "Indicates whether several rows can be selected.",
        \UITableView.allowsMultipleSelection),
      Property(.documents("isEditing"), .boolean, "Indicates whether rows are being edited.", \UITableView.isEditing),
    ])

  package static let tableCell = ClassProperties(
    of: UITableViewCell.self,
    [
      Property(
        "accessoryType", .word(.accessoryType), "The accessory at the trailing end.", \UITableViewCell.accessoryType),
      Property(
        .documents("editingAccessoryType"), .word(.accessoryType), "The accessory at the trailing end in editing mode.",
        \UITableViewCell.editingAccessoryType),
      Property(
        "selectionStyle", .word("a style", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        "The style of the selected cell.", \UITableViewCell.selectionStyle),
      Property(
        "separatorInset", .edgeInsets, "The insets of the separator below, in points.", \UITableViewCell.separatorInset),
      Property(
        "indentationLevel", .integer(0...100), "The number of indentation levels.", \UITableViewCell.indentationLevel),
      Property(
        "indentationWidth", .length, "The width of one indentation level, in points.", \UITableViewCell.indentationWidth
      ),
      Property(
        .documents("isSelected"), .boolean, "Indicates whether the cell is selected.", \UITableViewCell.isSelected),
      Property(
        .documents("isHighlighted"), .boolean, "Indicates whether the cell is highlighted.",
        \UITableViewCell.isHighlighted),
    ])

  package static let collection = ClassProperties(
    of: UICollectionView.self,
    [
      Property("allowsSelection", .boolean, nil, \UICollectionView.allowsSelection),
      Property(
        "allowsMultipleSelection", .boolean, "Indicates whether several items can be selected.",
        \UICollectionView.allowsMultipleSelection),
    ])

  package static let flowLayout = ClassProperties(
    of: UICollectionViewFlowLayout.self,
    [
      Property(
        "scrollDirection", .word(.scrollDirection), "The direction of scrolling, in which lines follow one another.",
        \UICollectionViewFlowLayout.scrollDirection),
      Property("itemSize", .size, "The size of the items, in points.", \UICollectionViewFlowLayout.itemSize),
      Property(
        "estimatedItemSize", .size, "The estimated size of self-sizing items, in points.",
        \UICollectionViewFlowLayout.estimatedItemSize),
      Property(
        "minimumLineSpacing", .length, "The minimum gap between lines, in points.",
        \UICollectionViewFlowLayout.minimumLineSpacing),
      Property(
        "minimumInteritemSpacing", .length, "The minimum gap between items of a line, in points.",
        \UICollectionViewFlowLayout.minimumInteritemSpacing),
      Property(
        "sectionInset", .edgeInsets, "The insets around each section, in points.",
        \UICollectionViewFlowLayout.sectionInset),
      Property(
        "headerReferenceSize", .size, "The size of the headers, in points.",
        \UICollectionViewFlowLayout.headerReferenceSize),
      Property(
        "footerReferenceSize", .size, "The size of the footers, in points.",
        \UICollectionViewFlowLayout.footerReferenceSize),
    ])
}
