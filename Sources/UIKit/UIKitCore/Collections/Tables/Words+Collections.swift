extension Words where Value == UITableViewCell.AccessoryType {
  static let accessoryType = Words(
    "an accessory",
    [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ])
}

extension Words where Value == UICollectionView.ScrollDirection {
  package static let scrollDirection = Words("a direction", ["vertical": .vertical, "horizontal": .horizontal])
}

extension Words where Value == UITableView.Style {
  package static let tableStyle = Words(
    "a style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
}

extension Words where Value == UITableViewCell.CellStyle {
  package static let cellStyle = Words(
    "a style", ["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle],
    inFiles: [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ])
}
