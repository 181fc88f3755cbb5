import UIKitCore

/// A section of items in a document.
final class CollectionSection: NSObject {
  var items: [UICollectionViewCell] = []
  var header: UICollectionReusableView?
  var footer: UICollectionReusableView?
}

/// A data source of the items in a document.
final class CollectionItems: NSObject, UICollectionViewDataSource {
  private let sections: [CollectionSection]

  init(_ sections: [CollectionSection]) {
    self.sections = sections
  }

  /// Shows the items in a collection view and applies their selection.
  func fill(_ collection: UICollectionView) {
    let selected = sections.enumerated().flatMap { sectionIndex, section in
      section.items.indices.filter { section.items[$0].isSelected }.map { IndexPath(item: $0, section: sectionIndex) }
    }
    if selected.count > 1 { collection.allowsMultipleSelection = true }
    collection.retainedDataSource = self
    for path in selected { collection.selectItem(at: path, animated: false, scrollPosition: []) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    sections[indexPath.section].items[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let section = sections[indexPath.section]
    let view = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    return view ?? UICollectionReusableView(frame: .zero)
  }
}
