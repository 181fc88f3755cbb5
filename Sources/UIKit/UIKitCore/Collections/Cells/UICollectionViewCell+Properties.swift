internal import Foundation

extension Catalog {
  package static let collectionCell = ClassProperties(
    of: UICollectionViewCell.self, "An item of a collection.", element: "collectionViewCell",
    make: { UICollectionViewCell(frame: .zero) }
  ) {
    Entry.configurations
    Entry(.documents("isSelected"), .boolean, "Indicates whether the cell is selected.", \.isSelected)
    Entry(.documents("isHighlighted"), .boolean, "Indicates whether the cell is highlighted.", \.isHighlighted)
  } children: {
    Child(part: "contentView", "The view that contains the content.", \.contentView)
    Child(one: "backgroundView", "The view behind the content.", \.backgroundView)
    Child(one: "selectedBackgroundView", "The view behind the content of a selected cell.", \.selectedBackgroundView)
  }
}
