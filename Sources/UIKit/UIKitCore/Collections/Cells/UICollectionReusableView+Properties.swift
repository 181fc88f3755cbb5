internal import Foundation

extension Catalog {
  package static let reusableView = ClassProperties(
    of: UICollectionReusableView.self, "A header, footer or item of a collection.", element: "collectionReusableView",
    make: { UICollectionReusableView(frame: .zero) }
  ) {}
}
