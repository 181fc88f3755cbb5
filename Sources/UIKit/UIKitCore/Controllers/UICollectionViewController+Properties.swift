extension Catalog {
  package static let collectionController = ClassProperties(
    of: UICollectionViewController.self, "A screen whose view is a collection.", element: "collectionViewController",
    make: { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
  ) {
  } children: {
    Child(part: "collectionView", "The collection.", \.collectionView)
    Child.ownView
  }
}
