import PropertyCatalogue
import UIKitCore

extension ClassRegistry {
  static let collection = ClassDescription(
    "UICollectionView", inherits: "UIScrollView", "Items in an arrangement of their own.",
    make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    properties: Catalogue.collection.descriptions,
    children: [
      .one("collectionViewLayout", "UICollectionViewLayout", "The arrangement; a flow where none is given.") {
        (collection: UICollectionView, layout: UICollectionViewLayout) in collection.collectionViewLayout = layout
      },
      .list("sections", of: "CollectionSection", "The sections with their items.") {
        (collection: UICollectionView, sections: [CollectionSection]) in CollectionItems(sections).fill(collection)
      },
      .one("backgroundView", "UIView", "A view behind the items.", \UICollectionView.backgroundView),
    ])

  static let collectionSection = ClassDescription(
    "CollectionSection", inherits: nil, "Items of a collection.",
    make: { CollectionSection() },
    children: [
      .list("items", of: "UICollectionViewCell", "The items in their order.") {
        (section: CollectionSection, items: [UICollectionViewCell]) in section.items = items
      },
      .one("header", "UICollectionReusableView", "A view above the items.", \CollectionSection.header),
      .one("footer", "UICollectionReusableView", "A view below the items.", \CollectionSection.footer),
    ])

  static let reusableView = ClassDescription(
    "UICollectionReusableView", "A header, footer or item of a collection.",
    make: { UICollectionReusableView(frame: .zero) })

  static let collectionCell = ClassDescription(
    "UICollectionViewCell", inherits: "UICollectionReusableView", "An item of a collection.",
    make: { UICollectionViewCell(frame: .zero) },
    properties: [
      PropertyDescription("contentConfiguration", .listContent, "Texts and picture in one, as of iOS 14.") {
        (cell: UICollectionViewCell, content) in cell.contentConfiguration = content.configuration
      },
      PropertyDescription("backgroundConfiguration", .backgroundConfiguration, "The background, as of iOS 14.") {
        (cell: UICollectionViewCell, background) in cell.backgroundConfiguration = background
      },
      PropertyDescription("isSelected", .boolean, "Whether it is selected.", \UICollectionViewCell.isSelected),
      PropertyDescription("isHighlighted", .boolean, "Whether it is pressed.", \UICollectionViewCell.isHighlighted),
    ],
    children: [
      .part("contentView", "UIView", "The container of its subviews.") { (cell: UICollectionViewCell) in
        cell.contentView
      },
      .one("backgroundView", "UIView", "A view behind the content.", \UICollectionViewCell.backgroundView),
      .one(
        "selectedBackgroundView", "UIView", "A view behind the content while selected.",
        \UICollectionViewCell.selectedBackgroundView),
    ])

  static let listCell = ClassDescription(
    "UICollectionViewListCell", inherits: "UICollectionViewCell", "A row of a list.",
    make: { UICollectionViewListCell(frame: .zero) },
    properties: [
      PropertyDescription("accessories", .list(of: .cellAccessory), "The accessory at the trailing end.") {
        (cell: UICollectionViewListCell, accessories) in cell.accessories = accessories.map(\.accessory)
      },
      PropertyDescription(
        "indentationLevel", .integer(0...100), "How deep it is indented.",
        \UICollectionViewListCell.indentationLevel),
      PropertyDescription(
        "indentationWidth", .length, "How far one level is indented.", \UICollectionViewListCell.indentationWidth),
    ])

  static let listContentView = ClassDescription(
    "UIListContentView", "Texts and a picture as rows show them.",
    make: { UIListContentView(configuration: .cell()) },
    properties: [
      PropertyDescription("configuration", .listContent, "The texts and the picture.") {
        (view: UIListContentView, content) in view.configuration = content.configuration
      }
    ])

  static let collectionLayout = ClassDescription(
    "UICollectionViewLayout", inherits: nil, "What arrangements of collections have in common.", make: nil)

  static let flowLayout = ClassDescription(
    "UICollectionViewFlowLayout", inherits: "UICollectionViewLayout", "Items in lines, like words.",
    make: { UICollectionViewFlowLayout() },
    properties: Catalogue.flowLayout.descriptions)

  static let compositionalLayout = ClassDescription(
    "UICollectionViewCompositionalLayout", inherits: "UICollectionViewLayout",
    "Sections made of groups made of items, or lists.",
    with: "section", .compositionalSection, "How each section is arranged.",
    make: { ($0 ?? CompositionalSection()).layout },
    properties: [
      PropertyDescription("scrollDirection", .scrollDirection, "Whether sections follow one another down or across.") {
        (layout: UICollectionViewCompositionalLayout, direction) in
        let configuration = layout.configuration
        configuration.scrollDirection = direction
        layout.configuration = configuration
      },
      PropertyDescription("interSectionSpacing", .length, "The gap between sections.") {
        (layout: UICollectionViewCompositionalLayout, spacing) in
        let configuration = layout.configuration
        configuration.interSectionSpacing = spacing
        layout.configuration = configuration
      },
    ])
}
