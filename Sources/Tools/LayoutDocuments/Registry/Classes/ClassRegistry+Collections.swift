import UIKitCore

extension ClassRegistry {
  static let collection = ClassDescription(
    Catalog.collection,
    children: [
      .one("collectionViewLayout", "UICollectionViewLayout", "The layout; a flow layout by default.") {
        (collection: UICollectionView, layout: UICollectionViewLayout) in collection.collectionViewLayout = layout
      },
      .list("sections", of: "CollectionSection", "The sections with their items.") {
        (collection: UICollectionView, sections: [CollectionSection]) in CollectionItems(sections).fill(collection)
      },
      .one("backgroundView", "UIView", "A view behind the items.", \UICollectionView.backgroundView),
    ])

  static let collectionSection = ClassDescription(
    "CollectionSection", inherits: nil, "A section of a collection.",
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
    properties: configurations(of: UICollectionViewCell.self) + [
      PropertyDescription(
        "isSelected", .boolean, "Indicates whether the cell is selected.", \UICollectionViewCell.isSelected),
      PropertyDescription(
        "isHighlighted", .boolean, "Indicates whether the cell is highlighted.", \UICollectionViewCell.isHighlighted),
    ],
    children: [
      .part("contentView", "UIView", "The view that contains the content.", \UICollectionViewCell.contentView),
      .one("backgroundView", "UIView", "The view behind the content.", \UICollectionViewCell.backgroundView),
      .one(
        "selectedBackgroundView", "UIView", "The view behind the content of a selected cell.",
        \UICollectionViewCell.selectedBackgroundView),
    ])

  static let listCell = ClassDescription(
    "UICollectionViewListCell", inherits: "UICollectionViewCell", "A row of a list.",
    make: { UICollectionViewListCell(frame: .zero) },
    properties: [
      PropertyDescription(
        "accessories", .list(of: .cellAccessory),
        "The accessories; controls of editing mode are shown while items are edited."
      ) {
        (cell: UICollectionViewListCell, accessories) in cell.accessories = accessories.map(\.accessory)
      },
      PropertyDescription(
        "indentationLevel", .integer(0...100), "The number of indentation levels.",
        \UICollectionViewListCell.indentationLevel),
      PropertyDescription(
        "indentationWidth", .length, "The width of one indentation level, in points.",
        \UICollectionViewListCell.indentationWidth),
    ], children: swipeActions(of: UICollectionViewListCell.self))

  static let listContentView = ClassDescription(
    "UIListContentView", "A view of the texts and the picture of a row.",
    make: { UIListContentView(configuration: .cell()) },
    properties: [
      PropertyDescription("configuration", .listContent, "The texts and the picture.") {
        (view: UIListContentView, content) in view.configuration = content.configuration
      }
    ])

  static let contentUnavailableView = ClassDescription(
    "UIContentUnavailableView", "A view that explains why there is nothing to show.",
    make: { UIContentUnavailableView(configuration: .empty()) },
    properties: [
      PropertyDescription("configuration", .contentUnavailable, "The picture, the texts and the buttons.") {
        (view: UIContentUnavailableView, content) in view.configuration = content.configuration
      }
    ])

  static let collectionLayout = ClassDescription(Catalog.collectionLayout)

  static let compositionalLayout = ClassDescription(
    "UICollectionViewCompositionalLayout", inherits: "UICollectionViewLayout",
    "A layout of sections that consist of groups of items, or are lists.",
    with: "section", .compositionalSection, "The arrangement of each section.",
    make: { ($0 ?? CompositionalSection()).layout },
    properties: [
      PropertyDescription(
        "scrollDirection", .scrollDirection, "The direction of scrolling, in which sections follow one another."
      ) {
        (layout: UICollectionViewCompositionalLayout, direction) in
        let configuration = layout.configuration
        configuration.scrollDirection = direction
        layout.configuration = configuration
      },
      PropertyDescription("interSectionSpacing", .length, "The gap between sections, in points.") {
        (layout: UICollectionViewCompositionalLayout, spacing) in
        let configuration = layout.configuration
        configuration.interSectionSpacing = spacing
        layout.configuration = configuration
      },
    ])
}
