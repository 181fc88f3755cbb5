extension Catalog {
  /// Readers create the section that is the initializer's argument from their own notation.
  package static let compositionalLayout = ClassProperties(
    of: UICollectionViewCompositionalLayout.self,
    "A layout of sections that consist of groups of items, or are lists."
  ) {
    Entry(
      .documents("scrollDirection"), .word(.scrollDirection),
      "The direction of scrolling, in which sections follow one another."
    ) { layout, direction in
      let configuration = layout.configuration
      configuration.scrollDirection = direction
      layout.configuration = configuration
    }
    Entry(.documents("interSectionSpacing"), .length, "The gap between sections, in points.") { layout, spacing in
      let configuration = layout.configuration
      configuration.interSectionSpacing = spacing
      layout.configuration = configuration
    }
  }
}
