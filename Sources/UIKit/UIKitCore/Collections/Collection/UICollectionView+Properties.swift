internal import Foundation

extension Catalog {
  package static let collection = ClassProperties(
    of: UICollectionView.self, "A collection of items that a layout arranges.", element: "collectionView",
    make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
  ) {
    Entry("allowsSelection", .boolean, nil, \.allowsSelection)
    Entry(
      "allowsMultipleSelection", .boolean, "Indicates whether several items can be selected.", \.allowsMultipleSelection
    )
    Entry(.documents("isEditing"), .boolean, "Indicates whether items are being edited.", \.isEditing)
  } children: {
    Child(one: "backgroundView", "A view behind the items.", \.backgroundView)
  }
}
