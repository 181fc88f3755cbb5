extension Catalog {
  package static let tabBarItem = ClassProperties(
    of: UITabBarItem.self, "A tab of a tab bar.", shorthand: "title",
    with: .argument(
      "systemItem",
      .word(
        "a system item",
        [
          "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
          "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
          "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]), "The system item with the title and picture of the tab."),
    make: { (systemItem: UITabBarItem.SystemItem?) in
      systemItem.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    }
  ) {
    Entry("selectedImage", .image, "The picture of the selected tab.", \.selectedImage)
    Entry("badgeValue", .text, "The text of the badge.", \.badgeValue)
    Entry(.documents("badgeColor"), .color, "The color of the badge.", \.badgeColor).appearance
    Entry(
      .documents("titlePositionAdjustment"), .offset,
      "The offset of the title to the right and down, in points. It has no effect.", \.titlePositionAdjustment
    ).appearance
  }
}
