import UIKitCore

extension Catalogue {
  package static let navigationBar = ClassProperties(
    of: UINavigationBar.self,
    [
      Property(
        .named("prefersLargeTitles", inFiles: "largeTitles"), .boolean, "Indicates whether titles are large.",
        \UINavigationBar.prefersLargeTitles),
      Property(.documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
        (bar: UINavigationBar, attributes) in bar.titleTextAttributes = attributes
      },
      Property(.documents("largeTitleTextAttributes"), .textAttributes, "The attributes of a large title.") {
        (bar: UINavigationBar, attributes) in bar.largeTitleTextAttributes = attributes
      },
      Property(
        .documents("barStyle"), .word(.barStyle), "The style of the bar: light or dark.", \UINavigationBar.barStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UINavigationBar.barTintColor),
      Property(.documents("backgroundImage"), .image, "The picture behind the bar.") { (bar: UINavigationBar, image) in
        bar.setBackgroundImage(image, for: .default)
      },
      Property(
        .documents("backIndicatorImage"), .image, "The picture of the back button.", \UINavigationBar.backIndicatorImage
      ),
      Property(
        "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar.",
        \UINavigationBar.isTranslucent),
    ])

  package static let toolbar = ClassProperties(
    of: UIToolbar.self,
    [
      Property(.documents("barStyle"), .word(.barStyle), "The style of the bar: light or dark.", \UIToolbar.barStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UIToolbar.barTintColor),
      Property(
        "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar.",
        \UIToolbar.isTranslucent),
    ])

  package static let tabBar = ClassProperties(
    of: UITabBar.self,
    [
      Property(.documents("barStyle"), .word(.barStyle), "The style of the bar: light or dark.", \UITabBar.barStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UITabBar.barTintColor),
      Property(
        "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar.",
        \UITabBar.isTranslucent),
      Property(
        .documents("unselectedItemTintColor"), .color, "The colour of tabs that are not selected.",
        \UITabBar.unselectedItemTintColor),
    ])

  package static let searchBar = ClassProperties(
    of: UISearchBar.self,
    [
      Property("text", .text, "The text of the field.", \UISearchBar.text),
      Property("placeholder", .text, "The placeholder of an empty field.", \UISearchBar.placeholder),
      Property(.documents("prompt"), .text, "The line of text above the field.", \UISearchBar.prompt),
      Property(
        "searchBarStyle", .word("a style", ["default": .default, "prominent": .prominent, "minimal": .minimal]),
        "The style of the bar; a minimal one has no background.", \UISearchBar.searchBarStyle),
      Property("barTintColor", .color, "The colour of the bar.", \UISearchBar.barTintColor),
      Property(.documents("backgroundImage"), .image, "The picture behind the field.", \UISearchBar.backgroundImage),
      Property(
        "showsCancelButton", .boolean, "Indicates whether the cancel button is shown.", \UISearchBar.showsCancelButton),
      Property(
        .documents("showsBookmarkButton"), .boolean, "Indicates whether the bookmark button is shown.",
        \UISearchBar.showsBookmarkButton),
      Property(
        .documents("showsSearchResultsButton"), .boolean, "Indicates whether the button for search results is shown.",
        \UISearchBar.showsSearchResultsButton),
      Property("showsScopeBar", .boolean, "Indicates whether the scope bar is shown.", \UISearchBar.showsScopeBar),
    ])
}
