import UIKitCore

extension Catalogue {
  package static let navigationBar = ClassProperties(
    of: UINavigationBar.self,
    [
      Property(
        .named("prefersLargeTitles", inFiles: "largeTitles"), .boolean, "Whether the title is large.",
        \UINavigationBar.prefersLargeTitles),
      Property(.documents("titleTextAttributes"), .textAttributes, "How the title looks.") {
        (bar: UINavigationBar, attributes) in bar.titleTextAttributes = attributes
      },
      Property(.documents("largeTitleTextAttributes"), .textAttributes, "How a large title looks.") {
        (bar: UINavigationBar, attributes) in bar.largeTitleTextAttributes = attributes
      },
      Property(.documents("barStyle"), .word(.barStyle), "Whether the bar is dark.", \UINavigationBar.barStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UINavigationBar.barTintColor),
      Property(.documents("backgroundImage"), .image, "A picture behind the bar.") { (bar: UINavigationBar, image) in
        bar.setBackgroundImage(image, for: .default)
      },
      Property(
        .documents("backIndicatorImage"), .image, "The picture of the back button.", \UINavigationBar.backIndicatorImage
      ),
      Property("isTranslucent", .boolean, "Whether content shines through.", \UINavigationBar.isTranslucent),
    ])

  package static let toolbar = ClassProperties(
    of: UIToolbar.self,
    [
      Property(.documents("barStyle"), .word(.barStyle), "Whether the bar is dark.", \UIToolbar.barStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UIToolbar.barTintColor),
      Property("isTranslucent", .boolean, "Whether content shines through.", \UIToolbar.isTranslucent),
    ])

  package static let tabBar = ClassProperties(
    of: UITabBar.self,
    [
      Property(.documents("barStyle"), .word(.barStyle), "Whether the bar is dark.", \UITabBar.barStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UITabBar.barTintColor),
      Property("isTranslucent", .boolean, "Whether content shines through.", \UITabBar.isTranslucent),
      Property(
        .documents("unselectedItemTintColor"), .color, "The colour of the other tabs.",
        \UITabBar.unselectedItemTintColor),
    ])

  package static let searchBar = ClassProperties(
    of: UISearchBar.self,
    [
      Property("text", .text, "The text of the field.", \UISearchBar.text),
      Property("placeholder", .text, "The placeholder of an empty field.", \UISearchBar.placeholder),
      Property(.documents("prompt"), .text, "A line above the field.", \UISearchBar.prompt),
      Property(
        "searchBarStyle", .word("a style", ["default": .default, "prominent": .prominent, "minimal": .minimal]),
        "Whether the bar has a ground.", \UISearchBar.searchBarStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UISearchBar.barTintColor),
      Property(.documents("backgroundImage"), .image, "A picture behind the field.", \UISearchBar.backgroundImage),
      Property("showsCancelButton", .boolean, "Whether a button to cancel is shown.", \UISearchBar.showsCancelButton),
      Property(
        .documents("showsBookmarkButton"), .boolean, "Whether the field ends with a book.",
        \UISearchBar.showsBookmarkButton),
      Property(
        .documents("showsSearchResultsButton"), .boolean, "Whether the field ends with a list.",
        \UISearchBar.showsSearchResultsButton),
      Property("showsScopeBar", .boolean, "Whether scopes are shown.", \UISearchBar.showsScopeBar),
    ])
}
