import UIKitCore

/// Attributes of table views, their cells, and collection views.
extension AttributeTable {
  static func setTableView(_ table: UITableView, _ element: Element, _ builder: SceneBuilder) {
    let log = builder.log
    if let value = element.number("rowHeight", log) { table.rowHeight = value }
    if let value = element.number("sectionHeaderHeight", log) { table.sectionHeaderHeight = value }
    if let value = element.number("sectionFooterHeight", log) { table.sectionFooterHeight = value }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = element.child("color", key: "separatorColor") {
      table.separatorColor = UIColor.from(color, builder.document)
    }
    if let value = element.child("inset", key: "separatorInset") { table.separatorInset = insets(value, log) }
    if let value = element.flag("allowsSelection") { table.allowsSelection = value }
  }

  static func setTableViewCell(_ cell: UITableViewCell, _ element: Element, _ builder: SceneBuilder) {
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    if let content = element.child(key: "contentConfiguration") {
      var configuration = cell.defaultContentConfiguration()
      configuration.text = string("text", of: content)
      if let text = string("secondaryText", of: content), !text.isEmpty { configuration.secondaryText = text }
      if let name = content["image"] { configuration.image = builder.image(named: name, in: content) }
      cell.contentConfiguration = configuration
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let value = element.child("inset", key: "separatorInset") { cell.separatorInset = insets(value, builder.log) }
    if let value = element.number("indentationWidth", builder.log) { cell.indentationWidth = value }
    if let value = element.integer("indentationLevel", builder.log) { cell.indentationLevel = value }
  }

  static func setCollectionView(_ collection: UICollectionView, _ element: Element, _ builder: SceneBuilder) {
    let log = builder.log
    if let value = element.flag("allowsSelection") { collection.allowsSelection = value }
    if let value = element.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = value }
    guard let description = element.child("collectionViewFlowLayout", key: "collectionViewLayout"),
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    if description["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let value = description.number("minimumLineSpacing", log) { layout.minimumLineSpacing = value }
    if let value = description.number("minimumInteritemSpacing", log) { layout.minimumInteritemSpacing = value }
    func size(_ key: String) -> CGSize? { description.child("size", key: key)?.size(log) }
    if let value = size("itemSize") { layout.itemSize = value }
    if description["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let value = size("estimatedItemSize") {
      layout.estimatedItemSize = value
    }
    if let value = size("headerReferenceSize") { layout.headerReferenceSize = value }
    if let value = size("footerReferenceSize") { layout.footerReferenceSize = value }
    if let value = description.child("inset", key: "sectionInset") { layout.sectionInset = insets(value, log) }
  }
}
