extension Catalog {
  package static let navigationItem = ClassProperties(
    of: UINavigationItem.self, "The title and the buttons of a screen in a navigation bar.", shorthand: "title",
    make: { UINavigationItem(title: "") }
  ) {
    Entry("title", .text, "The title of the screen.", \.title)
    Entry("prompt", .text, "The line of text above the title.", \.prompt)
    Entry(
      .documents("backButtonTitle"), .text, "The title that the back button of the next screen shows.",
      \.backButtonTitle)
    Entry(
      .documents("backButtonDisplayMode"),
      .word("a mode", ["default": .default, "generic": .generic, "minimal": .minimal]),
      "The rule by which the back button of the next screen shows a title; `minimal` for no title.",
      \.backButtonDisplayMode)
    Entry(.documents("hidesBackButton"), .boolean, "Indicates whether the back button is hidden.", \.hidesBackButton)
    Entry(
      .documents("leftItemsSupplementBackButton"), .boolean,
      "Indicates whether left items are next to the back button.", \.leftItemsSupplementBackButton)
    Entry(
      "largeTitleDisplayMode",
      .word("a mode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
      "The rule for showing a large title.", \.largeTitleDisplayMode)
    Entry(
      .documents("preferredSearchBarPlacement"),
      .word(
        "a place of the search bar",
        [
          "automatic": .automatic, "integrated": .integrated, "stacked": .stacked,
          "integratedCentered": .integratedCentered, "integratedButton": .integratedButton,
        ]),
      "The place of the search bar; an automatic one is in the toolbar on phones with glass.",
      \.preferredSearchBarPlacement)
    Entry(
      .documents("searchBarPlacementAllowsToolbarIntegration"), .boolean,
      "Indicates whether a toolbar can show the search bar, on phones with glass.",
      \.searchBarPlacementAllowsToolbarIntegration)
    Entry(
      .documents("hidesSearchBarWhenScrolling"), .boolean, "Indicates whether scrolling hides the search bar.",
      \.hidesSearchBarWhenScrolling)
  }
}
