extension Catalog {
  package static let searchBar = ClassProperties(
    of: UISearchBar.self, "A search field with its buttons and scopes.", element: "searchBar", make: { UISearchBar() }
  ) {
    Entry("text", .text, "The text of the field.", \.text)
    Entry("placeholder", .text, "The placeholder of an empty field.", \.placeholder)
    Entry(.documents("prompt"), .text, "The line of text above the field.", \.prompt)
    Entry(
      "searchBarStyle", .word("a style", ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      "The style of the bar; a minimal one has no background.", \.searchBarStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor).appearance
    Entry(.documents("backgroundImage"), .image, "The picture behind the field.", \.backgroundImage).appearance
    Entry("showsCancelButton", .boolean, "Indicates whether the cancel button is shown.", \.showsCancelButton)
    Entry(
      .documents("showsBookmarkButton"), .boolean, "Indicates whether the bookmark button is shown.",
      \.showsBookmarkButton)
    Entry(
      .documents("showsSearchResultsButton"), .boolean, "Indicates whether the button for search results is shown.",
      \.showsSearchResultsButton)
    Entry("showsScopeBar", .boolean, "Indicates whether the scope bar is shown.", \.showsScopeBar)
    Entry(.documents("scopeButtonTitles"), .texts, "The titles of the scopes.") { $0.scopeButtonTitles = $1 }
      .keyed(by: \.scopeButtonTitles)
    Entry(
      .documents("selectedScopeButtonIndex"), .integer(0...100), "The index of the selected scope, from 0.",
      \.selectedScopeButtonIndex)
  } children: {
    Child(part: "searchTextField", "The text field of the bar.", \.searchTextField)
  }
}
