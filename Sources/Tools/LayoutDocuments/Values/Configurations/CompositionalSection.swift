import UIKitCore

/// The description of a section of a compositional layout.
package struct CompositionalSection: Sendable {
  var list: UICollectionLayoutListConfiguration.Appearance?
  var showsSeparators: Bool?
  var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  var group = CompositionalGroup()
  var contentInsets = NSDirectionalEdgeInsets.zero
  var interGroupSpacing: CGFloat = 0
  var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var headerHeight: NSCollectionLayoutDimension?
  var footerHeight: NSCollectionLayoutDimension?

  /// A layout in which all sections have this arrangement.
  @MainActor
  var layout: UICollectionViewCompositionalLayout {
    if let list {
      var configuration = UICollectionLayoutListConfiguration(appearance: list)
      if let showsSeparators { configuration.showsSeparators = showsSeparators }
      configuration.headerMode = headerMode
      configuration.footerMode = footerMode
      return .list(using: configuration)
    }
    let section = NSCollectionLayoutSection(group: group.group)
    section.contentInsets = contentInsets
    section.interGroupSpacing = interGroupSpacing
    section.orthogonalScrollingBehavior = scrolling
    let edges = [
      (headerHeight, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (footerHeight, UICollectionView.elementKindSectionFooter, NSRectAlignment.bottom),
    ]
    section.boundarySupplementaryItems = edges.compactMap { height, kind, alignment in
      height.map { height in
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
          elementKind: kind, alignment: alignment)
      }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// The description of a repeated row or column of items.
package struct CompositionalGroup: Sendable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var size = LayoutSizeDescription()
  var items: [CompositionalItem] = []
  /// The number of copies of the first item that share the group's length.
  var count: Int?
  var spacing: CGFloat?
  var contentInsets = NSDirectionalEdgeInsets.zero

  @MainActor
  fileprivate var group: NSCollectionLayoutGroup {
    let items = (items.isEmpty ? [CompositionalItem()] : items).map(\.item)
    let group: NSCollectionLayoutGroup
    if let count, let first = items.first {
      group =
        axis == .horizontal
        ? .horizontal(layoutSize: size.size, subitem: first, count: count)
        : .vertical(layoutSize: size.size, subitem: first, count: count)
    } else {
      group =
        axis == .horizontal
        ? .horizontal(layoutSize: size.size, subitems: items) : .vertical(layoutSize: size.size, subitems: items)
    }
    if let spacing { group.interItemSpacing = .fixed(spacing) }
    group.contentInsets = contentInsets
    return group
  }
}

/// The description of an item of a group.
package struct CompositionalItem: Sendable {
  var size = LayoutSizeDescription()
  var contentInsets = NSDirectionalEdgeInsets.zero

  @MainActor
  fileprivate var item: NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size.size)
    item.contentInsets = contentInsets
    return item
  }
}

/// The description of the width and height of a group or an item.
package struct LayoutSizeDescription: Sendable {
  var width: NSCollectionLayoutDimension?
  var height: NSCollectionLayoutDimension?

  @MainActor
  fileprivate var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: width ?? .fractionalWidth(1), heightDimension: height ?? .estimated(44))
  }
}
