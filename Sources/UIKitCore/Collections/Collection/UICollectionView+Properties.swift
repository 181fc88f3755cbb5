extension Catalog {
  package static let collection = ClassProperties(of: UICollectionView.self) {
    Entry("allowsSelection", .boolean, nil, \.allowsSelection)
    Entry(
      "allowsMultipleSelection", .boolean, "Indicates whether several items can be selected.", \.allowsMultipleSelection
    )
    Entry(.documents("isEditing"), .boolean, "Indicates whether items are being edited.", \.isEditing)
  }
}
