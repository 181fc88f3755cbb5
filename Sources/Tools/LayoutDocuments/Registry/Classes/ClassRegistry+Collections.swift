import UIKitCore

extension ClassRegistry {
  static let collection = ClassDescription(
    Catalog.collection,
    children: [ChildDescription](of: UICollectionView.self) {
      Child(one: "collectionViewLayout", UICollectionViewLayout.self, "The layout; a flow layout by default.") {
        $0.collectionViewLayout = $1
      }
      Child(list: "sections", of: CollectionSection.self, "The sections with their items.") {
        CollectionItems($1).fill($0)
      }
    } + Catalog.collection.children)

  static let collectionSection = ClassDescription(
    "CollectionSection", "A section of a collection.",
    make: { CollectionSection() },
    children: [ChildDescription](of: CollectionSection.self) {
      Child(list: "items", of: UICollectionViewCell.self, "The items in their order.") { $0.items = $1 }
      Child(one: "header", "A view above the items.", \.header)
      Child(one: "footer", "A view below the items.", \.footer)
    })

  static let listCell = ClassDescription(
    Catalog.listCell,
    properties: [
      PropertyDescription(
        "accessories", .list(of: .cellAccessory),
        "The accessories; controls of editing mode are shown while items are edited."
      ) {
        (cell: UICollectionViewListCell, accessories) in cell.accessories = accessories.map(\.accessory)
      }
    ] + Catalog.listCell.descriptions,
    children: swipeActions(of: UICollectionViewListCell.self))

  static let compositionalLayout = ClassDescription(
    Catalog.compositionalLayout,
    properties: [
      PropertyDescription(initializerKey: "section", .compositionalSection, "The arrangement of each section.")
    ] + Catalog.compositionalLayout.descriptions
  ) { node, context in
    let section = node["section"].flatMap { ValueType.compositionalSection.decode($0, context) }
    return (section ?? CompositionalSection()).layout
  }
}
