internal import Foundation

extension Catalog {
  package static let listCell = ClassProperties(
    of: UICollectionViewListCell.self, "A row of a list.", make: { UICollectionViewListCell(frame: .zero) }
  ) {
    Entry(
      .documents("indentationLevel"), .integer(0...100), "The number of indentation levels.", \.indentationLevel)
    Entry(
      .documents("indentationWidth"), .length, "The width of one indentation level, in points.", \.indentationWidth)
  }
}
