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
  } children: {
    Child(list: "leftBarButtonItems", "The buttons at the leading end.", \.leftBarButtonItems)
    Child(list: "rightBarButtonItems", "The buttons at the trailing end, the outermost first.", \.rightBarButtonItems)
    Child(one: "leftBarButtonItem", "The button at the leading end.", \.leftBarButtonItem)
    Child(one: "rightBarButtonItem", "The button at the trailing end.", \.rightBarButtonItem)
    Child(one: "backBarButtonItem", "The item with the title of the next screen's back button.", \.backBarButtonItem)
    Child(one: "titleView", "A view in place of the title.", \.titleView)
    Child(
      one: "searchController",
      "A search controller with its bar below the title or, on phones with glass, in the toolbar.", \.searchController)
    Child(one: "standardAppearance", "The appearance of the bar on this screen.", \.standardAppearance)
    Child(
      one: "scrollEdgeAppearance", "The appearance while no content is scrolled below the bar.", \.scrollEdgeAppearance)
    Child(one: "compactAppearance", "The appearance where the bar is 32 points high.", \.compactAppearance)
  }
}
