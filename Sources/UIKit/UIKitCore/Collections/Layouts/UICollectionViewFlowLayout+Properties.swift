extension Catalog {
  package static let flowLayout = ClassProperties(
    of: UICollectionViewFlowLayout.self, "A layout of items in lines.", make: { UICollectionViewFlowLayout() }
  ) {
    Entry(
      "scrollDirection", .word(.scrollDirection), "The direction of scrolling, in which lines follow one another.",
      \.scrollDirection)
    Entry("itemSize", .size, "The size of the items, in points.", \.itemSize)
    Entry("estimatedItemSize", .size, "The estimated size of self-sizing items, in points.", \.estimatedItemSize)
    Entry("minimumLineSpacing", .length, "The minimum gap between lines, in points.", \.minimumLineSpacing)
    Entry(
      "minimumInteritemSpacing", .length, "The minimum gap between items of a line, in points.",
      \.minimumInteritemSpacing)
    Entry("sectionInset", .edgeInsets, "The insets around each section, in points.", \.sectionInset)
    Entry(
      .documents("sectionInsetReference"),
      .word(
        "a reference",
        [
          "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea,
          "fromLayoutMargins": .fromLayoutMargins,
        ]), "The area from whose sides section insets are measured.", \.sectionInsetReference)
    Entry("headerReferenceSize", .size, "The size of the headers, in points.", \.headerReferenceSize)
    Entry("footerReferenceSize", .size, "The size of the footers, in points.", \.footerReferenceSize)
  }
}
