extension Catalog {
  package static let collectionLayout = ClassProperties(
    of: UICollectionViewLayout.self, "The superclass of the layouts of collections."
  ) {}
}
