import UIKitCore

/// Tables and collections, their cells and layouts.
extension Catalogue {
  package static let table = ClassProperties(
    of: UITableView.self,
    [
      Property("rowHeight", .number, nil, \UITableView.rowHeight),
      Property("sectionHeaderHeight", .length, "The height of headers.", \UITableView.sectionHeaderHeight),
      Property("sectionFooterHeight", .length, "The height of footers.", \UITableView.sectionFooterHeight),
      Property(
        .documents("sectionHeaderTopPadding"), .length, "Room above headers.", \UITableView.sectionHeaderTopPadding),
      Property(
        "separatorStyle", .word("a style", ["none": .none, "singleLine": .singleLine]), "The lines between rows.",
        \UITableView.separatorStyle),
      Property("separatorColor", .color, "The colour of those lines.", \UITableView.separatorColor),
      Property("separatorInset", .edgeInsets, "How far those lines stay from the edges.", \UITableView.separatorInset),
      Property(
        .documents("cellLayoutMarginsFollowReadableWidth"), .boolean, "Whether wide tables have wide margins.",
        \UITableView.cellLayoutMarginsFollowReadableWidth),
      Property("allowsSelection", .boolean, nil, \UITableView.allowsSelection),
      Property(
        .documents("allowsMultipleSelection"), .boolean, "Whether several rows can be selected.",
        \UITableView.allowsMultipleSelection),
      Property(.documents("isEditing"), .boolean, "Whether rows are being edited.", \UITableView.isEditing),
    ])

  package static let tableCell = ClassProperties(
    of: UITableViewCell.self,
    [
      Property(
        "accessoryType", .word(.accessoryType), "The accessory at the trailing end.", \UITableViewCell.accessoryType),
      Property(
        .documents("editingAccessoryType"), .word(.accessoryType), "The accessory while editing.",
        \UITableViewCell.editingAccessoryType),
      Property(
        "selectionStyle", .word("a style", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        "How it looks while selected.", \UITableViewCell.selectionStyle),
      Property(
        "separatorInset", .edgeInsets, "How far the line below stays from the edges.", \UITableViewCell.separatorInset),
      Property("indentationLevel", .integer(0...100), "How deep it is indented.", \UITableViewCell.indentationLevel),
      Property("indentationWidth", .length, "How far one level is indented.", \UITableViewCell.indentationWidth),
      Property(.documents("isSelected"), .boolean, "Whether it is selected.", \UITableViewCell.isSelected),
      Property(.documents("isHighlighted"), .boolean, "Whether it is pressed.", \UITableViewCell.isHighlighted),
    ])

  package static let collection = ClassProperties(
    of: UICollectionView.self,
    [
      Property("allowsSelection", .boolean, nil, \UICollectionView.allowsSelection),
      Property(
        "allowsMultipleSelection", .boolean, "Whether several items can be selected.",
        \UICollectionView.allowsMultipleSelection),
    ])

  package static let flowLayout = ClassProperties(
    of: UICollectionViewFlowLayout.self,
    [
      Property(
        "scrollDirection", .word(.scrollDirection), "Whether lines follow one another down or across.",
        \UICollectionViewFlowLayout.scrollDirection),
      Property("itemSize", .size, "The size of items.", \UICollectionViewFlowLayout.itemSize),
      Property(
        "estimatedItemSize", .size, "A guess at the size of items that size themselves.",
        \UICollectionViewFlowLayout.estimatedItemSize),
      Property("minimumLineSpacing", .length, "The gap between lines.", \UICollectionViewFlowLayout.minimumLineSpacing),
      Property(
        "minimumInteritemSpacing", .length, "The least gap between items of a line.",
        \UICollectionViewFlowLayout.minimumInteritemSpacing),
      Property("sectionInset", .edgeInsets, "Room around each section.", \UICollectionViewFlowLayout.sectionInset),
      Property("headerReferenceSize", .size, "The size of headers.", \UICollectionViewFlowLayout.headerReferenceSize),
      Property("footerReferenceSize", .size, "The size of footers.", \UICollectionViewFlowLayout.footerReferenceSize),
    ])
}
