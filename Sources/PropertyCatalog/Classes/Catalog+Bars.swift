import UIKitCore

extension Catalog {
  package static let navigationBar = ClassProperties(of: UINavigationBar.self) {
    Entry(
      .named("prefersLargeTitles", inFiles: "largeTitles"), .boolean, "Indicates whether titles are large.",
      \.prefersLargeTitles)
    Entry(.documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
      $0.titleTextAttributes = $1
    }
    Entry(.documents("largeTitleTextAttributes"), .textAttributes, "The attributes of a large title.") {
      $0.largeTitleTextAttributes = $1
    }
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor)
    Entry(.documents("backgroundImage"), .image, "The picture behind the bar.") {
      $0.setBackgroundImage($1, for: .default)
    }
    Entry(
      .documents("shadowImage"), .image, "The picture in place of the line at the bottom edge.", \.shadowImage)
    Entry(.documents("backIndicatorImage"), .image, "The picture of the back button.", \.backIndicatorImage)
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent)
  }

  package static let toolbar = ClassProperties(of: UIToolbar.self) {
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor)
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent)
  }

  package static let tabBar = ClassProperties(of: UITabBar.self) {
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor)
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent)
    Entry(
      .documents("unselectedItemTintColor"), .color, "The color of tabs that are not selected.",
      \.unselectedItemTintColor)
    Entry(.documents("backgroundImage"), .image, "The picture behind the bar.", \.backgroundImage)
    Entry(.documents("shadowImage"), .image, "The picture in place of the line at the top edge.", \.shadowImage)
    Entry(
      .documents("selectionIndicatorImage"), .image, "The picture behind the selected tab.", \.selectionIndicatorImage)
  }

  package static let searchBar = ClassProperties(of: UISearchBar.self) {
    Entry("text", .text, "The text of the field.", \.text)
    Entry("placeholder", .text, "The placeholder of an empty field.", \.placeholder)
    Entry(.documents("prompt"), .text, "The line of text above the field.", \.prompt)
    Entry(
      "searchBarStyle", .word("a style", ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      "The style of the bar; a minimal one has no background.", \.searchBarStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor)
    Entry(.documents("backgroundImage"), .image, "The picture behind the field.", \.backgroundImage)
    Entry("showsCancelButton", .boolean, "Indicates whether the cancel button is shown.", \.showsCancelButton)
    Entry(
      .documents("showsBookmarkButton"), .boolean, "Indicates whether the bookmark button is shown.",
      \.showsBookmarkButton)
    Entry(
      .documents("showsSearchResultsButton"), .boolean, "Indicates whether the button for search results is shown.",
      \.showsSearchResultsButton)
    Entry("showsScopeBar", .boolean, "Indicates whether the scope bar is shown.", \.showsScopeBar)
  }
}
