extension Catalog {
  package static let splitController = ClassProperties(
    of: UISplitViewController.self, "Two or three screens side by side.", element: "splitViewController",
    with: .argument(
      .documents("style"), .word("a style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]),
      "The number of columns."),
    make: { (style: UISplitViewController.Style?) in UISplitViewController(style: style ?? .doubleColumn) },
    makeInFile: { UISplitViewController() }
  ) {
    Entry(
      .documents("preferredDisplayMode"),
      .word(
        "a mode",
        [
          "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
          "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
          "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]), "The columns that are shown.", \.preferredDisplayMode)
    Entry(
      .documents("preferredPrimaryColumnWidth"), .length, "The width of the first column, in points.",
      \.preferredPrimaryColumnWidth)
    Entry(
      .documents("preferredPrimaryColumnWidthFraction"), .fraction,
      "The width of the first column as a fraction of the whole width.", \.preferredPrimaryColumnWidthFraction)
    Entry(
      .documents("minimumPrimaryColumnWidth"), .length, "The minimum width of the first column, in points.",
      \.minimumPrimaryColumnWidth)
    Entry(
      .documents("maximumPrimaryColumnWidth"), .length, "The maximum width of the first column, in points.",
      \.maximumPrimaryColumnWidth)
    Entry(
      .documents("preferredSupplementaryColumnWidth"), .length, "The width of the middle column, in points.",
      \.preferredSupplementaryColumnWidth)
    Entry(
      .documents("primaryEdge"), .word("an edge", ["leading": .leading, "trailing": .trailing]),
      "The side of the first column.", \.primaryEdge)
  } children: {
    column("primary", .primary, "The first column.")
    column("supplementary", .supplementary, "The middle one of three columns.")
    column("secondary", .secondary, "The last column.")
    column("compact", .compact, "The screen for widths without space for columns.")
    Child.ownView
  }

  private static func column(
    _ name: String, _ column: UISplitViewController.Column, _ summary: String
  ) -> Child<UISplitViewController> {
    Child(one: name, UIViewController.self, summary) { $0.setViewController($1, for: column) }
  }
}
